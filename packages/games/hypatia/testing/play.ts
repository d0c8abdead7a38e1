/** Playing a position in tests: actions as text, and what was told about them. */
import {
  type Action,
  ActionList,
  CLOCK,
  type Context,
  fastRandom,
  itemAt,
  type Refusal,
  type Seat,
  silentContext,
  type ToldEvent,
} from '@airlock/kernel';
import { codec } from '../actions.ts';
import type { HypatiaEvent, ShipEvent } from '../events.ts';
import { hypatia } from '../game.ts';
import { readStation, writeCards, writePhage } from '../notation.ts';
import { commanderOf, humansAt, phageAt, type Ship, type State } from '../state.ts';
import { decisionOf } from '../view.ts';
import { RULES } from '../words/rules.ts';
import { expectAnnounced, witnessesOf } from './witnesses.ts';

export type Told = ToldEvent<HypatiaEvent>;

/** In tests cards carry the letter of their side only where the codec needs it: `station SCI-Q medical`. */
export function readAction(text: string): Action {
  const action = codec.read(text.replaceAll(/\b(SCI|ENG|OPS|SEC)-/g, 'H-$1-'));
  if (action === undefined) throw new Error(`No action is written "${text}".`);
  return action;
}

/** Every event names a rule that exists; `asked` is the last and tells where the ship stands. */
function expectToldWell(state: State, told: readonly Told[]): void {
  for (const { type, rule } of told) {
    if (!Object.hasOwn(RULES, rule)) throw new Error(`The event "${type}" names no rule: "${rule}".`);
  }
  const [ship] = state.ships;
  const asked = told.at(-1);
  if (state.mode === 'race' || !ship || ship.result || asked?.type !== 'asked') return;
  const { decision: name, seat } = asked.open;
  if (name !== decisionOf(ship) || seat !== commanderOf(ship)) {
    throw new Error(`"${name}" is asked of seat ${seat}; the ship waits for something else.`);
  }
}

const seatFor = (state: State): Seat => commanderOf(itemAt(state.ships, 0));

/** Does what the texts say, one after the other, and gives what was told. */
export function act(state: State, ...texts: string[]): Told[] {
  return texts.flatMap((text) => perform(state, seatFor(state), text));
}

/** One action of a seat or of the clock. The test breaks when it is refused, not listed or not told well. */
export function perform(state: State, seat: Seat, text: string): Told[] {
  const action = readAction(text);
  const refusal = hypatia.refusal(state, seat, action);
  if (refusal) throw new Error(`"${text}" is refused: ${hypatia.words.refusal(refusal)}`);
  if (!listedFor(state, seat).includes(action)) throw new Error(`"${text}" is accepted, but not listed.`);
  return telling(state, (ships, context) => hypatia.apply(ships, seat, action, context));
}

/** Lets something happen and gives what was told of it: all that it showed, and nothing that changes it (HYP-110). */
export function telling(state: State, run: (state: State, context: Context<HypatiaEvent>) => void): Told[] {
  const witnesses = witnessesOf(state);
  const unheard = hypatia.clone(state);
  run(unheard, silentContext(fastRandom('table')));
  const told: Told[] = [];
  const tell = (event: Told): void => {
    told.push(event);
    expectAnnounced(witnesses, state, event);
  };
  run(state, { random: fastRandom('table'), now: 0, tell });
  expectAnnounced(witnesses, state, told.at(-1));
  if (JSON.stringify(unheard) !== JSON.stringify(state)) throw new Error('Unheard it goes another way.');
  expectToldWell(state, told);
  return told;
}

/** All that a seat or the clock may do now. */
function listedFor(state: State, seat: Seat): Action[] {
  const list = new ActionList();
  if (seat !== CLOCK) hypatia.actions(state, seat, list);
  hypatia.asides(state, seat, list);
  return list.toArray();
}

export const refusalOf = (state: State, text: string): Refusal | null =>
  hypatia.refusal(state, seatFor(state), readAction(text));

/** Every awaited action as text without the sides' letters; `kind` leaves out all others. */
export function legalActions(state: State, kind = ''): string[] {
  const list = new ActionList();
  hypatia.actions(state, seatFor(state), list);
  return list
    .toArray()
    .map((action) => codec.write(action).replaceAll('H-', ''))
    .filter((text) => text === kind || text.startsWith(kind === '' ? '' : `${kind} `));
}

type OpenParts = { readonly [Event in ShipEvent as Event['type']]: Event['open'] };

/** What everybody aboard may know of the events of one type. */
export function openOf<Type extends ShipEvent['type']>(told: readonly Told[], type: Type): OpenParts[Type][] {
  return told.filter((event) => event.type === type).map((event) => event.open as OpenParts[Type]);
}

export const decision = (ship: Ship): string | null => decisionOf(ship);

/** A trick as tests write it: `SCI-Q ENG-2 | (SCI-J)`. */
export function trick(ship: Ship, name: string): string {
  const station = readStation(name);
  return `${writeCards(humansAt(ship, station))} | ${writePhage(phageAt(ship, station))}`.trim();
}
