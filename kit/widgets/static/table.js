// Shows what Python sends and sends clicks and keys back; it knows no game and no words.

const WIDE = 900, SIDE = [272, 340], BOARD = [328, 736], GAP = 14;
const TABS = ["why", "can", "rule", "log", "chores", "lesson"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SHORTCUTS = { u: "undo", t: "undo-turn", r: "redo", h: "hint" };

function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

function svg(text) {
  const holder = h("span", { class: "ts-disc", "aria-hidden": "true" });
  holder.innerHTML = text; // made and escaped by kit.drawing.svg
  return holder;
}

function select(role, entries, value, label, change) {
  const box = h("select", { "data-role": role, "aria-label": label, onchange: () => change(box.value) });
  for (const [key, text] of entries) box.append(h("option", { value: key, selected: key === value }, text));
  return box;
}

class View {
  constructor(model, el) {
    this.model = model;
    this.tab = "why";
    this.menu = false;
    this.keyboard = false;
    this.parts = {};
    this.made = new Map();
    this.uid = `ts${Math.random().toString(36).slice(2, 10)}-`; // each table has this module for itself
    this.root = h("div", { class: "tableside", "data-lm-suppress-shortcuts": "true", "data-role": "table" });
    const part = (name, tag = "div", attributes = {}) =>
      (this.parts[name] = h(tag, { class: `ts-${name}`, "data-role": name, ...attributes }));
    this.root.append(
      part("head", "header"),
      h("div", { class: "ts-body" },
        (this.main = h("div", { class: "ts-main" },
          part("board"), part("bar"), part("legend"), part("live", "p", { "aria-live": "polite", role: "status" }))),
        (this.side = h("div", { class: "ts-side" }, part("tabs", "div", { role: "tablist" }),
          ...TABS.map((name) => part(name, "section")))),
        part("form"), part("cover")));
    el.append(this.root);
    this.listen();
    this.all();
    this.watch();
  }

  get(name) { return this.model.get(name); }
  label(id) { return this.get("labels")[id] ?? ""; }
  send(kind, content = {}) { this.model.send({ do: kind, rev: this.get("rev"), ...content }); }

  listen() {
    const on = (names, action) => {
      const events = names.split(" ").map((name) => `change:${name}`).join(" ");
      const bound = () => action.call(this);
      this.model.on(events, bound);
      this.undo = [...(this.undo ?? []), () => this.model.off(events, bound)];
    };
    on("board", this.drawBoard);
    on("kept", this.forgetFaces);
    on("faces", () => { if (this.lacking) this.drawBoard(); });
    on("head labels lang theme", this.drawHead);
    on("labels", this.drawLegend);
    on("labels lang theme rev", this.dress);
    on("bar labels", this.drawBar);
    on("why labels", this.drawWhy);
    on("can labels", this.drawCan);
    on("rule labels", this.drawRule);
    on("log_panel labels", this.drawLog);
    on("chores labels", this.drawChores);
    on("lesson labels", this.drawLesson);
    on("why can rule log_panel chores lesson labels", this.drawTabs);
    on("live why", this.drawLive);
    on("cover", this.drawCover);
    on("form", this.drawForm);
    on("live form", this.drawFormSaid);
    on("font_bold", this.font);
    this.root.addEventListener("keydown", (event) => this.key(event));
    for (const name of ["keyup", "keypress"]) this.root.addEventListener(name, (event) => event.stopPropagation());
    this.parts.board.addEventListener("click", (event) => {
      const spot = event.target.closest("[data-spot]");
      if (spot) this.touch(spot);
    });
    this.root.addEventListener("pointerdown", () => { this.keyboard = false; });
    this.parts.board.addEventListener("focusin", (event) => this.focused(event.target.closest("[data-spot]")));
    this.parts.board.addEventListener("focusout", () => this.ring(null));
  }

  all() {
    this.dress(); this.font(); this.drawHead(); this.drawBoard(); this.drawBar(); this.drawLegend(); this.drawWhy();
    this.drawCan(); this.drawRule(); this.drawLog(); this.drawChores(); this.drawLesson(); this.drawTabs();
    this.drawLive(); this.drawCover(); this.drawForm();
  }

  // --- size, theme, font

  watch() {
    const report = () => this.see();
    this.sizes = new ResizeObserver(report);
    this.sizes.observe(this.root);
    this.themes = new MutationObserver(() => { this.dress(); report(); });
    this.themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    report();
  }

  see() {
    // While JupyterLab changes its theme nothing has a width for a moment: the last one serves.
    const room = this.root.clientWidth || this.room;
    if (!room) return;
    this.room = room;
    const wide = room >= WIDE;
    const side = Math.min(SIDE[1], Math.max(SIDE[0], room - BOARD[1] - 3 * GAP));
    const free = wide ? room - side - 3 * GAP : room - 16;
    const width = Math.floor(Math.min(BOARD[1], Math.max(BOARD[0], free)) / 4) * 4;
    this.root.classList.toggle("ts-is-wide", wide);
    this.root.classList.toggle("ts-is-narrow", !wide);
    this.root.style.setProperty("--ts-side-width", `${side}px`);
    const seen = `${width} ${this.dark()}`;
    if (seen === this.seen) return;
    this.seen = seen;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.model.send({ do: "see", width, dark: this.dark() }), this.told ? 120 : 0);
    this.told = true;
  }

  dark() {
    const light = document.body.dataset.jpThemeLight;
    return light === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : light === "false";
  }

  dress() {
    const theme = this.get("theme");
    this.root.dataset.theme = theme === "auto" ? (this.dark() ? "dark" : "light") : theme;
    this.root.lang = this.get("lang");
    this.root.dataset.rev = this.get("rev");
  }

  async font() {
    const family = this.get("font_family"), key = `${family} ${this.get("font_bold")?.byteLength}`;
    if (!family || key === this.fontKey) return;
    this.fontKey = key;
    for (const [weight, name] of [["400", "font_regular"], ["700", "font_bold"]]) {
      const bytes = this.get(name);
      if (!bytes || !bytes.byteLength) continue;
      const face = new FontFace(family, bytes.buffer ?? bytes, { weight });
      try { document.fonts.add(await face.load()); } catch { /* the system's fonts serve */ }
    }
    this.root.style.setProperty("--ts-family", `"${family}"`);
  }

  // --- head

  drawHead() {
    const head = this.get("head"), label = (id) => this.label(id);
    const button = (role, text, action) =>
      h("button", { type: "button", "data-role": role, onclick: action }, text);
    const sheet = (kind) => { this.menu = false; this.drawHead(); this.send("form", { kind }); };
    const lesson = Object.keys(this.get("lesson")).length > 0;
    const own = head.buttons?.map(([role, text]) =>
      button(role, text, () => (role === "lines" ? sheet(role) : this.send(role))));
    const usual = own ? [] : [
      lesson ? null : button("undo", label("undo"), () => this.send("undo")),
      lesson ? null : button("undo-turn", label("undo-turn"), () => this.send("undo-turn")),
      lesson ? null : button("redo", label("redo"), () => this.send("redo")),
      button("hint", label("hint"), () => this.send("hint")),
      lesson ? null : button("save", label("save"), () => this.send("save")),
      lesson ? null : button("load", label("load"), () => sheet("load")),
      lesson ? null : button("new", label("new-game"), () => sheet("new")),
    ];
    const actions = [
      ...(own ?? usual),
      select("lang", label("languages") || [], this.get("lang"), label("language"), (lang) => this.send("lang", { lang })),
      select("theme", ["auto", "light", "dark"].map((name) => [name, label(`screen-theme-${name}`)]), this.get("theme"),
        label("theme"), (theme) => this.send("theme", { theme })),
    ];
    this.refill("head",
      h("div", { class: "ts-title" },
        h("strong", { class: "ts-game" }, head.game ?? ""),
        h("div", {}, h("h2", {}, head.title ?? ""), h("p", { "data-role": "status" }, head.line ?? ""))),
      h("div", { class: "ts-quick" },
        h("button", { type: "button", "data-role": "ask", "aria-label": label("why-not"), onclick: () => this.ask() }, "?"),
        h("button", {
          type: "button", "data-role": "menu", "aria-label": label("screen-menu"), "aria-expanded": String(this.menu),
          onclick: () => { this.menu = !this.menu; this.drawHead(); },
        }, "≡")),
      h("div", { class: `ts-actions${this.menu ? " ts-open" : ""}` }, ...actions));
  }

  // --- board

  spots() { return [...this.parts.board.querySelectorAll("[data-spot]")]; }
  spot(id) { return this.spots().find((spot) => spot.dataset.spot === id); }

  drawBoard() {
    const board = this.parts.board, had = board.contains(document.activeElement);
    board.innerHTML = this.get("board"); // made and escaped by kit.drawing.svg
    this.putFaces(board);
    const picture = board.querySelector("svg");
    if (picture) picture.style.maxWidth = `${picture.viewBox.baseVal.width}px`;
    const spots = this.spots();
    if (!spots.length) { if (had) this.first("bar"); return; }
    const stop = this.spot(this.at) ?? spots[Math.min(this.index ?? 0, spots.length - 1)];
    for (const spot of spots) spot.setAttribute("tabindex", spot === stop ? "0" : "-1");
    if (had) stop.focus({ preventScroll: true });
  }

  first(part) { this.parts[part].querySelector("button")?.focus({ preventScroll: true }); }

  focused(spot) {
    if (!spot) return;
    for (const other of this.spots()) other.setAttribute("tabindex", other === spot ? "0" : "-1");
    this.at = spot.dataset.spot;
    this.index = this.spots().indexOf(spot);
    this.ring(this.keyboard ? this.at : null);
  }

  ring(id) {
    for (const ring of this.parts.board.querySelectorAll("[data-ring]")) ring.classList.toggle("on", ring.dataset.ring === id);
  }

  touch(spot) { this.at = spot.dataset.spot; this.send("touch", { spot: this.at }); }
  ask() { if (this.at) this.send("ask", { spot: this.at }); this.show("why"); }

  move([dx, dy]) {
    const spots = this.spots(), from = this.spot(this.at) ?? spots[0];
    if (!from) return;
    const middle = (spot) => {
      const box = (spot.querySelector("rect") ?? spot).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null, least = Infinity;
    for (const spot of spots) {
      const [sx, sy] = middle(spot), along = (sx - x) * dx + (sy - y) * dy, across = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      const far = along + 2.5 * across;
      if (spot !== from && along > 4 && far < least) { best = spot; least = far; }
    }
    (best ?? from).focus();
  }

  // --- keys

  key(event) {
    event.stopPropagation();
    this.keyboard = true;
    const typing = event.target.closest("input, select, textarea");
    if (typing && !(event.key === "Escape" && this.get("form").kind)) return;
    if (this.pressed(event)) event.preventDefault();
  }

  pressed(event) {
    const { key, target } = event, spot = target.closest("[data-spot]"), onBoard = this.parts.board.contains(target);
    if (key === "Escape") { this.send(Object.keys(this.get("form")).length ? "form" : "clear"); return true; }
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) return this.lay();
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (onBoard && ARROWS[key]) { this.move(ARROWS[key]); return true; }
    if (spot && (key === "Enter" || key === " ")) { this.touch(spot); return true; }
    if (key === "?") { this.ask(); return true; }
    const pad = /^\d$/.test(key) ? key : { "-": "minus", "\u2212": "minus", Backspace: "back" }[key];
    if (pad !== undefined && this.spot(`key:${pad}`)) { this.send("touch", { spot: `key:${pad}` }); return true; }
    const shortcut = SHORTCUTS[key.toLowerCase()];
    if (shortcut) { this.send(shortcut); return true; }
    return false;
  }

  lay() {
    const [offer] = this.get("bar").offers ?? [];
    if (offer) this.send("touch", { spot: offer.spot });
    return true;
  }

  // --- below the board

  drawBar() {
    const bar = this.get("bar"), offers = bar.offers ?? [];
    this.refill("bar",
      ...offers.map((offer, place) => h("button", {
        type: "button", class: place ? "" : "ts-first", "data-role": "offer", "data-offer": offer.spot,
        onclick: () => this.send("touch", { spot: offer.spot }),
      }, offer.text)),
      bar.clear ? h("button", { type: "button", class: "ts-quiet", "data-role": "clear", onclick: () => this.send("clear") },
        this.label("screen-clear")) : null);
    this.parts.bar.hidden = !offers.length && !bar.clear;
  }

  drawLegend() {
    const entry = (name, mark) => !this.label(name) ? null : h("span", { class: `ts-key ts-key-${name}` },
      h("i", { "aria-hidden": "true" }, mark), this.label(name));
    this.refill("legend", entry("legal", "•"), entry("not-now", "?"), entry("chosen", "✓"), entry("sealed", ""),
      entry("keyboard", ""), h("small", {}, this.label("screen-keys")));
  }

  drawLive() {
    const refused = (this.get("why").reasons ?? []).length > 0, live = this.get("live");
    this.parts.live.classList.toggle("ts-refused", refused);
    this.parts.live.textContent = (refused && live ? "✕ " : "") + live;
  }

  // --- panels

  section(name, ...content) { this.refill(name, ...content); this.parts[name].hidden = content.length === 0; }
  ruleLink(id, text) {
    return h("button", { type: "button", class: "ts-link", "data-role": "rule-link", "data-rule": id,
      onclick: () => { this.send("rule", { id }); this.show("rule"); } }, text);
  }

  drawWhy() {
    const why = this.get("why"), reasons = why.reasons ?? [];
    this.parts.why.classList.toggle("ts-refused", reasons.length > 0);
    if (!reasons.length) {
      this.section("why", h("h3", {}, this.label("why-not")), h("p", { class: "ts-mute" }, this.label("screen-nothing-refused")));
      return;
    }
    this.section("why", h("h3", {}, "✕ ", this.label("screen-not-possible")), h("p", {}, why.tried),
      h("ol", {}, ...reasons.map((reason, place) => h("li", { "data-role": "reason", "data-rule": reason.rule },
        h("b", { class: "ts-number", "aria-hidden": "true" }, String(place + 1)),
        h("div", {}, h("strong", {}, reason.name), h("p", {}, reason.text),
          this.ruleLink(reason.rule, [reason.rule, reason.passages].filter(Boolean).join(" · ")))))),
      why.would ? h("p", { class: "ts-would" }, why.would) : null);
    if (!Object.is(why, this.lastWhy)) { this.lastWhy = why; this.show("why", false); }
  }

  drawCan() {
    const can = this.get("can"), groups = can.groups ?? [];
    const move = (entry, note, group) => h("button", {
      type: "button", class: group ? "ts-move ts-group" : "ts-move", "data-role": "move", "data-move": entry.move,
      onclick: () => this.send("play", { move: entry.move }),
    }, h("span", {}, entry.text), note ? h("small", {}, note) : null);
    const list = groups.map((group) => group.moves.length === 1
      ? move(group.moves[0], "", true)
      : h("details", { open: group.open && groups.length === 1 }, h("summary", { class: "ts-group" },
          h("span", {}, group.title), h("small", {}, group.note || group.count)),
        h("div", { class: "ts-moves" }, ...group.moves.map((entry) => move(entry)))));
    this.section("can", h("h3", {}, this.label("can-do")), can.title ? h("p", {}, h("strong", {}, can.title)) : null,
      can.text ? h("p", {}, can.text) : null, ...list);
  }

  drawRule() {
    const rule = this.get("rule");
    this.section("rule", h("h3", {}, `${this.label("rule")} · ${rule.name ?? ""} `,
      rule.mark ? h("abbr", { class: "ts-mark", title: rule.mark_long }, rule.mark) : null),
      h("p", {}, rule.text ?? ""),
      rule.mark_long ? h("p", { class: "ts-ruling" }, rule.mark_long) : null,
      h("p", { class: "ts-mute ts-id" }, [rule.id, rule.passages].filter(Boolean).join(" · ")),
      rule.quote ? h("blockquote", {}, h("small", {}, this.label("screen-passage-text")), h("p", {}, rule.quote)) : null);
  }

  drawLog() {
    const log = this.get("log_panel"), lines = log.lines ?? [], discs = this.get("labels").discs ?? [];
    this.section("log", h("h3", {}, this.label("log")),
      lines.length ? h("ul", {}, ...lines.map((line) => h("li", {},
        line.seat == null ? h("span", { class: "ts-disc" }) : svg(discs[line.seat] ?? ""), h("span", {}, line.text))))
        : h("p", { class: "ts-mute" }, this.label("screen-log-empty")),
      log.more ? h("button", { type: "button", class: "ts-link", "data-role": "whole-log", onclick: () => this.send("log") },
        this.label("screen-whole-log")) : null);
    const list = this.parts.log.querySelector("ul");
    if (list) list.scrollTop = list.scrollHeight;
  }

  drawChores() {
    const chores = this.get("chores");
    if (!chores.length) { this.section("chores"); return; }
    const choice = (chore, teach) => h("button", {
      type: "button", "data-role": "chore", "data-chore": chore.id, "data-teach": String(teach),
      "aria-pressed": String(chore.teach === teach), onclick: () => this.send("chore", { id: chore.id, teach }),
    }, this.label(teach ? "teach-me" : "do-it"));
    const every = (teach, id) => h("button", { type: "button", class: "ts-quiet", "data-role": "chores-all",
      "data-teach": String(teach), onclick: () => this.send("chores", { teach }) }, this.label(id));
    this.section("chores", h("h3", {}, this.label("chores")),
      h("div", { class: "ts-all" }, every(true, "screen-all-teach"), every(false, "screen-all-do")),
      ...chores.map((chore) => h("div", { class: "ts-chore", role: "group", "aria-label": chore.text, title: chore.about },
        h("span", {}, chore.text), h("span", { class: "ts-switch" }, choice(chore, true), choice(chore, false)))));
  }

  drawLesson() {
    const lesson = this.get("lesson");
    if (!lesson.goal) { this.section("lesson"); return; }
    const button = (role, text, first) => h("button", { type: "button", class: first ? "ts-first" : "ts-quiet",
      "data-role": role, onclick: () => this.send(role) }, text);
    this.section("lesson",
      h("div", { class: "ts-lesson-head" },
        lesson.chapters.length ? select("chapter", lesson.chapters, lesson.chapter, lesson.list,
          (chapter) => this.send("goto", { chapter })) : null,
        h("small", {}, lesson.where)),
      h("h3", {}, lesson.title), lesson.about ? h("p", { class: "ts-mute" }, lesson.about) : null,
      h("p", { class: "ts-goal", "data-role": "goal" }, lesson.goal),
      lesson.who ? h("p", { class: "ts-mute" }, lesson.who) : null,
      lesson.said ? h("p", { class: `ts-said ts-${lesson.kind}`, "data-role": "said" }, lesson.said) : null,
      h("div", { class: "ts-pictures" }, ...(lesson.pictures ?? []).map((picture) => {
        const holder = svg(picture);
        holder.className = "ts-picture";
        return holder;
      })),
      h("div", { class: "ts-steps" }, ...["previous", "retry", "hint", "next"].filter((role) => lesson.words[role]).map(
        (role) => button(role, lesson.words[role], role === "next" && lesson.done))));
  }

  // --- tabs of the narrow arrangement

  drawTabs() {
    const names = TABS.filter((name) => !this.parts[name].hidden);
    if (!names.includes(this.tab)) this.tab = names[0];
    const title = { why: "why-not", can: "can-do", rule: "rule", log: "log", chores: "chores" };
    this.refill("tabs", ...names.filter((name) => name !== "lesson").map((name) => h("button", {
      type: "button", role: "tab", "data-role": "tab", "data-tab": name, "aria-selected": String(name === this.tab),
      onclick: () => this.show(name),
    }, this.label(title[name]))));
    for (const name of TABS) this.parts[name].classList.toggle("ts-front", name === this.tab || name === "lesson");
  }

  show(name) { this.tab = name; this.drawTabs(); }

  // --- cover; forms.js has the forms

  drawCover() {
    const cover = this.get("cover"), open = Boolean(cover.text), discs = this.get("labels").discs ?? [];
    const inside = this.root.contains(document.activeElement);
    this.refill("cover", ...(open ? [h("div", { class: "ts-sheet" }, svg(discs[cover.seat] ?? ""), h("p", {}, cover.text),
      h("button", { type: "button", class: "ts-first", "data-role": "ready", onclick: () => this.send("ready") }, cover.button))] : []));
    this.parts.cover.hidden = !open;
    this.shut(); // nothing under the cover can be reached
    if (open && inside) this.first("cover");
    if (!open && inside && !this.root.contains(document.activeElement)) this.spots()[0]?.focus({ preventScroll: true });
  }

  shut() {
    const shut = Boolean(this.get("cover").text || this.get("form").kind);
    this.main.inert = this.side.inert = shut;
  }

  // --- the rest

  refill(name, ...content) {
    const part = this.parts[name], active = part.contains(document.activeElement) ? document.activeElement : null;
    const same = (node) => ["role", "offer", "move", "rule", "chore", "teach", "tab", "name"].every(
      (key) => node.dataset[key] === active.dataset[key]);
    part.replaceChildren(...content.filter((child) => child != null));
    if (!active) return;
    const found = [...part.querySelectorAll("button, select, summary")].find(same) ?? part.querySelector("button");
    if (found) found.focus({ preventScroll: true });
    else (this.spots().find((spot) => spot.getAttribute("tabindex") === "0") ?? this.spots()[0])?.focus({ preventScroll: true });
  }

  destroy() {
    this.sizes.disconnect();
    this.themes.disconnect();
    clearTimeout(this.timer);
    this.undo.forEach((undo) => undo());
  }
}

Object.assign(View.prototype, faces, forms); // faces.js, forms.js

function render({ model, el }) {
  const view = new View(model, el);
  return () => view.destroy();
}

export default { render };
