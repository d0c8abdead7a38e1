/** The flow chart of Flotsam: exchange, bid together, show, flares, refill, until the cards run out. */
import {
  type Action,
  ActionList,
  type Asides,
  type Chart,
  CLOCK,
  type Context,
  choice,
  enter,
  flow,
  frame,
  itemAt,
  only,
  REVIEWER,
  type Refusal,
  type Seat,
  type SeatSet,
  type SeenEvent,
  seatsIn,
  step,
  wordAt,
} from '@airlock/kernel';
import {
  AT,
  type Card,
  codec,
  isFlare,
  MOST_MARKED,
  NO_CARD,
  perSeat,
  type Result,
  type State,
} from './state.ts';

export type Phase = 'deal' | 'exchange' | 'bid' | 'flare' | 'over';

export type FlotsamEvent =
  | SeenEvent<'dealt', { readonly count: number }, { readonly cards: readonly Card[] }>
  | SeenEvent<'asked', { readonly phase: Phase; readonly seat: Seat }>
  | SeenEvent<'marked', { readonly seat: Seat }, { readonly card: Card }>
  | SeenEvent<
      'drew',
      { readonly seat: Seat; readonly count: number; readonly buries: boolean },
      { readonly cards: readonly Card[] }
    >
  | SeenEvent<'bid', { readonly seat: Seat }, { readonly card: Card }>
  | SeenEvent<'shown', { readonly trick: readonly Card[]; readonly winner: Seat }>
  | SeenEvent<'blocked', { readonly seat: Seat; readonly card: Card }>
  | SeenEvent<'passed', { readonly seat: Seat }>
  | SeenEvent<'resolved', { readonly blocked: boolean }>
  | SeenEvent<
      'settled',
      { readonly winner: Seat; readonly won: readonly Card[]; readonly lost: readonly Card[] }
    >
  | SeenEvent<'timedOut', { readonly seat: Seat }>
  | SeenEvent<'over', { readonly result: Result; readonly hands: readonly (readonly Card[])[] }>;

type FlotsamTable = Context<FlotsamEvent>;

const refuse = (rule: string, reason: string): Refusal => ({ rule, reason });

/** What only its seat is told, and who reviews the match after the end. */
const privately = <T>(seat: Seat, own: T): { [viewer: number]: T } => ({ [seat]: own, [REVIEWER]: own });

const handOf = (state: State, seat: Seat): Card[] => itemAt(state.hands, seat);

const cardOf = (action: Action, first: Action): Card => action - first + 1;

function takeFrom(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
}

function deal(state: State, context: FlotsamTable): void {
  context.tell?.({
    type: 'dealt',
    rule: 'FLO-01',
    open: { count: state.options.handSize },
    own: Object.fromEntries(state.hands.map((cards, seat) => [seat, { cards: [...cards] }])),
    reveals: true,
  });
}

function nextRound(state: State, context: FlotsamTable): void {
  if (state.hands.every((hand) => hand.length === 0)) {
    const scores = state.won.map((cards) => cards.length);
    const highest = Math.max(...scores);
    const winners = seatsWhere(state, (seat) => scores[seat] === highest);
    finish(state, { winners, scores, reason: 'cards' }, context);
    return;
  }
  for (const node of [AT.nextRound, AT.refill, AT.show, AT.bid, AT.drawMarked, AT.exchange])
    enter(state, node);
  context.tell?.({ type: 'asked', rule: 'FLO-02', open: { phase: 'exchange', seat: state.lead } });
}

const seatsWhere = (state: State, holds: (seat: Seat) => boolean): Seat[] =>
  perSeat(state.seats, (seat) => seat).filter(holds);

function finish(state: State, result: Result, context: FlotsamTable): void {
  state.stack.length = 0;
  state.result = result;
  const hands = state.hands.map((hand) => [...hand]);
  context.tell?.({ type: 'over', rule: 'FLO-09', open: { result, hands }, reveals: true });
}

const canMark = (state: State): boolean =>
  state.marked.length < MOST_MARKED && state.marked.length < state.deck.length;

