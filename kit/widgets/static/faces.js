// Puts faces where a board names them: a face is sent once and kept; part of every View (see table.js).

const faces = {
  forgetFaces() { // the screen was passed to another seat: nothing of the one before stays
    const kept = this.get("kept").faces;
    if (!kept) return;
    const known = { ...this.get("faces"), ...this.get("fresh") };
    this.model.set("faces", Object.fromEntries(Object.entries(known).filter(([name]) => kept.includes(name))));
    for (const name of this.made.keys()) if (!kept.includes(name)) this.made.delete(name);
  },

  putFaces(board) {
    const kept = this.get("faces"), fresh = this.get("fresh");
    const faces = { ...kept, ...fresh }, places = [...board.querySelectorAll("use[data-face]")];
    if (Object.keys(fresh).some((name) => !(name in kept))) this.model.set("faces", faces);
    for (const place of places) {
      const name = place.dataset.face;
      if (name in faces) place.replaceWith(this.face(name, faces[name]));
    }
    for (const name of this.made.keys()) if (!(name in faces)) this.made.delete(name);
    const lacking = board.querySelector("use[data-face]") !== null;
    if (lacking && !this.lacking) this.model.send({ do: "faces" });
    this.lacking = lacking;
    for (const node of board.querySelectorAll("[id], [clip-path]")) { // another table may show the same face
      if (node.id) node.id = this.uid + node.id;
      const clip = node.getAttribute("clip-path");
      if (clip) node.setAttribute("clip-path", clip.replace("#", `#${this.uid}`));
    }
  },

  face(name, markup) {
    if (!this.made.has(name)) {
      const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      holder.innerHTML = markup; // made and escaped by kit.drawing.svg
      this.made.set(name, holder.firstChild);
    }
    return this.made.get(name).cloneNode(true);
  },
};
