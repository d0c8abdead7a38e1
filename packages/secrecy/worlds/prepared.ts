/** Lets a match begin in the middle: a game whose deal gives the state that was put down for it. */
import type { AnyGame, Random, ToldEvent, Viewer } from '@airlock/kernel';
import { SPECTATOR, strongRandom } from '@airlock/kernel';

/** A state at a choice, to begin with. */
export interface Prepared {
  readonly state: unknown;
  /** What is told on the way to it. */
  readonly opening: readonly ToldEvent[];
}

/** Which match is being dealt shows in nothing but its chance. */
const MARK = 2 ** 25;
const markIn = (random: Random): number => random.int(MARK) * MARK + random.int(MARK);

/** The same game, dealt as prepared in the match of this seed, whenever it is dealt: at the start, and told again. */
export function preparedGame(game: AnyGame, seed: string, { state, opening }: Prepared): AnyGame {
  const mark = markIn(strongRandom(seed));
  return {
    ...game,
    setup(_seats, _options, random) {
      if (markIn(random) !== mark) throw new Error('Nothing is prepared for this match.');
      return game.clone(state);
    },
    begin(_state, { tell }) {
      if (tell) for (const event of opening) tell(event);
    },
  };
}

/** The same events for a viewer and whoever looks on; what others were told as well is another matter. */
export const openingFor = (viewer: Viewer, opening: readonly ToldEvent[]): ToldEvent[] =>
  opening.map((event) => {
    if (!event.own) return event;
    const own = Object.entries(event.own).map(([seat, part]) => [
      seat,
      Number(seat) === viewer || Number(seat) === SPECTATOR ? part : { imagined: true },
    ]);
    return { ...event, own: Object.fromEntries(own) };
  });