const exchange = choice<State, FlotsamEvent>({
  seats: (state) => only(state.lead),

  list(state, seat, into) {
    into.add(codec.first.done);
    if (canMark(state)) for (const card of handOf(state, seat)) into.add(codec.first.mark + card - 1);
  },

  refusal(state, seat, action) {
    if (action === codec.first.done) return null;
    if (!isKind(action, 'mark')) return refuse('FLO-02', 'exchangeFirst');
    if (!canMark(state)) return refuse('FLO-03', 'markedEnough');
    return handOf(state, seat).includes(cardOf(action, codec.first.mark))
      ? null
      : refuse('FLO-03', 'notInHand');
  },

  take(state, seat, action, context) {
    if (action === codec.first.done) return;
    const card = cardOf(action, codec.first.mark);
    takeFrom(handOf(state, seat), card);
    state.marked.push(card);
    enter(state, AT.exchange);
    context.tell?.({ type: 'marked', rule: 'FLO-03', open: { seat }, own: privately(seat, { card }) });
  },
});

function drawMarked(state: State, context: FlotsamTable): void {
  const { lead, marked } = state;
  itemAt(state.buried, lead).push(...marked);
  state.marked = [];
  if (marked.length > 0) draw(state, lead, marked.length, true, context);
  context.tell?.({ type: 'asked', rule: 'FLO-04', open: { phase: 'bid', seat: lead } });
}

function draw(state: State, seat: Seat, count: number, buries: boolean, context: FlotsamTable): void {
  const cards = state.deck.splice(-count).reverse();
  handOf(state, seat).push(...cards);
  context.tell?.({
    type: 'drew',
    rule: buries ? 'FLO-03' : 'FLO-08',
    open: { seat, count: cards.length, buries },
    own: privately(seat, { cards }),
    reveals: true,
  });
}

const bid = choice<State, FlotsamEvent>({
  stays: true,

  seats: (state): SeatSet =>
    seatsWhere(state, (seat) => state.bids[seat] === NO_CARD && handOf(state, seat).length > 0).reduce(
      (set, seat) => set | only(seat),
      0,
    ),

  list(state, seat, into) {
    for (const card of handOf(state, seat)) into.add(codec.first.bid + card - 1);
  },

  refusal(state, seat, action) {
    if (!isKind(action, 'bid')) return refuse('FLO-04', 'bidFirst');
    return handOf(state, seat).includes(cardOf(action, codec.first.bid))
      ? null
      : refuse('FLO-04', 'notInHand');
  },

  take(state, seat, action, context) {
    const card = cardOf(action, codec.first.bid);
    takeFrom(handOf(state, seat), card);
    state.bids[seat] = card;
    context.tell?.({ type: 'bid', rule: 'FLO-04', open: { seat }, own: privately(seat, { card }) });
  },
});

/** The seat whose card is highest. */
export const winnerOf = (trick: readonly Card[]): Seat => trick.indexOf(Math.max(...trick));

function show(state: State, context: FlotsamTable): void {
  state.trick = state.bids;
  state.bids = perSeat(state.seats, () => NO_CARD);
  state.blocked = false;
  const winner = winnerOf(state.trick);
  context.tell?.({ type: 'shown', rule: 'FLO-05', open: { trick: [...state.trick], winner }, reveals: true });
  enter(state, AT.settle, winner);
  if (state.options.flares && isFlare(itemAt(state.trick, winner))) askFlare(state, winner, context);
}

/** Alone nobody can object. */
function askFlare(state: State, after: Seat, context: FlotsamTable): void {
  if (state.seats === 1) return;
  const seat = (after + 1) % state.seats;
  enter(state, AT.flare, seat);
  context.tell?.({ type: 'asked', rule: 'FLO-06', open: { phase: 'flare', seat } });
}

const ASKED = frame('seat');

export const askedOf = (state: State): Seat => wordAt(state, ASKED.seat);

