/** What an action would bring about, told from the person's own view: it is tried on states imagined from it. */
import {
  type Action,
  type AnyGame,
  type Context,
  eventFor,
  fastRandom,
  has,
  type Naming,
  type Seat,
} from '@airlock/kernel';

export interface Sight {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: unknown;
  readonly naming: Naming;
}

/** What all of this many imagined states agree on is taken as known. */
const IMAGINED = 4;

/** A settling action repeated more often than this settles nothing. */
const MOST_SETTLING = 100;

/** The person's view after an action and, where the game has one, the action that settles what it left open. */
export function viewAfter({ game, seat, view }: Sight, action: Action, settling?: string): unknown {
  const random = fastRandom('outlook');
  const state = game.imagine(view, random);
  const context: Context = { random, now: 0, tell: null };
  game.apply(state, seat, action, context);
  const settle = settling === undefined ? undefined : game.codec.read(settling);
  for (let times = 0; settle !== undefined && times < MOST_SETTLING; times++) {
    if (!has(game.waiting(state), seat) || game.refusal(state, seat, settle)) break;
    game.apply(state, seat, settle, context);
  }
  return game.view(state, seat);
}

export interface Consequences {
  readonly sentences: readonly string[];
  /** Whether what follows hangs on chance or on what others hide. */
  readonly open: boolean;
}

/** What would be told, as far as the person can know it beforehand. */
export function consequences(sight: Sight, action: Action): Consequences {
  const tellings = Array.from({ length: IMAGINED }, (_, index) => telling(sight, action, `outlook ${index}`));
  const [first, ...others] = tellings as [string[], ...string[][]];
  let agreed = first.length;
  for (const other of others) {
    const differs = first.findIndex((sentence, index) => sentence !== other[index]);
    agreed = Math.min(agreed, differs < 0 ? first.length : differs);
  }
  return { sentences: first.slice(0, agreed), open: tellings.some((one) => one.length > agreed) };
}

function telling({ game, seat, view, naming }: Sight, action: Action, seed: string): string[] {
  const random = fastRandom(seed);
  const state = game.imagine(view, random);
  const sentences: string[] = [];
  game.apply(state, seat, action, {
    random,
    now: 0,
    tell(event) {
      const sentence = game.words.event(eventFor(event, seat), naming);
      if (sentence !== null) sentences.push(sentence);
    },
  });
  return sentences;
}
