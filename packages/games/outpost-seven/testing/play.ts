/** Playing a position in tests: actions as text, and what was told about them. */
import {
  type Action,
  ActionList,
  fastRandom,
  itemAt,
  type Refusal,
  type Seat,
  type ToldEvent,
} from '@airlock/kernel';
import { codec } from '../actions.ts';
import { RED, SEAT_NAMES, YELLOW } from '../cards.ts';
import type { OutpostEvent } from '../events.ts';
import { outpostSeven } from '../game.ts';
import { cubesOf, populationOf } from '../rules/ending.ts';
import { cubesIn } from '../rules/votes.ts';
import { byNumber, keptBy, peopleIn, type State, votesOf } from '../state.ts';
import { readCards, readLine } from './notation.ts';

export type Told = ToldEvent<OutpostEvent>;

export function readAction(text: string): Action {
  const action = codec.read(text);
  if (action === undefined) throw new Error(`No action is written "${text}".`);
  return action;
}

/** Does what the text says and gives what was told; a refused action breaks the test. */
export function act(state: State, seat: Seat, text: string): Told[] {
  const refusal = refusalOf(state, seat, text);
  if (refusal) throw new Error(`"${text}" is refused: ${outpostSeven.words.refusal(refusal)}`);
  const told: Told[] = [];
  const table = { random: fastRandom('table'), now: 0, tell: (event: Told) => told.push(event) };
  outpostSeven.apply(state, seat, readAction(text), table);
  return told;
}

export const refusalOf = (state: State, seat: Seat, text: string): Refusal | null =>
  outpostSeven.refusal(state, seat, readAction(text));

/** Every awaited action of a seat, as text; `kind` leaves out all others. */
export function legalActions(state: State, seat: Seat, kind = ''): string[] {
  const list = new ActionList();
  outpostSeven.actions(state, seat, list);
  return list
    .toArray()
    .map(codec.write)
    .filter((text) => text.startsWith(kind));
}

type OpenParts = { readonly [Event in OutpostEvent as Event['type']]: Event['open'] };

/** What everybody may know of the events of one type. */
export function openOf<Type extends OutpostEvent['type']>(
  told: readonly Told[],
  type: Type,
): OpenParts[Type][] {
  return told.filter((event) => event.type === type).map((event) => event.open as OpenParts[Type]);
}

/** People voting for Red and for Yellow. */
export const scores = (state: State): [red: number, yellow: number] => [
  populationOf(state, RED),
  populationOf(state, YELLOW),
];

/** Cubes of Red and of Yellow in a line such as `R2`. */
export const cubesInLine = (state: State, line: string): [red: number, yellow: number] => [
  cubesIn(state.cubes, readLine(line), RED),
  cubesIn(state.cubes, readLine(line), YELLOW),
];

/** Cubes of Red and of Yellow in the whole grid. */
export const cubeTotals = (state: State): [red: number, yellow: number] => [
  cubesOf(state, RED),
  cubesOf(state, YELLOW),
];

/** The people of a line such as `R2`. */
export const peopleOf = (state: State, line: string): number => peopleIn(state, readLine(line));

/** For whom a line such as `R2` votes. */
export const voteOf = (state: State, line: string): 'red' | 'yellow' =>
  itemAt(SEAT_NAMES, votesOf(state, readLine(line)));

/** `keep 1,3` for the cards of these ids, by their places among the dealt ones. */
export function keeping(state: State, seat: Seat, ids: string): string {
  const hand = keptBy(state, seat);
  return `keep ${readCards(ids)
    .map((card) => hand.indexOf(card) + 1)
    .sort(byNumber)}`;
}

/** `salvage 2,3` for the cards of these ids, by their slots in the offer. */
export const salvaging = (state: State, ids: string): string =>
  `salvage ${readCards(ids)
    .map((card) => state.offer.indexOf(card) + 1)
    .sort(byNumber)}`;
