/** Other versions of a toy game, each changed in one way. */
import type { AnyGame } from '@airlock/kernel';
import type { Games } from '@airlock/tables';
import { ladderGame, unspelled } from './ladderGame.ts';

interface Rung {
  rung: number;
}

export const LADDER_GAME = ladderGame as AnyGame;

export const onShelf = (game: AnyGame): Games =>
  new Map([[game.id, { game, levels: [], spelling: unspelled }]]);

const nextVersion = (changes: Partial<AnyGame>): AnyGame => ({ ...LADDER_GAME, version: 2, ...changes });

/** Raised although nothing has changed that anybody has met. */
export const SAME_RULES = nextVersion({});

/** The same state with a field more. */
const WITH_MOOD: Partial<AnyGame> = {
  setup: (seats, options, random) => ({
    ...(LADDER_GAME.setup(seats, options, random) as object),
    mood: 'good',
  }),
  clone: (state) => structuredClone(state),
};

/** Every step is two rungs high: the log can be played, and leads elsewhere. */
export const HIGHER_STEPS = nextVersion({
  apply(state, seat, action, context) {
    (state as Rung).rung++;
    return LADDER_GAME.apply(state, seat, action, context);
  },
});

export const NO_ROLLING = nextVersion({
  refusal: (state, seat, action) =>
    LADDER_GAME.codec.write(action) === 'roll'
      ? { rule: 'LAD-1', reason: 'noRolling' }
      : LADDER_GAME.refusal(state, seat, action),
});

export const WITHOUT_ROLL = nextVersion({
  codec: {
    ...LADDER_GAME.codec,
    write: (action) => LADDER_GAME.codec.write(action),
    read: (text) => (text === 'roll' ? undefined : LADDER_GAME.codec.read(text)),
  },
});

export const BROKEN_RULES = nextVersion({
  apply() {
    throw new Error('The ladder is gone.');
  },
});

export const OTHER_FORM = nextVersion(WITH_MOOD);

export const OTHER_FORM_KEPT = nextVersion({
  ...WITH_MOOD,
  lasting(state) {
    const { mood: _, ...rest } = state as { mood: string };
    return rest;
  },
});

/** It ends a rung earlier, which only a match that stands there meets. */
export const LOWER_TOP = nextVersion({
  outcome: (state) =>
    (state as Rung).rung >= 9 ? { winners: [0], scores: [9], reason: 'top', rule: 'LAD-4' } : null,
});
