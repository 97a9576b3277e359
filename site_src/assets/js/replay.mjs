// <minchiate-replay>: plays the record that stands inside it, step by step, above the plain table
// that stands there too. It knows no rule of the game and no word of its own: every text comes in
// the page's JSON (`words`, `cards`, and the sentences, passages and comments of the steps).
// The generator joins this file and its core into one classic script (pages/joined_script.py).

import { apply, inOrder, initial, seatsOf, states, unfolded, visible } from './replay-core.mjs';

const PLACES = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};
const PACE = { slow: 3600, even: 2000, quick: 900 };
const SYMBOLS = {
  good: '!', excellent: '!!', interesting: '!?', doubtful: '?!', poor: '?', bad: '?', blunder: '??', forced: '□',
  turning_point: '◆',
};
const ICONS = {
  first: 'M6 5v14M18 5l-9 7 9 7z', last: 'M18 5v14M6 5l9 7-9 7z',
  trick_back: 'M12 5l-8 7 8 7zM20 5l-8 7 8 7z', trick_on: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  back: 'M16 5l-9 7 9 7z', on: 'M8 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z', pause: 'M8 5v14M16 5v14',
};
// Sentences that tell cards which not everyone has seen; who may read them.
const GUARDED = {
  Dealt: () => false,
  Discarded: (seen, { seat }) => seen.discards[seat].cards !== null,
  FolaShown: (seen) => seen.fola.cards !== null,
  FolaTaken: (seen, { seat }, who, state) => state.taken[seat].by.includes(who),
  RobbingStopped: (seen, { seat, seen_by: by }, who) => (by ?? [seat]).includes(who),
  Refused: (seen, { seat, cards }) => cards.every((card) => seen.hands[seat].cards.includes(card)),
};
const SVG = 'http://www.w3.org/2000/svg';

// ---- Making nodes ---------------------------------------------------------------------------

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}
const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);
const use = (id, x, y, width, height, more) =>
  svg('use', { href: `#${id}`, x, y, width, height, ...more });
const icon = (name) => svg('svg', { viewBox: '0 0 24 24', class: 'mr-icon', 'aria-hidden': 'true' },
  svg('path', { d: ICONS[name] }));

// ---- Drawing cards (the same faces as the macros of cards.svg.j2) ----------------------------

/** A card, 60 by 100; `beside` puts the suit sign beside the rank, for cards fanned downwards. */
export function drawCard(code, name, beside = false) {
  const kind = code[0];
  const plain = kind !== 'T' && kind !== 'M';
  const low = beside && plain;
  const aria = kind === 'T' && Number(code.slice(1)) > 35;
  return svg('svg', {
    class: `mc mc-${kind}${aria ? ' mc-A' : ''}${beside ? ' mc-beside' : ''}`, viewBox: '0 0 60 100', role: 'img', 'data-card': code,
  },
  svg('title', {}, name),
  svg('rect', { class: 'mc-paper', x: 0.6, y: 0.6, width: 58.8, height: 98.8, rx: 5 }),
  !plain && svg('path', { class: 'mc-spine', d: 'M22 .6V99.4H5.6a5 5 0 0 1-5-5V5.6a5 5 0 0 1 5-5z' }),
  kind === 'M'
    ? use('sign-matto', 3, beside ? 1.5 : 3, 16, beside ? 17 : 21, { class: 'mc-on-spine' })
    : svg('text', { class: `mc-rank${plain ? '' : ' mc-on-spine'}`, x: 11.3, y: beside ? 14.5 : 18 }, code.slice(1)),
  plain && (beside ? use(`suit-${kind}`, 23, 2.5, 15, 15) : use(`suit-${kind}`, 4, 22, 15, 15)),
  low ? use(`face-${code}`, 20, 22, 34, 74) : use(`face-${code}`, 23, 6, 34, 88));
}

/** The back of a card: tells nothing. */
export function drawBack() {
  return svg('svg', { class: 'mc mc-back', viewBox: '0 0 60 100', 'aria-hidden': 'true' },
    svg('rect', { class: 'mc-paper', x: 0.6, y: 0.6, width: 58.8, height: 98.8, rx: 5 }),
    use('back', 0, 0, 60, 100));
}

/** A card as a small sign for lists and running text. */
export function drawSign(code, name, more = '') {
  const kind = code[0] === 'T' && Number(code.slice(1)) > 35 ? 'T mc-A' : code[0];
  const mark = (id, box) => svg('svg', { viewBox: box }, svg('use', { href: `#${id}` }));
  return h('span', { class: `mc-sign mc-${kind} ${more}`, title: name, 'data-card': code },
    h('span', { class: 'mc-name' }, name),
    h('span', { 'aria-hidden': 'true' },
      kind === 'M' ? mark('sign-matto', '0 0 24 32') : code.slice(1),
      'CDSB'.includes(kind) && mark(`suit-${kind}`, 'SB'.includes(kind) ? '0 0 24 30' : '0 0 24 24')));
}

// ---- Courses: the deal itself, or another course of it ----------------------------------------

/** A course to travel along: its record, the table after each step, where stages and tricks begin. */
function courseOf(record, from = null) {
  let steps = record.steps;
  let at = 0;
  if (from) {
    at = steps.findIndex((step) => step.id === from);
    steps = [...steps.slice(0, at), ...record.others[from].steps];
  }
  const own = { ...record, steps };
  const place = new Map(steps.map((step, index) => [step.id, index]));
  const stages = (record.stages ?? []).filter((stage) => place.has(stage.first))
    .map((stage) => ({ ...stage, at: place.get(stage.first) })).sort((a, b) => a.at - b.at);
  const tricks = steps.flatMap((step, index) => (step.event === 'Led' ? [index] : []));
  const marks = [...new Set([...stages.map((stage) => stage.at), ...tricks])].sort((a, b) => a - b);
  return { from, at, record: own, states: states(own), place, stages, tricks, marks };
}

