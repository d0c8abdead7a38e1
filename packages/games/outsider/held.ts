/** Cards and memories as single numbers: what lies where, who put it there, and who knows of it. */
import type { Flavoured, Seat } from '@airlock/kernel';
import type { Crisis, Kind } from './cards.ts';

/**
 * A card in a hidden place: its kind, or which Crisis it is, and above that one bit for every seat that knows it lies there. Bit 6 stands for
 * those who only watch.
 */
export type Held = Flavoured<number, 'kind' | 'crisis' | 'held'>;
const KNOWERS_SHIFT = 6;
export const kindOf = (held: Held): Kind => held & 63;
export const crisisOf = (held: Held): Crisis => held & 63;
export const knowersOf = (held: Held): number => held >> KNOWERS_SHIFT;
export const heldAs = (card: Kind | Crisis, knowers: number): Held => card | (knowers << KNOWERS_SHIFT);
export const PUBLIC_BIT = 1 << 6;
export const ALL_KNOW = 127;

/** A card of the discard pile with who discarded it, or a Crisis of the Ongoing row with who resolved it. */
export type Marked = Flavoured<number, 'kind' | 'crisis' | 'marked'>;
export const marked = (thing: number, seat: Seat): Marked => thing | (seat << 6);
export const thingOf = (entry: Marked): number => entry & 63;
export const seatOf = (entry: Marked): Seat => entry >> 6;

/** What a seat once knew of a hidden place and can no longer be sure of: turn, place (a seat or SUPPLY), kind. */
export type Memo = Flavoured<number, 'memo'>;
export const SUPPLY_PLACE = 6;
export const memoOf = (turn: number, place: number, kind: Kind): Memo => (turn << 10) | (place << 6) | kind;
export const memoTurn = (memo: Memo): number => memo >> 10;
export const memoPlace = (memo: Memo): number => (memo >> 6) & 15;
export const memoKind = (memo: Memo): Kind => memo & 63;
