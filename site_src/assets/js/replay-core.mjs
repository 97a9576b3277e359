// The core of the replay viewer: a record of a deal in, the table after each step out.
// Pure: no page, no clock, no rules of the game. Every card goes where a step says it went.
//
//   unfolded(page)                         the record of a page's JSON, every step whole
//   states(record)[i]                      the table after record.steps[i]
//   visible(state, record, who, index)     what one viewer may see of it
//
// A state (seats and sides are named as in the record; cards are codes such as "CK", "T34", "M"):
//
//   step      id of the step that led here, or null
//   hands     {seat: [card]}       robbed cards join them when the robber has put cards away
//   robbed    {seat: [card]}       robbed and still lying open
//   seen      {seat: [card]}       every card that lay open before all at that seat, robbed or exposed
//   taken     {seat: {cards, by}}  taken from the fola, and which seats saw it
//   shown     {seat: [[card]]}     declared versicole, one list for each
//   discards  {seat: [card]}
//   stopped   [{card, by}]         what ended a robbing, and which seats saw it
//   fola      [card]               what is known to the record to lie there
//   folaSuits {suit: n} | null     the counts that were told, to the seats in folaTold
//   folaSeen, folaTold  [seat]
//   table     [{seat, card, step}] the trick being played, in order
//   trick     {cards: [{seat, card, step}], winner, step} | null    the trick just taken
//   piles     {side: [card]}
//   won       {side: n}            tricks
//   debts     [{from, to, step}]   a card owed for the Matto
//   counted   [{step, amounts}]    items of the end count
//   out       [seat]               who stays out
//   laid      [seat]               whose hand lies open on the table
//   lead, resti, dealer, leader    leader: the seat that leads the trick, or led it
//   sides     {seat: side}

const SEATS = ['south', 'east', 'north', 'west'];
const SUITS = ['C', 'D', 'S', 'B'];
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'N', 'Q', 'K'];

/** A page's JSON says nothing twice: `reasons` stands once for all steps, `because` of a step holds places in it, and `lead`
 *  and `resti` stand where they have changed. Here every step has its own, with the ids of its passages. */
export function unfolded({ reasons, ...record }) {
  const whole = (steps) => {
    let lead;
    let resti;
    return steps.map((step) => {
      lead = step.lead ?? lead;
      resti = step.resti ?? resti;
      const because = step.because.map((place) => reasons[place]);
      return { ...step, lead, resti, because, passages: [...new Set(because.flatMap((reason) => reason.passages))] };
    });
  };
  const others = Object.entries(record.others ?? {})
    .map(([id, other]) => [id, { ...other, steps: whole(other.steps) }]);
  return { ...record, steps: whole(record.steps), others: Object.fromEntries(others) };
}

/** The seats of a record in order of play. */
export function seatsOf(record) {
  const present = record.sides.flat();
  return SEATS.filter((seat) => present.includes(seat));
}

/** The name of a side: its seats in order of play. */
export function sideName(seats) {
  return SEATS.filter((seat) => seats.includes(seat)).join('+');
}

/** The place of a card in the usual listing: suits, then tarocchi, then the Matto. */
export function cardOrder(card) {
  if (card === 'M') return 1000;
  if (card[0] === 'T') return 100 + Number(card.slice(1));
  return SUITS.indexOf(card[0]) * 14 + RANKS.indexOf(card.slice(1));
}

export function inOrder(cards) {
  return [...cards].sort((a, b) => cardOrder(a) - cardOrder(b));
}

/** The empty table of a record, before its first step. */
export function initial(record) {
  const seats = seatsOf(record);
  const names = record.sides.map(sideName);
  const each = (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));
  return {
    step: null,
    hands: each(seats, () => []),
    robbed: each(seats, () => []),
    seen: each(seats, () => []),
    taken: each(seats, () => ({ cards: [], by: [] })),
    shown: each(seats, () => []),
    discards: each(seats, () => []),
    stopped: [],
    fola: [],
    folaSuits: null,
    folaSeen: [],
    folaTold: [],
    table: [],
    trick: null,
    piles: each(names, () => []),
    won: each(names, () => 0),
    debts: [],
    counted: [],
    out: [],
    laid: [],
    lead: null,
    resti: each(names, () => 0),
    dealer: record.dealer,
    leader: record.leader,
    sides: each(seats, (seat) => names[record.sides.findIndex((side) => side.includes(seat))]),
  };
}

const without = (cards, gone) => cards.filter((card) => !gone.includes(card));
const joined = (cards, more) => [...cards, ...without(more, cards)];
const put = (map, key, value) => ({ ...map, [key]: value });

/** Robbed cards taken up into the hand: of one seat, or of all. */
function gathered(state, seats = Object.keys(state.hands)) {
  let { hands, robbed } = state;
  for (const seat of seats.filter((name) => robbed[name].length)) {
    hands = put(hands, seat, joined(hands[seat], robbed[seat]));
    robbed = put(robbed, seat, []);
  }
  return { hands, robbed };
}