const remember = {
  get() {
    try { return JSON.parse(sessionStorage.getItem('minchiate-replay')) ?? {}; } catch { return {}; }
  },
  set(changes) {
    try {
      sessionStorage.setItem('minchiate-replay', JSON.stringify({ ...remember.get(), ...changes }));
    } catch { /* a browser that keeps nothing */ }
  },
};

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const trickOf = (id) => Number(/^t(\d+)\./.exec(id)?.[1] ?? 0);

// ---- The element -----------------------------------------------------------------------------

const Base = typeof HTMLElement === 'undefined' ? class {} : HTMLElement;

export class MinchiateReplay extends Base {
  #main; #course; #index = 0; #who = 'all'; #bottom; #pace = 'even';
  #timer = 0; #late = 0; #saying = 0; #bare = false; #dragging = false; #off = null; #parts = null; #lang = 'en';

  connectedCallback() {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => this.connectedCallback(), { once: true });
      return;
    }
    if (!this.isConnected || this.#off) return;
    if (!this.#parts && !this.#begin()) return;
    this.#off = new AbortController();
    const { signal } = this.#off;
    addEventListener('popstate', () => this.#follow(), { signal });
    addEventListener('hashchange', () => this.#follow(), { signal });
    addEventListener('beforeprint', () => { this.#parts.plain.open = true; }, { signal });
    addEventListener('afterprint', () => this.#folded(true), { signal });
    document.addEventListener('click', (event) => this.#clicked(event), { signal });
    this.addEventListener('keydown', (event) => this.#pressed(event), { signal });
    this.#follow(true);
  }

  disconnectedCallback() {
    this.#stop();
    clearTimeout(this.#late);
    this.#off?.abort();
    this.#off = null;
  }

  /** Reads the record and builds what stays; false leaves the plain page as it is. */
  #begin() {
    const script = this.querySelector('script[type="application/json"]');
    try {
      this.#main = courseOf(unfolded(JSON.parse(script.textContent)));
    } catch (fault) {
      console.error('minchiate-replay: the record cannot be read', fault);
      return false;
    }
    this.#course = this.#main;
    this.#lang = this.closest('[lang]')?.lang?.slice(0, 2) || 'en';
    const seats = seatsOf(this.#main.record);
    const kept = remember.get();
    this.#who = [...seats, 'all', 'played'].includes(kept.who) ? kept.who : 'all';
    this.#bottom = seats.includes(kept.bottom) ? kept.bottom : seats[0];
    this.#pace = kept.pace in PACE ? kept.pace : 'even';
    this.#build();
    return true;
  }

  // -- words

  #say(key, values = {}) {
    const text = this.#main.record.words?.[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  #seat(seat) { return this.#say(`seat-${seat}`); }

  #side(side) { return this.#main.record.words?.[`side-${side}`] ?? side.split('+').map((seat) => this.#seat(seat)).join(' + '); }

  #name(card) { return this.#main.record.cards?.[card] ?? card; }

  get #steps() { return this.#course.record.steps; }

  #stage(index) { return this.#course.stages.filter((stage) => stage.at <= index).at(-1); }

  /** Where a step stands, in words without cards: its stage, or its trick. */
  #where(index) {
    const trick = trickOf(this.#steps[index].id);
    const stage = this.#stage(index)?.title ?? '';
    return trick ? this.#say('trick', { n: trick }) : stage;
  }

  #seen(index = this.#index) {
    return visible(this.#course.states[index], this.#course.record, this.#who, index);
  }

  /** Whether the viewer may read what a step's sentence tells, as things stand now. */
  #open(step, seen, index = this.#index) {
    const guard = GUARDED[step.event];
    return this.#who === 'all' || !guard || guard(seen, step, this.#who, this.#course.states[index]);
  }

  #sentence(step, seen) {
    return this.#open(step, seen)
      ? step.sentence ?? ''
      : `${step.seat ? `${this.#seat(step.seat)}: ` : ''}${this.#say(`hidden-${step.event}`)}`;
  }

  #comment(step) {
    const { comment } = step;
    if (!comment) return null;
    if (typeof comment === 'string') return { text: comment, lang: null };
    const lang = comment[this.#lang] ? this.#lang : Object.keys(comment)[0];
    return lang ? { text: comment[lang], lang: lang === this.#lang ? null : lang } : null;
  }

  #mark(mark) {
    return `${mark.points} ${this.#say('to')} ${this.#side(mark.to)}`;
  }

  #reason(mark) { return mark.text ?? this.#main.record.words?.[`for-${mark.for}`] ?? mark.for; }

  // -- what stays on the page

  #build() {
    const { record } = this.#main;
    const button = (name, does, key) => h('button', {
      type: 'button', class: `mr-button mr-${name}`, 'aria-label': this.#say(key ?? name),
      title: this.#say(key ?? name), onclick: does,
    }, icon(name));
    const parts = {
      title: h('div', { class: 'mr-title', hidden: true }),
      whole: h('a', { target: '_top' }, this.#say('whole')),
      course: h('p', { class: 'mr-course', hidden: true }),
      board: h('div', { class: 'mr-board', role: 'region', 'aria-label': this.#say('table') }),
      play: button('play', () => this.#toggle()),
      count: h('span', { class: 'mr-count' }),
      slider: h('input', {
        type: 'range', class: 'mr-slider', min: 0, 'aria-label': this.#say('slider'),
        oninput: () => { this.#stop(); this.#show(Number(parts.slider.value)); },
        onchange: () => { this.#written(this.#dragging); this.#dragging = false; },
        onpointerdown: () => { this.#flush(); this.#dragging = true; },
      }),
      ticks: h('div', { class: 'mr-ticks', 'aria-hidden': 'true' }),
      stages: h('ol', { class: 'mr-stages', 'aria-label': this.#say('stages') }),
      caption: h('p', { class: 'mr-caption', 'aria-hidden': 'true' }),
      now: h('div', { class: 'mr-now' }),
      tricks: this.#panel('tricks', () => this.#tricks()),
      piles: this.#panel('piles', () => this.#piles()),
      log: this.#panel('log', () => this.#log()),
      status: h('p', { class: 'mr-status', role: 'status', 'aria-live': 'polite' }),
      note: h('span', { class: 'mr-fold', hidden: true }, this.#say('folded')),
    };
    this.#parts = parts;
    const options = h('div', { class: 'mr-options' },
      h('label', {}, this.#say('who'), this.#select(
        [['all', this.#say('who-all')],
          ...seatsOf(record).map((seat) => [seat, this.#say('who-seat', { seat: this.#seat(seat) })]),
          ['played', this.#say('who-played')]],
        this.#who, (value) => this.#watch(value), 'mr-who')),
      h('label', {}, this.#say('pace'), this.#select(
        Object.keys(PACE).map((pace) => [pace, this.#say(`pace-${pace}`)]),
        this.#pace, (value) => { this.#pace = value; remember.set({ pace: value }); }, 'mr-pace')),
      h('button', { type: 'button', class: 'mr-text mr-turn', onclick: () => this.#turn() }, this.#say('turn')),
      h('button', { type: 'button', class: 'mr-text mr-copy', onclick: () => this.#copy() }, this.#say('copy')),
      h('button', { type: 'button', class: 'mr-text mr-save', onclick: () => this.#save() }, this.#say('save')));
    parts.plain = h('details', { class: 'mr-plain', open: true, tabindex: '-1' },
      h('summary', {}, this.#say('plain'), ' ', parts.note),
      [...this.childNodes].filter((node) => node.nodeName !== 'SCRIPT'));
    const player = h('div', { class: 'mr-player' },
      parts.title,
      parts.course,
      parts.board,
      h('div', { class: 'mr-dock' },
        parts.caption,
        h('div', { class: 'mr-controls', role: 'group', 'aria-label': this.#say('controls') },
          button('first', () => this.#jump(0)),
          button('trick_back', () => this.#jump(this.#markBefore()), 'trick-back'),
          button('back', () => this.#step(-1)),
          parts.play,
          button('on', () => this.#step(1)),
          button('trick_on', () => this.#jump(this.#markAfter()), 'trick-on'),
          button('last', () => this.#jump(this.#steps.length - 1)))),
      h('div', { class: 'mr-travel' }, h('div', { class: 'mr-rail' }, parts.ticks, parts.slider), parts.count),
      h('div', { class: 'mr-side' }, parts.now,
        h('div', { class: 'mr-panels' }, parts.tricks.box, parts.piles.box, parts.log.box)),
      parts.stages,
      options,
      h('p', { class: 'mr-keys' }, this.#say('keys')));
    this.tabIndex = 0;
    this.classList.add('mr');
    this.setAttribute('role', 'group');
    this.setAttribute('aria-label', this.#say('replay', { title: record.title ?? '' }));
    this.prepend(player, parts.status);
    this.append(parts.plain);
    this.#parts.player = player;
    this.#travelled();
  }

  #select(options, chosen, does, name) {
    return h('select', { class: name, onchange: (event) => does(event.target.value) },
      options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)));
  }

  /** A folded list, filled only while it is open. */
  #panel(name, make) {
    const body = h('div', { class: `mr-list mr-list-${name}` });
    const box = h('details', { class: `mr-panel mr-panel-${name}` },
      h('summary', {}, this.#say(name)), body);
    const fillIn = () => {
      const { scrollTop } = body;
      body.replaceChildren(...(box.open ? [make()].flat() : []));
      body.scrollTop = scrollTop;
      const current = body.querySelector('[aria-current]');
      if (!current) return;
      const { top, bottom } = body.getBoundingClientRect();
      const at = current.getBoundingClientRect();
      if (at.top < top + 30 || at.bottom > bottom) body.scrollTop += at.top - top - body.clientHeight / 2;
    };
    box.addEventListener('toggle', fillIn);
    return { box, fill: fillIn };
  }

  /** Slider, ticks and stages of the course now travelled. */
  #travelled() {
    const { slider, ticks, stages, course } = this.#parts;
    const last = this.#steps.length - 1;
    slider.max = last;
    ticks.replaceChildren(...this.#course.stages.map((stage) =>
      h('i', { style: `left:${(100 * stage.at) / Math.max(last, 1)}%` })));
    stages.replaceChildren(...this.#course.stages.map((stage) => h('li', {},
      h('button', { type: 'button', class: 'mr-text', 'data-step': stage.first }, stage.title))));
    course.hidden = !this.#course.from;
    course.replaceChildren(...(this.#course.from
      ? [h('span', {}, this.#say('in-other')), ' ',
        h('button', { type: 'button', class: 'mr-text mr-leave', onclick: () => this.#leave() }, this.#say('leave'))]
      : []));
  }

  // -- going about

  /** Draws the step at an index; the address is not touched. */
  #show(index, moving = false) {
    const to = Math.min(Math.max(index, 0), this.#steps.length - 1);
    const from = moving ? this.#origin(to) : null;
    const held = this.contains(document.activeElement) ? document.activeElement : null;
    this.#index = to;
    this.#draw();
    if (held && !held.isConnected) this.focus({ preventScroll: true });
    if (from) this.#glide(from);
    this.dispatchEvent(new CustomEvent('minchiate-step', { bubbles: true, detail: { step: this.dataset.step } }));
  }

  #step(by) {
    this.#stop();
    const to = this.#index + by;
    if (to < 0 || to >= this.#steps.length) return;
    this.#show(to, by === 1);
    this.#written(false);
  }

  #jump(index) {
    this.#stop();
    if (index === this.#index) return;
    this.#flush();
    this.#show(index);
    this.#written(true);
  }

  /** Goes to a step by its id, in this course or in the deal itself. */
  #goTo(id) {
    const [from, own] = id.includes('~') ? id.split('~') : [null, id];
    if (from && this.#main.record.others?.[from] && this.#course.from !== from) {
      this.#flush();
      this.#enter(from, own);
      return true;
    }
    if (!from && !this.#course.place.has(own) && this.#main.place.has(own)) this.#travel(this.#main);
    const index = this.#course.place.get(own);
    if (index === undefined) return false;
    this.#jump(index);
    return true;
  }

  #markBefore() { return this.#course.marks.filter((mark) => mark < this.#index).at(-1) ?? 0; }

  #markAfter() {
    return this.#course.marks.find((mark) => mark > this.#index) ?? this.#steps.length - 1;
  }

  #travel(course) {
    this.#course = course;
    this.#travelled();
  }

  #enter(from, id = null) {
    this.#stop();
    this.#flush();
    this.#travel(courseOf(this.#main.record, from));
    this.#show(this.#course.place.get(id) ?? this.#course.at);
    this.#written(true);
  }

  #leave() {
    const { from } = this.#course;
    this.#stop();
    this.#flush();
    this.#travel(this.#main);
    this.#show(this.#main.place.get(from) ?? 0);
    this.#written(true);
  }

  #toggle() {
    if (this.#timer) { this.#stop(); return; }
    if (this.#index >= this.#steps.length - 1) return;
    const on = () => {
      this.#show(this.#index + 1, true);
      this.#written(false);
      const halt = this.#index >= this.#steps.length - 1
        || this.#course.stages.some((stage) => stage.at === this.#index);
      if (halt) this.#stop();
      else this.#timer = setTimeout(on, PACE[this.#pace]);
    };
    this.#timer = setTimeout(on, 350);
    this.#playing(true);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#parts) this.#playing(false);
  }

  #playing(yes) {
    const { play } = this.#parts;
    const name = yes ? 'pause' : 'play';
    if (play.dataset.state === name) return;
    play.dataset.state = name;
    play.setAttribute('aria-label', this.#say(name));
    play.title = this.#say(name);
    play.replaceChildren(icon(name));
  }

  #watch(who) {
    this.#who = who;
    if (who !== 'all' && who !== 'played') this.#bottom = who;
    remember.set({ who, bottom: this.#bottom });
    this.#draw();
  }

  #turn() {
    const seats = seatsOf(this.#main.record);
    this.#bottom = seats[(seats.indexOf(this.#bottom) + 1) % seats.length];
    remember.set({ bottom: this.#bottom });
    this.#draw(false);
    this.#tell(this.#say('turned', { seat: this.#seat(this.#bottom) }));
  }

  // -- the address

  #address() {
    const id = this.#steps[this.#index].id;
    const at = this.#course.from && this.#index >= this.#course.at ? `${this.#course.from}~${id}` : id;
    return `#${this.#bare ? 'bare:' : ''}${at}`;
  }

  /** Writes the address: a jump is a new entry of the history, a single step renews the present one. */
  #written(jump) {
    clearTimeout(this.#late);
    this.#late = 0;
    if (jump) {
      if (location.hash !== this.#address()) history.pushState({}, '', this.#address());
      return;
    }
    this.#late = setTimeout(() => this.#flush(), 250); // browsers count how often it is renewed
  }

  #flush() {
    if (!this.#late) return;
    clearTimeout(this.#late);
    this.#late = 0;
    history.replaceState(history.state, '', this.#address());
  }

  /** Goes where the address says. */
  #follow(cold = false) {
    let hash = '';
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch { /* not one of ours */ }
    const bare = hash === 'bare' || hash.startsWith('bare:');
    if (bare !== this.#bare || cold) this.#embedded(bare);
    const id = bare ? hash.slice(5) : hash;
    const [from, own] = id.includes('~') ? id.split('~') : [null, id];
    const course = from && this.#main.record.others?.[from]
      ? (this.#course.from === from ? this.#course : courseOf(this.#main.record, from))
      : this.#main;
    const start = this.#main.record.start ?? '';
    const known = course.place.has(own);
    if (!known && id && !cold) return; // a heading of the page, not a step
    this.#stop();
    clearTimeout(this.#late);
    this.#late = 0;
    if (course !== this.#course) this.#travel(course);
    this.#show(course.place.get(own) ?? course.place.get(start) ?? 0);
    if (cold && known && !bare) this.#cameTo();
  }

  /** After a cold start at a step the browser has gone to the row of that name: come back up. */
  #cameTo() {
    const up = () => requestAnimationFrame(() => {
      this.#folded(true);
      this.#parts.player.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    up();
    if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(up), { once: true });
  }

  /** Shows the element alone, for a frame in another page. */
  #embedded(bare) {
    this.#bare = bare;
    document.documentElement.classList.toggle('replay-bare', bare);
    for (let box = this.parentElement; box; box = box.parentElement) box.classList.toggle('mr-path', bare);
    this.#parts.title.hidden = !bare;
    this.#parts.title.replaceChildren(...(bare
      ? [h('h1', {}, this.#main.record.title ?? ''), this.#parts.whole] : []));
    this.#folded();
  }

  // -- keys and clicks

  #pressed(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    if (target.closest('input, select, textarea, .mr-plain')) return;
    const does = {
      ArrowLeft: () => this.#step(-1),
      ArrowRight: () => this.#step(1),
      '[': () => this.#jump(this.#markBefore()),
      ']': () => this.#jump(this.#markAfter()),
      Home: () => this.#jump(0),
      End: () => this.#jump(this.#steps.length - 1),
      ' ': () => this.#toggle(),
    }[event.key];
    if (!does || (event.key === ' ' && target.closest('button, a, summary'))) return;
    event.preventDefault();
    does();
  }

  /** A step named anywhere in the page, by a button of ours or a link, is gone to. */
  #clicked(event) {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const node = event.target.closest?.('[data-step], a[href^="#"]');
    if (!node || node === this || (node.dataset.step && !this.contains(node))) return;
    const id = node.dataset.step ?? decodeURIComponent(node.getAttribute('href').slice(1));
    if (!this.#goTo(id)) return;
    event.preventDefault();
    const { top, bottom } = this.#parts.board.getBoundingClientRect();
    if (bottom < 120 || top > innerHeight - 120) {
      const near = Math.abs(top) < 1.5 * innerHeight && !stillness();
      this.#parts.player.scrollIntoView({ block: 'start', behavior: near ? 'smooth' : 'instant' });
      this.focus({ preventScroll: true });
    }
  }

  async #copy() {
    this.#flush();
    const id = this.#address().replace('#bare:', '#');
    const link = location.href.replace(/#.*$/, '') + id;
    let done = false;
    try { await navigator.clipboard.writeText(link); done = true; } catch { /* tried the old way */ }
    if (!done) {
      const field = h('textarea', { class: 'mr-status', 'aria-hidden': 'true' }, link);
      this.append(field);
      field.select();
      done = document.execCommand('copy');
      field.remove();
      this.querySelector('.mr-copy').focus();
    }
    this.#tell(done ? this.#say('copied') : link);
    const button = this.querySelector('.mr-copy');
    button.textContent = done ? this.#say('copied') : this.#say('copy');
    setTimeout(() => { button.textContent = this.#say('copy'); }, 2000);
  }

  /** Hands the record over, without what the page added for reading it. */
  #save() {
    const { words, cards, title, intro, stages, others, start, passages: texts, resto_points: points, ...record } = this.#main.record;
    const own = ({ sentence, passages, mark, because, marks, ...step }) => ({
      ...step,
      ...(marks && { marks: marks.map(({ text, ...entry }) => entry) }),
      ...(because && { because: because.map(({ words: told, href, passages: ids, ...reading }) => reading) }),
    });
    const text = `${JSON.stringify({ ...record, steps: record.steps.map(own) }, null, 1)}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const deal = typeof record.deal === 'string' ? record.deal : `seed-${record.deal?.seed ?? 0}`;
    const link = h('a', { href: url, download: `${`${record.form}/${deal}`.replace(/[^\w.-]+/g, '-')}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  // -- drawing

  #draw(aloud = true) {
    const state = this.#course.states[this.#index];
    const step = this.#steps[this.#index];
    const seen = this.#seen();
    const { board, slider, count, stages, now, tricks, piles, log } = this.#parts;
    this.dataset.step = step.id;
    board.replaceChildren(this.#score(state), this.#table(state, step, seen), this.#away(state, seen));
    slider.value = this.#index;
    slider.setAttribute('aria-valuetext', `${this.#where(this.#index)}, ${this.#index + 1} / ${this.#steps.length}`);
    count.textContent = `${this.#index + 1} / ${this.#steps.length}`;
    const stage = this.#stage(this.#index);
    for (const button of stages.querySelectorAll('button')) {
      button.toggleAttribute('aria-current', button.dataset.step === stage?.first);
      if (button.dataset.step === stage?.first) button.setAttribute('aria-current', 'step');
    }
    const atEnd = this.#index === this.#steps.length - 1;
    for (const [name, off] of [['first', this.#index === 0], ['trick_back', this.#index === 0],
      ['back', this.#index === 0], ['on', atEnd], ['trick_on', atEnd], ['last', atEnd], ['play', atEnd]]) {
      this.querySelector(`.mr-controls .mr-${name}`).setAttribute('aria-disabled', off);
    }
    this.#parts.caption.replaceChildren(this.#sentence(step, seen),
      ...(step.marks ?? []).map((mark) => h('b', {}, ` +${mark.points}`)));
    now.replaceChildren(...this.#now(step, seen));
    [tricks, piles, log].forEach((panel) => panel.fill());
    this.#folded();
    this.#parts.whole.href = `${location.href.replace(/#.*$/, '')}${this.#address().replace('#bare:', '#')}`;
    if (aloud) this.#announce(step, seen);
  }

  /** The plain table tells every hand: it is folded while hands are hidden, and says so. */
  #folded(anew = false) {
    const { plain, note } = this.#parts;
    const hiding = this.#who !== 'all';
    const fold = hiding || this.#bare;
    if (anew || plain.dataset.fold !== String(fold)) plain.open = !fold;
    plain.dataset.fold = fold;
    note.hidden = !hiding;
    for (const row of plain.querySelectorAll('[aria-current]')) row.removeAttribute('aria-current');
    const id = this.#address().replace(/^#(bare:)?/, '');
    plain.querySelector(`[id="${CSS.escape(id)}"]`)?.setAttribute('aria-current', 'step');
  }

  #announce(step, seen) {
    const scored = (step.marks ?? []).map((mark) => `${this.#mark(mark)}, ${this.#reason(mark)}`);
    this.#tell([this.#sentence(step, seen), ...scored].join(' '));
  }

  #tell(text) {
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => { this.#parts.status.textContent = text; }, 150);
  }

  // .. the score

  #score(state) {
    const sides = Object.keys(state.piles);
    const two = sides.length === 2;
    const box = (side) => h('div', { class: 'mr-score-side' },
      h('span', { class: 'mr-side-name' }, this.#side(side)),
      h('span', { class: 'mr-side-facts' },
        h('span', {}, this.#say('pile', { n: state.piles[side].length })),
        h('span', { class: 'mr-resti' }, this.#say('resti', { n: state.resti[side] ?? 0 }),
          h('span', { class: 'mr-tokens', 'aria-hidden': 'true' }, '●'.repeat(Math.max(0, Math.min(9, state.resti[side] ?? 0)))))));
    if (two) {
      const first = sides.find((side) => side.split('+').includes('south')) ?? sides[0];
      const second = sides.find((side) => side !== first);
      const lead = typeof state.lead === 'object' && state.lead
        ? Object.values(state.lead)[0] : state.lead;
      return h('div', { class: 'mr-score mr-score-two' }, box(first), this.#scale(lead ?? 0, first, second), box(second));
    }
    return h('div', { class: 'mr-score mr-score-each' },
      h('div', { class: 'mr-score-sides' }, sides.map(box)),
      h('div', { class: 'mr-leads' }, Object.entries(state.lead ?? {}).map(([pair, lead]) => {
        const [first, second] = pair.split('>');
        return this.#scale(lead, first, second, true);
      })));
  }

  /** How far one side is ahead of another, on a line that ends where a resto is won. */
  #scale(lead, first, second, named = false) {
    const ahead = lead > 0 ? first : second;
    const text = lead
      ? this.#say('ahead', { side: this.#side(ahead), n: Math.abs(lead) }) : this.#say('level');
    const points = this.#main.record.resto_points;
    const part = points ? Math.max(-1, Math.min(1, lead / points)) : 0;
    return h('div', { class: 'mr-lead' },
      h('span', { class: named ? 'mc-name' : 'mr-lead-words' },
        named && !lead ? `${this.#side(first)}, ${this.#side(second)}: ${text}` : text),
      named && h('span', { class: 'mr-pair', 'aria-hidden': 'true' },
        h('span', { class: lead > 0 ? 'mr-ahead' : null }, this.#side(first)),
        h('b', {}, String(Math.abs(lead))),
        h('span', { class: lead < 0 ? 'mr-ahead' : null }, this.#side(second))),
      points && h('span', { class: 'mr-scale', 'aria-hidden': 'true' },
        h('i', {
          class: 'mr-scale-bar',
          style: `left:${lead > 0 ? 50 - part * 50 : 50}%;width:${Math.abs(part) * 50}%`,
        }),
        h('i', { class: 'mr-scale-mark', style: `left:${50 - part * 50}%` })));
  }

  // .. the table

  #table(state, step, seen) {
    const order = seatsOf(this.#course.record);
    const turned = order.indexOf(this.#bottom);
    const seats = [...order.slice(turned), ...order.slice(0, turned)];
    const places = PLACES[seats.length];
    const at = Object.fromEntries(seats.map((seat, number) => [seat, places[number]]));
    return h('div', { class: `mr-table mr-of-${seats.length}${state.counted.length ? ' mr-counting' : ''}` },
      order.map((seat) => this.#seatBox(seat, at[seat], state, step, seen)),
      h('div', { class: 'mr-centre' }, this.#centre(state, step, seen, at)));
  }

  #seatBox(seat, place, state, step, seen) {
    const { cards, hidden } = seen.hands[seat];
    const sideways = place === 'left' || place === 'right';
    const cuts = seat === this.#course.record.cutter && !trickOf(step.id) && !state.counted.length && !Object.values(state.won).some(Boolean);
    const shown = new Set(state.shown[seat].flat());
    const fresh = new Set(step.seat === seat && ['Exposed', 'Refused', 'Declared', 'LaidDown'].includes(step.event) ? step.cards : []);
    const item = (card, number) => h('li', {
      class: [number && card[0] !== cards[number - 1][0] ? 'mr-gap' : '',
        fresh.has(card) ? 'mr-fresh' : '', shown.has(card) ? 'mr-declared' : ''].join(' ').trim() || null,
    }, drawCard(card, this.#name(card), sideways));
    const isPlain = (card) => card[0] !== 'T' && card[0] !== 'M';
    const suits = cards.filter(isPlain);
    const rest = cards.filter((card) => !isPlain(card));
    const total = cards.length + hidden;
    return h('div', {
      class: `mr-seat mr-${place}${step.seat === seat ? ' mr-acting' : ''}${state.out.includes(seat) ? ' mr-out' : ''}`,
      role: 'group', 'aria-label': this.#seat(seat), 'data-seat': seat,
    },
    h('p', { class: 'mr-label' },
      h('span', { class: 'mr-seat-name' }, this.#seat(seat)),
      seat === state.dealer && h('span', { class: 'mr-role mr-dealer' }, this.#say('dealer')),
      cuts && h('span', { class: 'mr-role mr-cutter' }, this.#say('cuts')),
      seat === state.leader && !state.counted.length && h('span', { class: 'mr-role mr-leader' }, this.#say('leads')),
      state.out.includes(seat) && h('span', { class: 'mr-role' }, this.#say('out')),
      total > 0 && h('span', { class: 'mr-held' }, this.#say('held', { n: total }))),
    h('div', { class: `mr-hand${hidden === 0 && total > 21 ? ' mr-long' : ''}${hidden === 0 && total > 14 ? ' mr-many' : ''}` },
      suits.length > 0 && h('ul', { class: 'mr-row', style: `flex-grow:${suits.length}` }, suits.map(item)),
      rest.length > 0 && h('ul', { class: 'mr-row', style: `flex-grow:${rest.length}` }, rest.map((card, number) =>
        h('li', {
          class: [number && card === 'M' ? 'mr-gap' : '', fresh.has(card) ? 'mr-fresh' : '', shown.has(card) ? 'mr-declared' : ''].join(' ').trim() || null,
        }, drawCard(card, this.#name(card), sideways)))),
      hidden > 0 && h('ul', { class: 'mr-row mr-backs', style: `flex-grow:${hidden}`, 'aria-label': this.#say('hidden', { n: hidden }) },
        Array.from({ length: hidden }, () => h('li', { 'aria-hidden': 'true' }, drawBack())))),
    h('div', { class: 'mr-laid' }, this.#laid(seat, state, seen, fresh)));
  }

  /** What lies open before a seat: robbed cards, declared versicole, cards once seen. */
  #laid(seat, state, seen, fresh) {
    const side = state.sides[seat];
    const pile = Object.entries(state.piles);
    const where = (card) => {
      const owner = pile.find(([, cards]) => cards.includes(card))?.[0];
      if (!owner) return '';
      return owner === side ? 'mr-home' : 'mr-lost';
    };
    const group = (word, cards, name) => cards.length > 0 && h('div', { class: `mr-group mr-group-${name}` },
      h('span', { class: 'mr-group-word', title: name === 'perhaps' ? this.#say('perhaps-means') : null }, this.#say(word)),
      h('ul', {}, cards.map((card) => {
        const fate = name === 'declared' ? where(card) : '';
        const title = fate ? `${this.#name(card)} (${this.#say(fate === 'mr-lost' ? 'lost' : 'saved')})` : this.#name(card);
        return h('li', {}, drawSign(card, title, `${fate} ${fresh.has(card) && name === 'declared' ? 'mr-new' : ''}`));
      })));
    return [
      group('robbed', state.robbed[seat], 'robbed'),
      state.shown[seat].map((cards) => group('declared', inOrder(cards), 'declared')),
      group('perhaps', seen.hands[seat].perhaps, 'perhaps'),
    ];
  }

  #centre(state, step, seen, at) {
    if (state.counted.length) return this.#tally(state);
    const lying = state.table.length ? state.table : state.trick?.cards ?? [];
    if (['MattoPaid', 'MattoLost'].includes(step.event) || !lying.length) return this.#before(step, seen);
    const refused = step.event === 'Refused' && h('div', { class: `mr-played mr-refused mr-at-${at[step.seat]}` },
      this.#open(step, seen) ? drawCard(step.cards[0], this.#name(step.cards[0])) : drawBack());
    return [refused, lying.map(({ seat, card, step: id }) => h('button', {
      type: 'button', 'data-step': id,
      class: `mr-played mr-at-${at[seat]}${state.trick?.winner === seat ? ' mr-won' : ''}${state.trick && state.trick.winner !== seat ? ' mr-beaten' : ''}`,
      'aria-label': this.#say('played', { seat: this.#seat(seat), card: this.#name(card) }),
    }, drawCard(card, this.#name(card))))];
  }

  /** Outside the tricks the middle of the table shows the cards that the step is about. */
  #before(step, seen) {
    const told = ['Robbed', 'RobbingStopped', 'Exposed', 'FolaTaken', 'Declared', 'Refused', 'MattoPaid', 'MattoLost'];
    const cards = told.includes(step.event) ? step.cards ?? [] : [];
    const open = this.#open(step, seen);
    const pack = !cards.length && Object.values(seen.hands).every((hand) => !hand.cards.length && !hand.hidden)
      && this.#index < (this.#course.tricks[0] ?? 0);
    return h('div', { class: 'mr-still' },
      h('p', { class: 'mr-still-word' }, this.#where(this.#index)),
      pack && h('div', { class: 'mr-pack', 'aria-hidden': 'true' }, [0, 1, 2].map(() => drawBack())),
      cards.length > 0 && h('ul', { class: 'mr-spread' },
        cards.map((card) => h('li', open ? { class: step.event === 'Refused' ? 'mr-refused' : null } : { 'aria-hidden': 'true' },
          open ? drawCard(card, this.#name(card)) : drawBack()))));
  }

  #tally(state) {
    const sides = Object.keys(state.piles);
    return h('table', { class: 'bare mr-tally' },
      h('caption', {}, this.#say('tally')),
      h('thead', {}, h('tr', {}, h('td', {}), sides.map((side) => h('th', { scope: 'col' }, this.#side(side))))),
      h('tbody', {}, state.counted.map(({ step, amounts }) => h('tr', { 'aria-current': step === state.step ? 'step' : null },
        h('th', { scope: 'row' }, h('button', { type: 'button', class: 'mr-text', 'data-step': step },
          this.#say(`item-${step.split('.').slice(1).join('.')}`))),
        sides.map((side) => h('td', {}, String(amounts[side] ?? 0)))))));
  }

  /** The fola, the cards put away, the debts for the Matto. */
  #away(state, seen) {
    const signs = (cards) => h('ul', {}, cards.map((card) => h('li', {}, drawSign(card, this.#name(card)))));
    const { fola } = seen;
    const suits = { coppe: 'C', denari: 'D', spade: 'S', bastoni: 'B' };
    const away = Object.entries(seen.discards).filter(([, { count }]) => count);
    const ever = this.#steps.some((one) => ['FolaShown', 'Discarded', 'MattoOwed'].includes(one.event));
    return h('div', { class: `mr-away${ever ? ' mr-away-kept' : ''}` },
      (fola.count > 0 || fola.suits) && h('div', { class: 'mr-group' },
        h('span', { class: 'mr-group-word' }, this.#say('fola')),
        h('span', { class: 'mr-number' }, this.#say('cards', { n: fola.count })),
        fola.cards ? signs(fola.cards)
          : fola.suits && h('ul', { 'aria-label': this.#say('suits-told') }, Object.entries(fola.suits).map(([suit, n]) =>
            h('li', {}, h('span', { class: `mc-sign mr-told mc-${suits[suit]}` },
              h('span', { class: 'mc-name' }, `${this.#say(`suit-${suit}`)} `), String(n),
              svg('svg', { viewBox: 'SB'.includes(suits[suit]) ? '0 0 24 30' : '0 0 24 24', 'aria-hidden': 'true' }, svg('use', { href: `#suit-${suits[suit]}` }))))))),
      away.length > 0 && h('div', { class: 'mr-group' },
        h('span', { class: 'mr-group-word' }, this.#say('put-away')),
        away.map(([seat, { cards, count }]) => [
          h('span', { class: 'mr-away-seat' }, this.#seat(seat)),
          cards ? signs(cards) : h('span', { class: 'mr-number' }, this.#say('cards', { n: count }))])),
      state.debts.map(({ from, to, step }) => h('div', { class: 'mr-group mr-debt' },
        h('button', { type: 'button', class: 'mr-text', 'data-step': step },
          this.#say('debt', { from: this.#side(from), to: this.#side(to) })))));
  }

  // .. the step in words

  #now(step, seen) {
    const open = this.#open(step, seen);
    const hiding = this.#who !== 'all';
    const comment = this.#comment(step);
    const glyph = SYMBOLS[step.mark];
    const trick = trickOf(step.id);
    const stage = this.#stage(this.#index)?.title;
    const other = !this.#course.from && this.#main.record.others?.[step.id];
    const words = (text) => h('div', { class: 'mr-comment', lang: text.lang },
      text.text.split(/\n\s*\n/).map((part) => h('p', {}, part)));
    return [
      h('p', { class: 'mr-where' }, h('span', {}, stage ?? ''), trick > 0 && h('span', {}, this.#say('trick', { n: trick }))),
      h('p', { class: 'mr-sentence' }, this.#sentence(step, seen),
        step.mark && h('span', { class: `mr-symbol mr-symbol-${step.mark}` },
          glyph && h('b', { 'aria-hidden': 'true' }, glyph), ` ${this.#main.record.words?.[`mark-${step.mark}`] ?? step.mark}`)),
      step.marks?.length > 0 && h('ul', { class: 'mr-marks', 'aria-label': this.#say('scored') },
        step.marks.map((mark) => h('li', {}, h('b', {}, `+${mark.points}`),
          h('span', {}, h('span', { class: 'mr-marks-side' }, this.#side(mark.to)), ' ', h('span', {}, this.#reason(mark)))))),
      comment && (hiding
        ? h('details', {
          class: 'mr-veiled',
          ontoggle: (event) => {
            const box = event.currentTarget;
            if (box.open && box.children.length === 1) box.append(words(comment));
          },
        }, h('summary', {}, this.#say('comment-hidden')))
        : words(comment)),
      this.#grounds(step, open),
      other && h('p', { class: 'mr-branch' },
        h('button', { type: 'button', class: 'mr-text mr-enter', onclick: () => this.#enter(step.id) }, this.#say('other')),
        !hiding && other.sentence && h('span', {}, ` ${other.sentence}`)),
    ].filter(Boolean);
  }

  /** Which answers decided the step, and the passages that give them. */
  #grounds(step, open) {
    const answers = (step.because ?? []).filter((reading) => reading.words);
    const passages = (step.passages ?? []).map((id) => this.#main.record.passages?.[id]).filter(Boolean);
    if (!answers.length && !passages.length) return null;
    const evidence = (reading) => {
      const word = reading.supplied_from ? 'supplied' : reading.evidence;
      return word && h('span', { class: `ev ev-${word.replace('_', '-')}` }, h('b', {}, this.#say(`evidence-${word}`)));
    };
    return h('div', { class: `mr-grounds${step.event === 'Refused' ? ' mr-why' : ''}` },
      h('p', { class: 'mr-grounds-word' }, this.#say(step.event === 'Refused' ? 'why-refused' : 'why')),
      answers.length > 0 && h('ul', { class: 'mr-answers' }, answers.map((reading) => h('li', {},
        reading.href ? h('a', { href: reading.href }, reading.words) : reading.words, ' ', evidence(reading)))),
      passages.map(({ label, href, text }) => h('figure', { class: 'mr-passage' },
        h('blockquote', {}, h('p', {}, text)),
        h('figcaption', {}, h('a', { href }, label)))));
  }

  // .. the lists

  /** The last index a list may show: while hands are hidden, nothing of what is to come. */
  get #horizon() { return this.#who === 'all' ? this.#steps.length - 1 : this.#index; }

  #cardButton(card, id, more = '') {
    return h('button', { type: 'button', class: `mr-go ${more}`, 'data-step': id }, drawSign(card, this.#name(card)));
  }

  #tricks() {
    const seats = seatsOf(this.#course.record);
    const now = trickOf(this.#steps[this.#index].id);
    const rows = this.#course.tricks.filter((start) => start <= this.#horizon).map((start) => {
      const { id } = this.#steps[start];
      const number = trickOf(id);
      const own = this.#steps.slice(start, this.#horizon + 1).filter((step) => trickOf(step.id) === number);
      const winner = own.find((step) => step.event === 'TrickWon')?.seat;
      const by = Object.fromEntries(own.filter((step) => ['Led', 'CardPlayed'].includes(step.event))
        .map((step) => [step.seat, step]));
      return h('tr', { 'aria-current': number === now ? 'true' : null },
        h('th', { scope: 'row' }, h('button', {
          type: 'button', class: 'mr-go', 'data-step': id, 'aria-label': this.#say('trick', { n: number }),
        }, String(number))),
        seats.map((seat) => h('td', { class: winner === seat ? 'mr-took' : null },
          by[seat] && this.#cardButton(by[seat].cards[0], by[seat].id,
            `${by[seat].event === 'Led' ? 'mr-first-card' : ''} ${by[seat].id === this.#steps[this.#index].id ? 'mr-here' : ''}`),
          winner === seat && h('span', { class: 'mc-name' }, ` ${this.#say('took')}`))));
    });
    return [h('table', { class: 'bare mr-trick-table' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, this.#say('trick-short')),
        seats.map((seat) => h('th', { scope: 'col' }, this.#seat(seat))))),
      h('tbody', {}, rows)),
    h('p', { class: 'mr-key' }, this.#say('tricks-key'))];
  }

  #piles() {
    const state = this.#course.states[this.#index];
    const played = new Map(this.#steps.slice(0, this.#index + 1)
      .filter((step) => ['Led', 'CardPlayed'].includes(step.event)).map((step) => [step.cards[0], step.id]));
    return Object.entries(state.piles).map(([side, cards]) => h('div', { class: 'mr-pile' },
      h('p', { class: 'mr-pile-side' }, this.#side(side), ' ', h('span', {}, this.#say('cards', { n: cards.length }))),
      h('ul', {}, cards.map((card) => h('li', {}, played.has(card)
        ? this.#cardButton(card, played.get(card)) : drawSign(card, this.#name(card)))))));
  }

  #log() {
    const seen = this.#seen();
    return h('ol', {}, this.#steps.slice(0, this.#horizon + 1).map((step, index) => h('li', {
      class: this.#course.stages.some((stage) => stage.at === index) ? 'mr-new-stage' : null,
    }, h('button', {
      type: 'button', class: 'mr-go', 'data-step': step.id, 'aria-current': index === this.#index ? 'step' : null,
    }, this.#sentence(step, seen)))));
  }

  // -- movement: a card glides from the hand to the table

  #origin(to) {
    const step = this.#steps[to];
    if (stillness() || !['Led', 'CardPlayed'].includes(step.event)) return null;
    const hand = this.querySelector(`.mr-seat[data-seat="${step.seat}"] .mr-hand`);
    const card = hand?.querySelector(`[data-card="${step.cards[0]}"]`) ?? hand?.querySelector('.mc-back') ?? hand;
    return card && { seat: step.id, box: card.getBoundingClientRect() };
  }

  #glide({ seat: id, box }) {
    const card = this.querySelector(`.mr-played[data-step="${CSS.escape(id)}"]`);
    if (!card?.animate) return;
    const end = card.getBoundingClientRect();
    const x = box.left + box.width / 2 - end.left - end.width / 2;
    const y = box.top + box.height / 2 - end.top - end.height / 2;
    card.animate([
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, box.width / end.width)})` },
      { transform: 'none' },
    ], { duration: 260, easing: 'cubic-bezier(.2, .7, .3, 1)' });
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('minchiate-replay')) {
  window.minchiateReplay = { initial, apply, states, visible };
  customElements.define('minchiate-replay', MinchiateReplay);
}
