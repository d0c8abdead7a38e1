/** Carries what was heard into a view made before it, so that only events need to be sent. */
import { missing, REVIEWER, type Seat } from '@airlock/kernel';
import type { Card } from './cards.ts';
import { type Counts, detailOf, type OmegaEvent, type Sight } from './events.ts';
import { cardOf } from './geometry/placements.ts';
import type { RoundResult } from './state.ts';
import type { Archive, SeatView, View } from './view.ts';

type Of<Type extends OmegaEvent['type']> = Extract<OmegaEvent, { type: Type }>;

export function follow(view: View, event: OmegaEvent): void {
  switch (event.type) {
    case 'dealt':
      dealt(view, event);
      return;
    case 'readied':
      seatIn(view, event.open.seat).isReady = event.open.ready;
      view.since = event.open.since;
      return;
    case 'counting':
      view.phase = 'COUNTDOWN';
      view.since = event.open.since;
      return;
    case 'go':
      went(view, event);
      return;
    case 'flip':
      flipped(view, event);
      return;
    case 'place':
      placed(view, event);
      return;
    case 'pickUp':
      pickedUp(view, event);
      return;
    case 'marked':
      if (event.own) seatIn(view, event.own.seat).marked = [...event.own.cards];
      return;
    case 'key':
      seatIn(view, event.open.seat).keys |= 1 << event.open.colour;
      return;
    case 'equip':
      seatIn(view, event.open.seat).connected ^= 1 << event.open.item;
      return;
    case 'finish':
      view.finish = { ...event.open };
      view.phase = 'PHOTO';
      return;
    case 'rolledBack':
    case 'takenBack':
      restored(view, event);
      return;
    case 'autoFlip':
      seatIn(view, event.open.seat).autoFlip = event.open.on;
      seatIn(view, event.open.seat).at = event.open.at;
      return;
    case 'paused':
      paused(view, event);
      return;
    case 'resumed':
      view.pausedBy = -1;
      return;
    case 'lost':
      seatIn(view, event.open.seat).awaySince = event.open.since;
      return;
    case 'back':
      cameBack(view, event);
      return;
    case 'graceOver':
      view.phase = 'ABSENCE';
      view.since = event.open.since;
      seatIn(view, event.open.seat).grace = 0;
      return;
    case 'waitedAgain':
      view.phase = 'PAUSED';
      view.since = event.open.since;
      seatIn(view, event.open.seat).awaySince = event.open.since;
      seatIn(view, event.open.seat).grace = event.open.grace;
      return;
    case 'botTookOver':
      seatIn(view, event.open.seat).hasBot = true;
      return;
    case 'roundOver':
      roundOver(view, event);
      return;
    case 'speed':
      view.sides[event.open.taker]?.speed.push(event.open.card);
      changeLast(view, { speed: { ...event.open } });
      return;
    case 'score': {
      const { card, values, taker } = event.open;
      view.sides[taker]?.scored.push(card);
      changeLast(view, { slots: [...lastRound(view).slots, { card, values, taker }] });
      return;
    }
    case 'continued':
      seatIn(view, event.open.seat).isReady = true;
      return;
    case 'gameOver':
      view.phase = 'GAME_OVER';
      view.result = event.open.result;
      view.hidden = false;
      view.liveFrom = null;
      view.locations = [...event.open.locations];
      showAll(view, event.open.sights);
      return;
  }
}

const seatIn = (view: View, seat: Seat): SeatView => view.seats[seat] ?? missing();

const deckIn = (view: View, seat: Seat): Card[] | undefined => view.archive?.decks[seat];

function dealt(view: View, event: Of<'dealt'>): void {
  const { round, locations, scoring, since } = event.open;
  if (view.round > 0) {
    view.usedLocations.push(...(view.locations ?? []));
    view.usedScoring.push(...view.scoring);
  }
  view.phase = 'BRIEFING';
  view.round = round;
  view.locations = [...locations];
  view.scoring = [...scoring];
  view.since = since;
  view.finish = null;
  view.ended = null;
  view.liveMs = 0;
  const backs = detailOf(event)?.backs ?? [];
  const decks = takeDecks(view.archive);
  for (const [seat, who] of view.seats.entries()) {
    const back = backs[seat] ?? null;
    const isSeen = back !== null;
    const deck = decks[seat];
    if (view.archive && deck) view.archive.decks[seat] = [...deck];
    Object.assign(who, {
      deck: 18,
      back,
      hand: isSeen ? -1 : null,
      plan: isSeen ? [] : null,
      tally: isSeen ? { pickUps: 0, cardsPicked: 0, skips: 0 } : null,
      cards: 0,
      keys: 0,
      connected: 0,
      plays: 0,
      marked: [],
      at: 0,
      undos: 0,
      isReady: false,
      pauses: 0,
      grace: view.options.disconnectGraceSeconds * 1000,
    });
  }
}