function carded(state, step) {
  const [card] = step.cards;
  const { hands, robbed } = gathered(state);
  return {
    hands: put(hands, step.seat, without(hands[step.seat], step.cards)),
    robbed,
    trick: null,
    leader: step.event === 'Led' ? step.seat : state.leader,
    table: [...(step.event === 'Led' ? [] : state.table), { seat: step.seat, card, step: step.id }],
  };
}

function trickWon(state, step) {
  const side = state.sides[step.seat];
  const matto = step.takes_matto ? undefined : state.table.find((played) => played.card === 'M');
  let piles = put(state.piles, side, joined(state.piles[side],
    matto ? without(step.cards, ['M']) : step.cards));
  if (matto) {
    const keeper = state.sides[matto.seat];
    piles = put(piles, keeper, joined(piles[keeper], ['M']));
  }
  return {
    piles,
    won: put(state.won, side, state.won[side] + 1),
    table: [],
    trick: { cards: state.table, winner: step.seat, step: step.id },
    leader: step.seat,
  };
}

/** Cards handed from one pile to another. */
function handedOver(piles, step) {
  if (!step.from || !step.to) return piles;
  return put(put(piles, step.from, without(piles[step.from], step.cards)),
    step.to, joined(piles[step.to], step.cards));
}

/** The debts without the first between these two sides. */
function settled(debts, step) {
  const paid = debts.findIndex((debt) => debt.from === step.from && debt.to === step.to);
  return debts.filter((_, place) => place !== paid);
}

// What each event changes. An event that stands in no line moves no card.
const CHANGES = {
  Robbed: (state, { seat, cards }) => ({
    robbed: put(state.robbed, seat, joined(state.robbed[seat], cards)),
    seen: put(state.seen, seat, joined(state.seen[seat], cards)),
  }),
  RobbingStopped: (state, { seat, cards, seen_by: by }) => ({
    stopped: [...state.stopped, ...(cards ?? []).map((card) => ({ card, by: by ?? [seat] }))],
  }),
  Dealt: (state, { hands }) => ({
    hands: Object.entries(hands ?? {}).reduce(
      (all, [seat, cards]) => put(all, seat, joined(all[seat], cards)), state.hands),
  }),
  Exposed: (state, { seat, cards }) => ({
    seen: put(state.seen, seat, joined(state.seen[seat], cards)),
  }),
  FolaShown: (state, step) => ({
    fola: step.cards?.length ? [...step.cards] : state.fola,
    folaSuits: step.suits ?? state.folaSuits,
    folaSeen: joined(state.folaSeen, step.seen_by ?? []),
    folaTold: joined(state.folaTold, step.told_to ?? []),
  }),
  FolaTaken: (state, step) => {
    const lay = step.cards.some((card) => state.fola.includes(card));
    return {
      fola: without(state.fola, step.cards),
      hands: put(state.hands, step.seat, joined(state.hands[step.seat], step.cards)),
      taken: put(state.taken, step.seat, {
        cards: joined(state.taken[step.seat].cards, step.cards),
        by: joined(lay ? state.folaSeen : [], [step.seat, ...(step.seen_by ?? [])]),
      }),
    };
  },
  Discarded: (state, { seat, cards }) => {
    const { hands, robbed } = gathered(state, [seat]);
    return {
      hands: put(hands, seat, without(hands[seat], cards)),
      robbed,
      discards: put(state.discards, seat, joined(state.discards[seat], cards)),
    };
  },
  StayedOut: (state, { seat }) => ({ ...gathered(state), out: joined(state.out, [seat]) }),
  StayedIn: (state) => gathered(state),
  Declared: (state, { seat, cards }) => ({
    ...gathered(state), shown: put(state.shown, seat, [...state.shown[seat], [...cards]]),
  }),
  DeclaredNothing: (state) => gathered(state),
  LaidDown: (state, { seat }) => ({ ...gathered(state), laid: joined(state.laid, [seat]) }),
  Led: carded,
  CardPlayed: carded,
  TrickWon: trickWon,
  Died: (state, step) => {
    // the Matto, taken like any other card: it follows the trick in which it fell
    if (!step.cards.includes('M') || !state.trick) return {};
    const from = state.sides[step.seat];
    const to = step.to ?? state.sides[state.trick.winner];
    return { piles: handedOver(state.piles, { from, to, cards: ['M'] }) };
  },
  MattoOwed: (state, { id, from, to }) => ({ debts: [...state.debts, { from, to, step: id }] }),
  MattoPaid: (state, step) => ({
    piles: handedOver(state.piles, step), debts: settled(state.debts, step),
  }),
  MattoLost: (state, step) => ({
    piles: handedOver(state.piles, step), debts: settled(state.debts, step),
  }),
  Counted: (state, { id, amounts }) => ({
    trick: null, counted: [...state.counted, { step: id, amounts: amounts ?? {} }],
  }),
};

