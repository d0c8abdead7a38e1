/** At which tables secrecy is examined: every game with the rules under which most is hidden, or hidden otherwise. */
import type { Setting } from '@airlock/conformance';
import { type AnyGame, type Options, parseOptions } from '@airlock/kernel';

type Wishes = readonly { readonly seats: number; readonly options?: Options }[];

export const GAMES: Readonly<Record<string, Wishes>> = {
  'outpost-seven': [{ seats: 2 }, { seats: 2, options: { openingKeep: 'auto', bonusCentre: 'playedCard' } }],
  hypatia: [
    { seats: 1 },
    { seats: 1, options: { layout: 'custom' } },
    { seats: 2, options: { mode: 'relay', roundLimit: 30 } },
    { seats: 2, options: { mode: 'race', roundLimit: 30 } },
    { seats: 4, options: { mode: 'race', roundLimit: 30, layout: 'random' } },
  ],
  'omega-virus': [
    { seats: 2, options: { opponentView: 'status', roundLimitSeconds: 300 } },
    {
      seats: 2,
      options: { opponentView: 'status', deckOrder: 'identical', autoFlip: false, roundLimitSeconds: 300 },
    },
    { seats: 2, options: { roundLimitSeconds: 300 } },
    { seats: 1, options: { mode: 'clock' } },
    { seats: 1, options: { mode: 'practice' } },
  ],
  outsider: [
    { seats: 3 },
    { seats: 4, options: { characters: 'choice', locDraw: true } },
    { seats: 5, options: { claims: false, locActions: true, locSupply: true, turnSeconds: 0 } },
    { seats: 6, options: { outsiders: 3, obliteration: 'eclipse', reactionSeconds: 3 } },
  ],
  outbreak: [
    { seats: 5 },
    { seats: 6, options: { ballots: 'secret', restNumbers: 'private', botTakeover: false } },
    { seats: 7, options: { voteRule: 'majority', deepCover: true, voicesFromOutside: true } },
    { seats: 8, options: { pace: 'async', asyncDeadlineHours: 12, infectedLearnPatientZero: true } },
  ],
};

/** Every setting of a game with all its options. */
export function settingsFor(game: AnyGame): Setting[] {
  return (GAMES[game.id] ?? []).map(({ seats, options = {} }) => {
    const parsed = parseOptions(game.options, options);
    if (!parsed.ok) throw new Error(`The settings of ${game.id} are wrong: ${parsed.problem}`);
    return { seats, options: parsed.value };
  });
}