/** The reviewer knows the next decks. */
function takeDecks(archive: Archive | null): Card[][] {
  if (!archive) return [];
  const [decks = [], ...later] = archive.future;
  archive.future = later;
  return decks;
}

function went(view: View, event: Of<'go'>): void {
  view.phase = 'LIVE';
  view.hidden = false;
  view.liveFrom = event.open.liveFrom;
  const shown = detailOf(event);
  if (!shown) return;
  view.locations = [...shown.locations];
  showAll(view, shown.sights);
}

function count(view: View, { seat, at, deck, cards, plays, undos }: Counts): SeatView {
  const who = seatIn(view, seat);
  Object.assign(who, { at, deck, cards, plays, undos });
  who.marked = [];
  return who;
}

function flipped(view: View, event: Of<'flip'>): void {
  const who = count(view, event.open);
  const seen = detailOf(event);
  if (!seen) return;
  who.hand = seen.card;
  who.back = seen.back;
  if (who.tally) who.tally = { ...who.tally, skips: who.tally.skips + seen.skipped.length };
  const deck = deckIn(view, event.open.seat);
  if (!deck) return;
  for (const _ of seen.skipped) deck.push(deck.shift() as Card);
  deck.shift();
}

function placed(view: View, event: Of<'place'>): void {
  const who = count(view, event.open);
  const seen = detailOf(event);
  if (!seen) return;
  who.hand = -1;
  who.plan?.push(seen.placement);
}

function pickedUp(view: View, event: Of<'pickUp'>): void {
  const who = count(view, event.open);
  const seen = detailOf(event);
  if (!seen) return;
  who.back = seen.back;
  who.plan = (who.plan ?? []).filter((placement) => !seen.cards.includes(cardOf(placement)));
  if (who.tally) {
    const { pickUps, cardsPicked, skips } = who.tally;
    who.tally = { pickUps: pickUps + 1, cardsPicked: cardsPicked + seen.cards.length, skips };
  }
  deckIn(view, event.open.seat)?.push(...seen.cards);
}

function restored(view: View, event: Of<'rolledBack'> | Of<'takenBack'>): void {
  const { seat, keys, connected } = event.open;
  const who = count(view, event.open);
  Object.assign(who, { keys, connected });
  const seen = detailOf(event);
  if (seen) show(view, seat, seen);
}

function show(view: View, seat: Seat, { back, hand, plan, tally, deck }: Sight): void {
  const who = seatIn(view, seat);
  who.back = back;
  who.hand = hand;
  who.plan = plan === null ? null : [...plan];
  who.tally = tally;
  if (deck && view.archive) view.archive.decks[seat] = [...deck];
}

function showAll(view: View, sights: readonly Sight[]): void {
  for (const [seat, sight] of sights.entries()) show(view, seat, sight);
}

function paused(view: View, { open }: Of<'paused'>): void {
  view.phase = 'PAUSED';
  view.hidden = true;
  view.pausedBy = open.by;
  view.liveMs = open.liveMs;
  view.liveFrom = null;
  view.since = open.since;
  if (open.by >= 0) {
    seatIn(view, open.by).pauses = open.pauses;
    seatIn(view, open.by).at = open.at;
  }
  if (view.viewer === REVIEWER) return;
  view.locations = null;
  for (const who of view.seats) Object.assign(who, { back: null, hand: null, plan: null, tally: null });
}

function cameBack(view: View, { open }: Of<'back'>): void {
  const who = seatIn(view, open.seat);
  who.awaySince = -1;
  who.hasBot = false;
  who.grace = open.grace;
  if (view.phase === 'ABSENCE') view.phase = 'PAUSED';
}

function roundOver(view: View, event: Of<'roundOver'>): void {
  const { round, finisher, cause, at, since, locations } = event.open;
  view.phase = 'REVIEW';
  view.ended = cause;
  view.hidden = false;
  view.pausedBy = -1;
  view.liveMs = at;
  view.liveFrom = null;
  view.since = since;
  view.locations = [...locations];
  if (cause === 'claim') view.finish = { seat: finisher, at };
  for (const who of view.seats) who.isReady = false;
  if (event.own) showAll(view, event.own.sights);
  view.rounds = [...view.rounds, { round, finisher, cause, at, speed: null, slots: [] }];
}

const lastRound = (view: View): RoundResult => view.rounds.at(-1) as RoundResult;

function changeLast(view: View, change: Partial<RoundResult>): void {
  view.rounds = [...view.rounds.slice(0, -1), { ...lastRound(view), ...change }];
}