/** Moves that a step spells out: [{card, from, to}], places "hand:south", "pile:south+north",
 *  "discards:west", "robbed:north", "table:east" or "fola". */
function moved(state, moves) {
  const maps = { hand: 'hands', pile: 'piles', discards: 'discards', robbed: 'robbed' };
  return moves.reduce((now, { card, from, to }) => {
    const at = (place, change) => {
      if (!place) return {};
      const [kind, name] = place.split(':');
      if (kind === 'fola') return { fola: change(now.fola) };
      if (kind === 'table') return { table: change(now.table, name) };
      return { [maps[kind]]: put(now[maps[kind]], name, change(now[maps[kind]][name])) };
    };
    const off = (cards) => cards.filter((held) => (held.card ?? held) !== card);
    const on = (cards, seat) => [...cards, seat ? { seat, card, step: state.step } : card];
    now = { ...now, ...at(from, off) };
    return { ...now, ...at(to, on) };
  }, state);
}

/** The table after one more step; the state given is left as it was. */
export function apply(state, step) {
  const change = CHANGES[step.event];
  const next = {
    ...state,
    ...(change ? change(state, step) : {}),
    step: step.id,
    lead: step.lead ?? state.lead,
    resti: step.resti ?? state.resti,
  };
  return step.moves ? moved(next, step.moves) : next;
}

/** The table after each step of a record. */
export function states(record) {
  let state = initial(record);
  return record.steps.map((step) => (state = apply(state, step)));
}

/** Whether a viewer is among those who saw; what all seats saw lies open to everyone. */
function saw(seats, who, record) {
  if (who === 'all') return true;
  if (who === 'played') return seatsOf(record).every((seat) => seats.includes(seat));
  return seats.includes(who);
}

/** Whether the step named has come, at the place `index` of the record. */
function come(record, id, index) {
  if (!id) return false;
  const at = record.steps.findIndex((step) => step.id === id);
  return at >= 0 && at <= index;
}

/** What a viewer may see: who is "all", a seat, or "played" (only what lies open to everyone).
 *
 *  hands     {seat: {cards, hidden, perhaps}}: cards known to be there; how many more there are;
 *            cards that once lay open and are now in the hand or among the hidden discards
 *  discards  {seat: {cards | null, count}}     fola {cards | null, suits | null, count}
 *  cards     every card whose face the viewer has seen by now, wherever it lies
 */
export function visible(state, record, who, index) {
  const knows = record.knowledge ?? {};
  const may = (seats) => saw(seats, who, record);
  const discards = {};
  const hands = {};
  const known = new Set([
    ...Object.values(state.piles).flat(), ...Object.values(state.robbed).flat(),
    ...[...state.table, ...(state.trick?.cards ?? [])].map((played) => played.card),
  ]);
  for (const [seat, cards] of Object.entries(state.discards)) {
    const open = may([seat]) || (come(record, knows.discards_from, index) && may(knows.discards ?? []));
    discards[seat] = { cards: open ? inOrder(cards) : null, count: cards.length };
    if (open) cards.forEach((card) => known.add(card));
  }
  for (const [seat, cards] of Object.entries(state.hands)) {
    const own = may([seat]) || state.laid.includes(seat);
    const open = new Set([...state.seen[seat],
      ...(may(state.taken[seat].by) ? state.taken[seat].cards : [])]);
    const declared = new Set(state.shown[seat].flat());
    const doubt = discards[seat].cards === null && discards[seat].count > 0;
    const sure = cards.filter((card) => own || declared.has(card) || (open.has(card) && !doubt));
    const perhaps = !own && doubt
      ? [...cards, ...state.discards[seat]].filter((card) => open.has(card) && !declared.has(card))
      : [];
    hands[seat] = {
      cards: inOrder(sure), hidden: cards.length - sure.length, perhaps: inOrder(perhaps),
    };
    [...sure, ...perhaps].forEach((card) => known.add(card));
  }
  const seesFola = may(state.folaSeen)
    || (come(record, knows.fola_from, index) && may(knows.fola_cards ?? []));
  const toldFola = seesFola || may(joined(state.folaTold, state.folaSuits ? knows.fola_suits ?? [] : []));
  if (seesFola) state.fola.forEach((card) => known.add(card));
  state.stopped.filter(({ by }) => may(by)).forEach(({ card }) => known.add(card));
  return {
    hands,
    discards,
    fola: {
      cards: seesFola ? inOrder(state.fola) : null,
      suits: toldFola ? state.folaSuits : null,
      count: state.fola.length,
    },
    cards: inOrder(known),
  };
}
