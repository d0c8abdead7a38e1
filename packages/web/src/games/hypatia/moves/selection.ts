/**
 * How presses become an action. A selection is what has been picked and not sent yet; pressing a thing answers
 * with the next selection, with an action to send, or with the reason why nothing happens. Mouse, touch, keys and
 * screen readers all come here, and only what is in the action list ever leaves.
 */
import {
  type Card,
  codec,
  destroyAction,
  discardAction,
  discardPhageAction,
  extraAction,
  flipAction,
  killAction,
  layoutAction,
  moveAction,
  movePhageAction,
  type NodeName,
  powerDownAction,
  resolveAction,
  revealAction,
  sentinelAction,
  stationAction,
  towerAction,
  xoAction,
} from '@airlock/hypatia';
import type { Action, Refusal } from '@airlock/kernel';
import { isMyMove, type Position } from './position.ts';
import { type Built, cardKey, type Key, keyOf, type Thing, thingOf, type Use } from './things.ts';

export interface Selection {
  readonly use: Use;
  readonly picked: readonly Key[];
  /** On a phone the other uses of a card wait behind one button. */
  readonly others?: boolean;
}

export type Answer =
  | { readonly kind: 'select'; readonly selection: Selection }
  | { readonly kind: 'send'; readonly action: Action }
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly at: Thing }
  /** The press asks for nothing but a closer look. */
  | { readonly kind: 'look' };

/** Where a selection begins: with the only XO Suit that could act, otherwise with nothing. */
export function startOf(position: Position): Selection {
  if (position.decision === 'play') return { use: 'station', picked: [] };
  const use: Use = position.decision === 'xoWindow' ? 'xo' : 'only';
  const firsts = new Set(position.built.filter(({ keys }) => keys.length > 1).map(({ keys }) => keys[0]));
  const [only] = firsts;
  const starts = use === 'xo' && firsts.size === 1 && only !== undefined;
  return { use, picked: starts ? [only] : [] };
}

/** Whether an action can still come of what is picked. */
function goesOn({ use, keys, anyOrder }: Built, selection: Selection): boolean {
  if (use !== selection.use) return false;
  const { picked } = selection;
  return anyOrder
    ? picked.every((key) => keys.includes(key))
    : picked.every((key, place) => keys[place] === key);
}

/** The things that can be picked next. */
export function nextKeys(position: Position, selection: Selection): Set<Key> {
  const next = new Set<Key>();
  for (const built of position.built) {
    if (!goesOn(built, selection)) continue;
    if (built.anyOrder) for (const key of built.keys) if (!selection.picked.includes(key)) next.add(key);
    const key = built.keys[selection.picked.length];
    if (!built.anyOrder && key !== undefined) next.add(key);
  }
  return next;
}

/** The action that is built completely; a Tower Action has two prices and is sent by its own buttons. */
export function readyAction(position: Position, selection: Selection): Action | null {
  if (selection.picked.length === 0 || selection.use === 'tower') return null;
  const { length } = selection.picked;
  return (
    position.built.find((built) => built.keys.length === length && goesOn(built, selection))?.action ?? null
  );
}

/** What can be taken back, or has its consequence in full sight, is sent when its last thing is pressed. */
const SENT_AT_ONCE: ReadonlySet<string> = new Set([
  'station',
  'sentinel',
  'extra',
  'reveal',
  'move',
  'movePhage',
  'layout',
]);

const isSentAtOnce = (action: Action): boolean => SENT_AT_ONCE.has(codec.kind(action));

/** `careful` on a phone: the first press aims, so that the read-out can be looked at before it counts. */
export function press(position: Position, selection: Selection, thing: Thing, careful = false): Answer {
  if (!isMyMove(position)) return thing.kind === 'card' ? idle(position, thing) : { kind: 'look' };
  const key = keyOf(thing);
  const { picked, use } = selection;
  if (picked.includes(key)) {
    const ready = readyAction(position, selection);
    if (careful && ready !== null && picked.length > 1 && isSentAtOnce(ready))
      return { kind: 'send', action: ready };
    return {
      kind: 'select',
      selection: { use, picked: picked.filter((one) => one !== key).slice(0, picked.indexOf(key)) },
    };
  }
  for (const attempt of attempts(position, selection, key)) {
    const ready = readyAction(position, attempt);
    const hasPrice = attempt.use === 'tower' && position.built.some((built) => goesOn(built, attempt));
    if (ready !== null || hasPrice || nextKeys(position, attempt).size > 0) {
      const sends = ready !== null && isSentAtOnce(ready) && !(careful && attempt.picked.length > 1);
      return sends ? { kind: 'send', action: ready } : { kind: 'select', selection: attempt };
    }
  }
  return refused(position, selection, thing);
}

