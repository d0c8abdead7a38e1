/** At which tables secrecy is examined: every game with the rules under which most is hidden, or hidden otherwise. */
import { DEVELOPERS_SHELF } from '@airlock/catalogue';
import type { Setting } from '@airlock/conformance';
import { type AnyGame, type Options, parseOptions } from '@airlock/kernel';

type Wishes = readonly { readonly seats: number; readonly options?: Options }[];

/** A game that is not named here is examined with its usual rules, at its smallest and its largest table. */
const WISHES: Readonly<Record<string, Wishes>> = {
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

export const GAMES: readonly string[] = DEVELOPERS_SHELF.map(({ id }) => id);

const usual = ({ seats: { min, max } }: AnyGame): Wishes =>
  [...new Set([min, max])].map((seats) => ({ seats }));

/** Every setting of a game with all its options. */
export function settingsFor(game: AnyGame): Setting[] {
  return (WISHES[game.id] ?? usual(game)).map(({ seats, options = {} }) => {
    const parsed = parseOptions(game.options, options);
    if (!parsed.ok) throw new Error(`The settings of ${game.id} are wrong: ${parsed.problem}`);
    return { seats, options: parsed.value };
  });
}
