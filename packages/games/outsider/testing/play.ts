/** Playing a position in tests: actions as text, chance as written, and what was told. */
import {
  ActionList,
  CLOCK,
  fastRandom,
  itemAt,
  Random,
  type RandomState,
  type Refusal,
  type Seat,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import { codec } from '../actions.ts';
import { CRISIS_IDS, KIND_IDS, SEAT_NAMES } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { completedBy } from '../rules/ending.ts';
import { handOf } from '../rules/zones.ts';
import { kindOf, type State, thingOf } from '../state.ts';
import { seatNamed } from './position.ts';

export type Told = ToldEvent<OutsiderEvent>;

function readAction(text: string): number {
  const action = codec.read(text);
  if (action === undefined) throw new Error(`No action is written "${text}".`);
  return action;
}

const seatOf = (name: string): Seat => (name === 'clock' ? CLOCK : seatNamed(name));

const refusalOf = (state: State, name: string, text: string): Refusal | null =>
  outsider.refusal(state, seatOf(name), readAction(text));

/** The rule that refuses an action; `null` when it is legal. */
export const refusedBy = (state: State, name: string, text: string): string | null =>
  refusalOf(state, name, text)?.rule ?? null;

/** Does what the text says and gives what was told; a refused action breaks the test. */
export function act(state: State, name: string, text: string, random: Random = fastRandom('table')): Told[] {
  const refusal = refusalOf(state, name, text);
  if (refusal) throw new Error(`"${text}" of ${name} is refused: ${outsider.words.refusal(refusal)}`);
  const told: Told[] = [];
  outsider.apply(state, seatOf(name), readAction(text), {
    random,
    now: 0,
    tell: (event) => told.push(event),
  });
  return told;
}

/** `A gather`, `A card GE01`: one after the other. */
export function play(state: State, ...lines: string[]): Told[] {
  return lines.flatMap((line) => {
    const [name = '', ...rest] = line.split(' ');
    return act(state, name, rest.join(' '));
  });
}

/** Everybody lets the open window pass. */
export function passAll(state: State, random?: Random): Told[] {
  return seatsIn(outsider.waiting(state)).flatMap((seat) =>
    act(state, itemAt(SEAT_NAMES, seat), 'pass', random),
  );
}

/** Every awaited action of a seat, as text. */
export function legal(state: State, name: string): string[] {
  const list = new ActionList();
  outsider.actions(state, seatNamed(name), list);
  return list.toArray().map(codec.write);
}

export const waitingFor = (state: State): string =>
  seatsIn(outsider.waiting(state))
    .map((seat) => SEAT_NAMES[seat])
    .join('');

/** Gives the numbers it was told to give, then zeros. */
export class Scripted extends Random {
  private readonly numbers: number[];

  constructor(...numbers: number[]) {
    super();
    this.numbers = numbers;
  }

  protected override next(): number {
    return 0;
  }

  override int(below: number): number {
    const number = this.numbers.shift() ?? 0;
    if (number >= below) throw new Error('The script asks for too much.');
    return number;
  }

  override save(): RandomState {
    return [];
  }
}

const named = (cards: readonly number[]): string =>
  cards
    .map((kind) => itemAt(KIND_IDS, kind))
    .sort()
    .join(' ');

export const handText = (state: State, name: string): string =>
  named(handOf(state, seatNamed(name)).map(kindOf));
export const supplyText = (state: State): string => named(state.supply.map(kindOf));
export const discardText = (state: State): string => named(state.discard.map(thingOf));
export const completedText = (state: State, name: string): string =>
  named(completedBy(state, seatNamed(name)));
export const deckSize = (state: State): number => state.piles.reduce((sum, pile) => sum + pile.length, 0);
export const crisisDiscardText = (state: State): string =>
  state.crisisDiscard.map((crisis) => CRISIS_IDS[crisis]).join(' ');
export const ongoingText = (state: State): string =>
  state.ongoing.map((entry) => CRISIS_IDS[thingOf(entry)]).join(' ');
/** Action points of the active player. */
export const points = (state: State): number => Math.max(0, state.base - state.used) + state.bonus;

export const toldTypes = (told: readonly Told[]): string[] => told.map(({ type }) => type);