const flare = choice<State, FlotsamEvent>({
  holds: ASKED.holds,

  seats: (state) => only(askedOf(state)),

  list(state, seat, into) {
    into.add(codec.first.pass);
    for (const card of handOf(state, seat)) into.add(codec.first.block + card - 1);
  },

  refusal(state, seat, action) {
    if (action === codec.first.pass) return null;
    if (!isKind(action, 'block')) return refuse('FLO-06', 'answerFirst');
    return handOf(state, seat).includes(cardOf(action, codec.first.block))
      ? null
      : refuse('FLO-06', 'notInHand');
  },

  take(state, seat, action, context) {
    if (action === codec.first.pass) {
      context.tell?.({ type: 'passed', rule: 'FLO-06', open: { seat } });
      return;
    }
    const card = cardOf(action, codec.first.block);
    takeFrom(handOf(state, seat), card);
    state.discard.push(card);
    state.blocks++;
    enter(state, AT.resolveBlock);
    context.tell?.({ type: 'blocked', rule: 'FLO-06', open: { seat, card }, reveals: true });
    if (isFlare(card)) askFlare(state, seat, context);
  },
});

function resolveBlock(state: State, context: FlotsamTable): void {
  state.blocks--;
  state.blocked = !state.blocked;
  context.tell?.({ type: 'resolved', rule: 'FLO-06', open: { blocked: state.blocked } });
}

/** What is blocked leaves one card, drawn by chance; the rest is lost. */
function settle(state: State, context: FlotsamTable, winner: number): void {
  const cards = state.trick.filter((card) => card !== NO_CARD);
  const kept = state.blocked ? cards.splice(context.random.int(cards.length), 1) : cards.splice(0);
  itemAt(state.won, winner).push(...kept);
  state.discard.push(...cards);
  state.trick = [];
  state.blocked = false;
  state.lead = winner;
  context.tell?.({ type: 'settled', rule: 'FLO-07', open: { winner, won: kept, lost: cards } });
}

function refill(state: State, context: FlotsamTable): void {
  for (let turn = 0; turn < state.seats; turn++) {
    const seat = (state.lead + turn) % state.seats;
    const wanted = Math.min(state.options.handSize - handOf(state, seat).length, state.deck.length);
    if (wanted > 0) draw(state, seat, wanted, false, context);
  }
}

type Kind = keyof typeof codec.first;

function isKind(action: Action, kind: Kind): boolean {
  return action < codec.size && codec.kind(action) === kind;
}

export const NODES = {
  deal: step(deal),
  nextRound: step(nextRound),
  exchange,
  drawMarked: step(drawMarked),
  bid,
  show: step(show),
  flare,
  resolveBlock: step(resolveBlock),
  settle: step(settle, 1),
  refill: step(refill),
} satisfies Chart<keyof typeof AT, State, FlotsamEvent>['nodes'];

const isAtTable = (state: State, seat: Seat): boolean => seat in state.hands;

/** The moving parts of the game; with other nodes, of a broken one. */
export function flotsamFlow(nodes: Chart<keyof typeof AT, State, FlotsamEvent>['nodes'] = NODES) {
  const asides: Asides<State, FlotsamEvent> = {
    below: codec.first.done,

    list(state, seat, into) {
      if (seat === CLOCK) into.add(codec.first.timeout);
      else if (isAtTable(state, seat)) into.add(codec.first.resign);
    },

    refusal(state, seat, action) {
      const may = action === codec.first.timeout ? seat === CLOCK : isAtTable(state, seat);
      return may ? null : refuse('FLO-10', 'noSuchAction');
    },

    take(state, seat, action, context) {
      if (action === codec.first.timeout) timeOut(state, context);
      else resign(state, seat, context);
    },
  };

  const chart = flow<keyof typeof AT, State, FlotsamEvent>({
    at: AT,
    nodes,
    asides,
    rules: { notYourTurn: 'FLO-02', noSuchAction: 'FLO-10', over: 'FLO-09' },
  });

  /** The clock does what is listed first. */
  function timeOut(state: State, context: FlotsamTable): void {
    const seat = itemAt(seatsIn(chart.waiting(state)), 0);
    const list = new ActionList();
    chart.actions(state, seat, list);
    context.tell?.({ type: 'timedOut', rule: 'FLO-11', open: { seat } });
    chart.apply(state, seat, list.at(0), context);
  }

  return chart;
}

function resign(state: State, seat: Seat, context: FlotsamTable): void {
  const winners = seatsWhere(state, (other) => other !== seat);
  const scores = state.won.map((cards) => cards.length);
  finish(state, { winners, scores, reason: 'resigned' }, context);
}
