/** Whole games by chance or by casual bots, with everything that holds in every position looked at after every action. */
import {
  type Action,
  ActionList,
  CLOCK,
  type Context,
  defaultOptions,
  eventFor,
  fastRandom,
  itemAt,
  type Random,
  type Seat,
  seatsIn,
} from '@airlock/kernel';
import { casualBot } from '../bot/casual.ts';
import { CRISES, copiesOf, KIND_COUNT, LAST_TURN } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import { kindOf, type State, thingOf } from '../state.ts';
import { isSound } from './conformancePlan.ts';

export interface Variant {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<Options>;
}

const LOCATIONS = { locGoals: true, locActions: true, locDraw: true, locSupply: true } as const;

/** The game as printed for every number of players, and every variant once. */
export const VARIANTS: readonly Variant[] = [
  ...[3, 4, 5, 6].map((seats) => ({ name: `${seats} players`, seats, options: {} })),
  { name: 'locations I', seats: 4, options: { locGoals: true } },
  { name: 'locations II', seats: 4, options: { locActions: true } },
  { name: 'locations III', seats: 4, options: { locDraw: true } },
  { name: 'locations IV', seats: 4, options: { locSupply: true } },
  { name: 'locations I to IV', seats: 5, options: LOCATIONS },
  { name: 'Eclipse Protocol', seats: 4, options: { obliteration: 'eclipse' } },
  { name: 'Dark Surge', seats: 4, options: { obliteration: 'darkSurge' } },
  { name: 'The Quick and the Dead', seats: 4, options: { doom: 'quickAndDead' } },
  {
    name: 'The Quick and the Dead with locations and Dark Surge',
    seats: 6,
    options: { ...LOCATIONS, doom: 'quickAndDead', obliteration: 'darkSurge' },
  },
  { name: 'no Outsiders', seats: 4, options: { outsiders: 0 } },
  { name: 'five players, one Outsider', seats: 5, options: { outsiders: 1 } },
  { name: 'six players, three Outsiders', seats: 6, options: { outsiders: 3 } },
  { name: 'three players, two Outsiders', seats: 3, options: { outsiders: 2 } },
  { name: 'eight cards in Entropy', seats: 4, options: { startEntropy: 8 } },
  { name: 'characters by choice', seats: 4, options: { characters: 'choice' } },
];

/** OUT-102, OUT-341, OUT-601: every card and Crisis once, wherever it lies; two Goals in play at most. */
function expectSound(state: State): void {
  const left = Array.from({ length: KIND_COUNT }, (_, kind) => copiesOf(kind));
  const take = (cards: readonly number[]): void => {
    for (const held of cards) left[kindOf(held)] = itemAt(left, kindOf(held)) - 1;
  };
  for (const cards of [...state.hands, ...state.piles, ...state.completed]) take(cards);
  for (const cards of [state.supply, state.entropy, state.hold, state.recycled, state.aside]) take(cards);
  for (const cards of [state.inPlay, state.completing, state.discard.map(thingOf)]) take(cards);
  if (left.some((copies) => copies !== 0)) throw new Error('Cards were lost or made.');
  const crises = [
    ...state.crisisDeck.map(kindOf),
    ...state.drawnCrises.map(kindOf),
    ...state.ongoing.map(thingOf),
    ...state.assigned.map(thingOf),
    ...state.crisisDiscard,
    ...state.resolving,
  ];
  if (crises.length !== CRISES.length || new Set(crises).size !== CRISES.length)
    throw new Error('Crises were lost or made.');
  if (!isSound(state)) throw new Error('The position is broken.');
}

/** Asides by chance: one step in this many. */
const STEPS_PER_ASIDE = 10;

function randomAct(state: State, random: Random, list: ActionList): [Seat, Action] {
  if (random.int(STEPS_PER_ASIDE) === 0) {
    const seat = random.int(state.seats + 1);
    const who = seat === state.seats ? CLOCK : seat;
    outsider.asides(state, who, list.clear());
    if (list.size > 0) return [who, list.pick(random)];
  }
  const waiting = seatsIn(outsider.waiting(state));
  const seat = waiting[random.int(waiting.length)];
  if (seat === undefined) throw new Error('Nobody is awaited and the game is not over.');
  outsider.actions(state, seat, list.clear());
  if (list.size === 0) throw new Error('Somebody is awaited who can do nothing.');
  return [seat, list.pick(random)];
}

/** Far more than any game takes. */
const MOST_ACTIONS = LAST_TURN * 300;

function playOut(
  { seats, options }: Variant,
  random: Random,
  heard: OutsiderEvent[][] | null,
  choose: (state: State) => [Seat, Action],
): State {
  const state = outsider.setup(seats, { ...defaultOptions(OPTIONS), ...options }, random);
  const context: Context<OutsiderEvent> = {
    random,
    now: 0,
    tell:
      heard &&
      ((event) => {
        for (const [seat, own] of heard.entries()) own.push(eventFor(event, seat));
      }),
  };
  outsider.begin(state, context);
  for (let actions = 0; !outsider.outcome(state); actions++) {
    expectSound(state);
    if (actions > MOST_ACTIONS) throw new Error('The game does not end.');
    const [seat, action] = choose(state);
    outsider.apply(state, seat, action, context);
  }
  expectSound(state);
  return state;
}

export function playByChance(variant: Variant, game: number): State {
  const random = fastRandom(`${variant.name} by chance ${game}`);
  const list = new ActionList();
  // A list of all claims would be most of the work; they change nothing but the ledger.
  const quiet = { ...variant, options: { ...variant.options, claims: game % 50 === 0 } };
  return playOut(quiet, random, null, (state) => randomAct(state, random, list));
}

/** Everybody is asked for a word before every action, and the first one that has any says it. */
export function playCasually(variant: Variant, game: number): State {
  const random = fastRandom(`${variant.name} casually ${game}`);
  const bot = casualBot();
  const heard = Array.from({ length: variant.seats }, (): OutsiderEvent[] => []);
  return playOut(variant, random, heard, (state) => {
    const seated = (seat: Seat) => ({
      seat,
      view: outsider.view(state, seat),
      heard: itemAt(heard, seat),
    });
    for (let seat = 0; seat < state.seats; seat++) {
      const word = bot.speak(seated(seat), random, 'any');
      if (word !== null) return legal(state, seat, word);
    }
    const waiting = seatsIn(outsider.waiting(state));
    const seat = itemAt(waiting, random.int(waiting.length));
    return legal(state, seat, bot.choose(seated(seat), random));
  });
}

function legal(state: State, seat: Seat, action: Action): [Seat, Action] {
  const refusal = outsider.refusal(state, seat, action);
  if (refusal) throw new Error(`The casual bot broke ${refusal.rule}.`);
  return [seat, action];
}
