/** What can be pressed at this table, and which things make up each action. */

import { type Card, type Cell, CHOOSE_VICTIMS, codec, type ShipView, type Station } from '@airlock/hypatia';
import type { Action } from '@airlock/kernel';

/** A human is one thing wherever it is: in the hand, in a trick or at its post. */
export type Thing =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'station'; readonly station: Station }
  | { readonly kind: 'phage'; readonly station: Station; readonly slot: number }
  | { readonly kind: 'cell'; readonly cell: Cell };

/** A thing by name, as selections hold it and as the frame calls the place of a refusal: `phage-3-1`. */
export type Key = string;

export const cardKey = (card: Card): Key => `card-${card}`;
export const stationKey = (station: Station): Key => `station-${station}`;
export const phageKey = (station: Station, slot: number): Key => `phage-${station}-${slot}`;
export const cellKey = (cell: Cell): Key => `cell-${cell}`;

export function keyOf(thing: Thing): Key {
  switch (thing.kind) {
    case 'card':
      return cardKey(thing.card);
    case 'station':
      return stationKey(thing.station);
    case 'phage':
      return phageKey(thing.station, thing.slot);
    case 'cell':
      return cellKey(thing.cell);
  }
}

export function thingOf(key: Key): Thing {
  const [kind, first, second] = key.split('-');
  const number = Number(first);
  if (kind === 'card') return { kind, card: number };
  if (kind === 'station') return { kind, station: number };
  if (kind === 'phage') return { kind, station: number, slot: Number(second) };
  return { kind: 'cell', cell: number };
}

/** The four ways to use a card in a play; every other decision has one. */
export type Use = 'station' | 'tower' | 'sentinel' | 'xo' | 'only';

/** An action as its reader builds it. */
export interface Built {
  readonly action: Action;
  readonly use: Use;
  readonly keys: readonly Key[];
  /** Whether its things are picked in any order. */
  readonly anyOrder: boolean;
}

type Kind = keyof typeof codec.first;

const USE_OF: Readonly<Partial<Record<Kind, Use>>> = {
  station: 'station',
  tower: 'tower',
  sentinel: 'sentinel',
  xo: 'xo',
};

const human = (number: number): Key => cardKey(number + 1);

/** In the order in which they are picked. */
const KEYS_OF: Readonly<Partial<Record<Kind, (words: readonly number[], ship: ShipView) => Key[]>>> = {
  layout: ([cell = 0, station = 0]) => [stationKey(station), cellKey(cell)],
  station: ([card = 0, station = 0]) => [human(card), stationKey(station)],
  sentinel: ([card = 0, station = 0]) => [human(card), stationKey(station)],
  tower: ([card = 0]) => [human(card)],
  xo: ([card = 0, station = 0, slot = 0]) => [human(card), phageKey(station, slot)],
  victims: ([places = 0], ship) =>
    (ship.humans[victimsAt(ship)] ?? []).filter((_, place) => places & (1 << place)).map(cardKey),
  kill: ([card = 0]) => [human(card)],
  cocoon: ([card = 0]) => [human(card)],
  discardPhage: ([station = 0, slot = 0]) => [phageKey(station, slot)],
  discardTwo: ([one = 0, other = 0]) => [human(one), human(other)],
  flip: ([station = 0]) => [stationKey(station)],
  powerDown: ([station = 0]) => [stationKey(station)],
  take: ([card = 0]) => [human(card)],
  issue: ([card = 0]) => [human(card)],
  reveal: ([station = 0, slot = 0]) => [phageKey(station, slot)],
  move: ([card = 0, station = 0]) => [human(card), stationKey(station)],
  movePhage: ([from = 0, slot = 0, to = 0]) => [phageKey(from, slot), stationKey(to)],
  resolve: ([station = 0]) => [stationKey(station)],
  extra: ([station = 0, card = 0]) => [human(card), stationKey(station)],
  discard: ([card = 0]) => [human(card)],
  destroy: ([station = 0]) => [stationKey(station)],
};

/** The station whose victims are chosen: the frame on top of the stack holds it and how many die. */
const victimsAt = (ship: ShipView): Station => ship.stack.at(-1 - CHOOSE_VICTIMS.station) ?? 0;

/** Actions that are pressed as buttons of the door, not as things of the table, have no keys. */
export function builtFrom(action: Action, ship: ShipView): Built {
  const kind = codec.kind(action) as Kind;
  return {
    action,
    use: USE_OF[kind] ?? 'only',
    keys: KEYS_OF[kind]?.(codec.words(action), ship) ?? [],
    anyOrder: kind === 'victims' || kind === 'discardTwo',
  };
}
