/** Playing a position in tests: actions as text, piles in a wanted order, and what was told. */
import {
  ActionList,
  CLOCK,
  eventFor,
  fastRandom,
  itemAt,
  Random,
  type RandomState,
  type Refusal,
  type Seat,
  type SeenEvent,
  seatsIn,
  silentContext,
  type ToldEvent,
} from '@airlock/kernel';
import { codec } from '../actions.ts';
import { STATUS_IDS } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import { outbreak } from '../game.ts';
import { neededFor, type State } from '../state.ts';
import { SEAT_LETTERS, seatNamed, taskNamed } from './position.ts';

export type Told = ToldEvent<OutbreakEvent>;

/** Seats are letters, as in the worked examples: `vote B` is `vote 2`. */
export function readAction(text: string): number {
  const action = codec.read(text.replace(/\b[A-H]\b/, (letter) => String(SEAT_LETTERS.indexOf(letter) + 1)));
  if (action === undefined) throw new Error(`No action is written "${text}".`);
  return action;
}

/** The same way back. */
export function writeAction(action: number): string {
  const text = codec.write(action);
  return NAMES_A_SEAT.test(text) ? text.replace(/[1-8]/, (number) => nameOf(Number(number) - 1)) : text;
}

const NAMES_A_SEAT = /^(timeout|ask|suggestCard|accuse|vouch|voteIntent|vote|because|deny) [1-8]/;

const nameOf = (seat: Seat): string => SEAT_LETTERS.charAt(seat);

const seatOf = (name: string): Seat => (name === 'clock' ? CLOCK : seatNamed(name));

/** Does what the text says; whether the question from before still stands then. */
export const stillAsked = (state: State, name: string, text: string): boolean =>
  outbreak.apply(state, seatOf(name), readAction(text), silentContext(fastRandom('table')));

/** Does what the text says and gives what was told; a refused action breaks the test. */
export function act(state: State, name: string, text: string, random: Random = fastRandom('table')): Told[] {
  const refusal = refusalOf(state, name, text);
  if (refusal) throw new Error(`"${text}" is refused: ${outbreak.words.refusal(refusal)}`);
  const told: Told[] = [];
  outbreak.apply(state, seatOf(name), readAction(text), {
    random,
    now: 0,
    tell: (event) => told.push(event),
  });
  return told;
}

export const refusalOf = (state: State, name: string, text: string): Refusal | null =>
  outbreak.refusal(state, seatOf(name), readAction(text));

/** Every awaited action of a seat, as text. */
export function legal(state: State, name: string): string[] {
  const list = new ActionList();
  outbreak.actions(state, seatNamed(name), list);
  return list.toArray().map(writeAction);
}

/** The cards a seat may submit: `C1 C2 R`. */
export const legalCards = (state: State, name: string): string =>
  legal(state, name)
    .map((text) => text.replace('submit ', ''))
    .join(' ');

export const waitingFor = (state: State): string => seatsIn(outbreak.waiting(state)).map(nameOf).join('');

/** Gives the numbers it was told to give. */
class Scripted extends Random {
  private readonly numbers: number[];

  constructor(numbers: readonly number[]) {
    super();
    this.numbers = [...numbers];
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

/** Chance that shuffles `items` into the order of `wanted`. */
function shufflingInto<T>(items: readonly T[], wanted: readonly T[]): Random {
  const now = [...items];
  const numbers: number[] = [];
  for (let last = now.length - 1; last > 0; last--) {
    const other = now.lastIndexOf(itemAt(wanted, last), last);
    numbers.push(other);
    [now[last], now[other]] = [itemAt(now, other), itemAt(now, last)];
  }
  return new Scripted(numbers);
}

/**
 * Lets every awaited seat choose, `{ A: 'C1', B: 'R' }`, and shows the cards in the order of `pile`. Without a pile
 * they come in the order of seats.
 */
export function playShift(state: State, cards: Readonly<Record<string, string>>, pile?: string): Told[] {
  const told: Told[] = [];
  const playing = Object.keys(cards).filter((name) => cards[name] !== 'hold');
  const order = pile ? ownersOf(state, cards, pile) : playing;
  const random = shufflingInto([...playing].sort(), order);
  for (const [name, card] of Object.entries(cards)) {
    told.push(...act(state, name, card === 'hold' ? 'hold' : `submit ${card}`, random));
  }
  return told;
}

function ownersOf(state: State, cards: Readonly<Record<string, string>>, pile: string): string[] {
  const left = Object.keys(cards);
  return pile.split(' ').map((shown) => {
    const [card, number] = shown.split('#');
    const at = left.findIndex(
      (name) =>
        cards[name] === card && (number === undefined || state.rests[seatNamed(name)] === Number(number)),
    );
    if (at < 0) throw new Error(`Nobody laid "${shown}".`);
    return itemAt(left.splice(at, 1), 0);
  });
}

/** `3/4`, or the state of a Task that is not open: `4/4 completed`, `destroyed`. */
export function taskText(state: State, id: string): string {
  const task = taskNamed(id);
  const status = itemAt(STATUS_IDS, itemAt(state.status, task));
  const score = `${state.points[task]}/${neededFor(state.options, task)}`;
  return status === 'open' ? score : status === 'completed' ? `${score} completed` : status;
}

type ByType = { readonly [Event in OutbreakEvent as Event['type']]: Event };

/** What everybody may know of the events of one type. */
export function openOf<Type extends OutbreakEvent['type']>(
  told: readonly Told[],
  type: Type,
): ByType[Type]['open'][] {
  return told.filter((event) => event.type === type).map((event) => event.open as ByType[Type]['open']);
}

/** What one seat hears of the events of one type. */
export function heardBy<Type extends OutbreakEvent['type']>(
  told: readonly Told[],
  name: string,
  type: Type,
): ByType[Type][] {
  const heard = told.map((event): SeenEvent => eventFor<OutbreakEvent>(event, seatNamed(name)));
  return heard.filter((event) => event.type === type) as ByType[Type][];
}

/** The clock answers for everybody who is awaited. */
export function timeRunsOut(state: State): Told[] {
  return seatsIn(outbreak.waiting(state)).flatMap((seat) => act(state, 'clock', `timeout ${nameOf(seat)}`));
}

/** Everybody still awaited votes as written: `{ A: 'B', B: 'SKIP' }`. */
export function vote(state: State, ballots: Readonly<Record<string, string>>): Told[] {
  return Object.entries(ballots).flatMap(([name, ballot]) => act(state, name, `vote ${ballot}`));
}
