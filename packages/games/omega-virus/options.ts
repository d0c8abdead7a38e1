/** What may be agreed before the first round. */
import { NAMED_DEAL, type OptionSpecs, type OptionsOf } from '@airlock/kernel';

/** Empty for a random draw, else three different ids. */
const three = (letter: 'L' | 'G') => {
  const id = `${letter}(0[1-9]|1[0-2])`;
  return {
    kind: 'text',
    pattern: `^(|(${id}),(?!\\2)(${id}),(?!\\2|\\4)${id})$`,
    hint: `empty, or three different ids such as ${letter}01,${letter}02,${letter}03`,
    default: '',
  } as const;
};

const LEVEL_IDS = ['trainee', 'deckhand', 'cadet', 'ensign', 'officer', 'captain', 'omega'] as const;

export const OPTIONS = {
  mode: { kind: 'choice', values: ['versus', 'bot', 'clock', 'practice'], default: 'versus' },
  mirrorShapes: { kind: 'switch', default: false },
  deckOrder: { kind: 'choice', values: ['independent', 'identical'], default: 'independent' },
  opponentView: { kind: 'choice', values: ['live', 'status'], default: 'live' },
  /** How every seat starts; each may change it at any time. */
  autoFlip: { kind: 'switch', default: true },
  roomOutlines: { kind: 'switch', default: true },
  fairness: { kind: 'choice', values: ['compensated', 'arrival'], default: 'compensated' },
  roundLimitSeconds: { kind: 'choice', values: [0, 300, 600, 900], default: 0 },
  briefingSeconds: { kind: 'choice', values: [0, 10, 20, 60], default: 0 },
  pausesPerSeatPerRound: { kind: 'choice', values: [0, 1, 3], default: 1 },
  disconnectGraceSeconds: { kind: 'choice', values: [30, 60, 120], default: 60 },
  botLevel: { kind: 'choice', values: LEVEL_IDS, default: 'cadet' },
  /** In tenths: 10 is the pace of the table of levels, 20 takes twice as long. */
  botPace: { kind: 'whole', min: 5, max: 20, default: 10 },
  clockLevel: { kind: 'choice', values: ['easy', 'standard', 'hard'], default: 'standard' },
  /** For those who need more time, alone or against a bot: limits and bots take this many times as long. */
  timeScale: { kind: 'choice', values: [1, 2, 3], default: 1 },
  practiceHints: { kind: 'switch', default: true },
  practiceUndo: { kind: 'switch', default: true },
  practiceLocations: three('L'),
  practiceScoring: three('G'),
  /** The name of a match that can be dealt again; without one chance deals. */
  seed: NAMED_DEAL,
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;
export type Mode = Options['mode'];