/** What a press may mean, the likeliest first: the next thing, another one in place of the last, or a new start. */
function attempts(position: Position, selection: Selection, key: Key): Selection[] {
  const { use, picked } = selection;
  const tries: Selection[] = [
    { use, picked: [...picked, key] },
    { use, picked: [...picked.slice(0, -1), key] },
    { use, picked: [key] },
  ];
  if (position.decision === 'play') {
    tries.push(
      { use: 'station', picked: [key] },
      { use: 'xo', picked: [key] },
      { use: 'tower', picked: [key] },
      { use: 'sentinel', picked: [key] },
    );
  }
  return tries;
}

/** Somebody else decides: a card of the hand says so, whatever else is only looked at. */
function idle(position: Position, thing: Extract<Thing, { kind: 'card' }>): Answer {
  const refusal = whyNotNow(position, thing.card);
  return refusal ? { kind: 'refuse', refusal, at: thing } : { kind: 'look' };
}

/** The rules' reason why a card of the hand can be put to no use now; `null` where it can, and for those who watch. */
export function whyNotNow(position: Position, card: Card): Refusal | null {
  const { ship, built } = position;
  if (!ship?.hand.includes(card) || ship.result) return null;
  if (built.some(({ keys }) => keys.includes(cardKey(card)))) return null;
  const refusal = position.refusalOf(discardAction(card));
  // Without a question, what one has done is under way, or it is somebody else's turn.
  return isMyMove(position) || refusal?.reason === 'notYourTurn' ? refusal : null;
}

/** The rules' reason, where the gesture is an action they know; otherwise the thing is looked at. */
function refused(position: Position, selection: Selection, thing: Thing): Answer {
  const action = meantBy(position, selection, thing);
  const refusal = action === null ? null : position.refusalOf(action);
  return refusal ? { kind: 'refuse', refusal, at: thing } : { kind: 'look' };
}

type StationDecision = Partial<Record<NodeName, (station: number) => Action>>;

const STATION_DECISIONS: StationDecision = {
  powerFlip: flipAction,
  powerDown: powerDownAction,
  forcedResolve: resolveAction,
  pendingOrder: resolveAction,
  destroyStation: destroyAction,
};

function meantBy(position: Position, { use, picked }: Selection, thing: Thing): Action | null {
  const { decision } = position;
  const first = picked[0] === undefined ? null : thingOf(picked[0]);
  switch (thing.kind) {
    case 'station': {
      if (first?.kind === 'phage') return movePhageAction(first.station, first.slot, thing.station);
      if (first?.kind === 'card') {
        if (decision === 'opsMove') return moveAction(first.card, thing.station);
        if (decision === 'engExtra') return extraAction(thing.station, first.card);
        if (use === 'sentinel') return sentinelAction(first.card, thing.station);
        if (use === 'station') return stationAction(first.card, thing.station);
      }
      return (decision && STATION_DECISIONS[decision]?.(thing.station)) ?? null;
    }
    case 'phage':
      if (first?.kind === 'card' && use === 'xo') return xoAction(first.card, thing.station, thing.slot);
      return decision === 'scienceReveal'
        ? revealAction(thing.station, thing.slot)
        : discardPhageAction(thing.station, thing.slot);
    case 'card':
      if (decision === 'play') return use === 'tower' ? towerAction(thing.card, false) : null;
      return decision === 'killHuman' || decision === 'cocoonHuman'
        ? killAction(thing.card)
        : discardAction(thing.card);
    case 'cell':
      return first?.kind === 'station' ? layoutAction(thing.cell, first.station) : null;
  }
}

/** One step back; the same selection when there is nothing to take back. */
export function stepBack(position: Position, selection: Selection): Selection {
  const start = startOf(position);
  if (selection.others) return { use: selection.use, picked: selection.picked };
  if (
    selection.picked.length > start.picked.length &&
    (selection.picked.length > 1 || selection.use === start.use)
  ) {
    return { use: selection.use, picked: selection.picked.slice(0, -1) };
  }
  if (selection.use !== start.use)
    return {
      ...start,
      picked: start.use === 'station' && selection.use !== 'xo' ? selection.picked : start.picked,
    };
  return selection;
}
