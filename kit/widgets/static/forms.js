// The forms over a table: saved games, a new game; part of every View (see table.js).

const forms = {
  drawForm() {
    const form = this.get("form");
    this.parts.form.hidden = !form.kind;
    this.refill("form", form.kind === "new" ? this.newGame(form) : form.kind === "load" ? this.saves(form) : null);
    this.shut();
    if (form.kind) this.parts.form.querySelector("select, button")?.focus({ preventScroll: true });
    this.formLive = this.get("live");
    this.drawFormSaid();
  },

  drawFormSaid() { // what is said while a form is open would be under it
    const said = this.parts.form.querySelector(".ts-form-said"), live = this.get("live");
    if (!said) return;
    if (live !== this.formLive) this.formLive = null;
    const text = this.formLive === null ? live : "";
    if (said.textContent !== text) said.textContent = text;
    said.hidden = !text;
  },

  said() { return h("p", { class: "ts-form-said", "data-role": "form-said", role: "alert", hidden: true }); },

  close(form) {
    return h("button", { type: "button", class: "ts-quiet", "data-role": "close", onclick: () => this.send("form") }, form.words.close);
  },

  saves(form) {
    return h("div", { class: "ts-sheet" }, h("h3", {}, form.title),
      form.names.length ? h("ul", {}, ...form.names.map((name) => h("li", {}, h("button", { type: "button", "data-role": "saved",
        "data-name": name, onclick: () => this.send("open", { name }) }, name)))) : h("p", {}, form.empty),
      this.said(), this.close(form));
  },

  newGame(form) {
    const [counts, chosen] = form.seats, fields = {};
    const seat = (player, place) => {
      const name = h("input", { type: "text", value: player.name, maxlength: form.name_length, "data-role": `name-${place}`,
        "aria-label": `${form.seat_labels[place]}: ${form.words.name}` });
      const kind = select(`kind-${place}`, form.kinds, player.kind, `${form.seat_labels[place]}: ${form.words["played-by"]}`,
        (value) => { name.hidden = value !== "person"; });
      name.hidden = player.kind !== "person";
      return { row: h("div", { class: "ts-row" }, h("span", {}, form.seat_labels[place]), kind, name), name, kind };
    };
    const seats = form.players.map(seat);
    const count = select("seats", counts.map((n) => [String(n), String(n)]), String(chosen), form.words.seats, () => hide());
    const hide = () => seats.forEach(({ row }, place) => { row.hidden = place >= Number(count.value); });
    const option = (entry) => (fields[entry.id] = select(`option-${entry.id}`, entry.values, entry.value, entry.text, () => {}));
    const choice = (name) => (fields[name] = select(name, form[name].values, form[name].value, form[name].text, () => {}));
    const row = (text, control, mark) => h("label", { class: "ts-row" }, h("span", {}, text, mark ?? null), control);
    const sheet = h("div", { class: "ts-sheet" }, h("h3", {}, form.title), row(form.words.seats, count),
      ...seats.map(({ row }) => row), h("h4", {}, form.words.options),
      ...form.options.map((entry) => row(`${entry.text} `, option(entry), h("abbr", { class: "ts-mark", title: entry.mark_long }, entry.mark))),
      row(form.mode.text, choice("mode")), row(form.chance.text, choice("chance")), this.said(),
      h("div", { class: "ts-steps" }, h("button", { type: "button", class: "ts-first", "data-role": "begin", onclick: () => this.send("begin", {
        players: seats.slice(0, Number(count.value)).map(({ name, kind }) => ({ name: name.value, kind: kind.value })),
        options: Object.fromEntries(form.options.map((entry) => [entry.id, fields[entry.id].value])),
        mode: fields.mode.value, chance: fields.chance.value,
        manual: this.get("chores").filter((chore) => chore.teach).map((chore) => chore.id),
      }) }, form.words.begin), this.close(form)));
    hide();
    return sheet;
  },
};
