/** The match cut into rounds, as log and top bar name them. */
import type { OmegaEvent, Phase, View } from '@airlock/omega-virus';
import { ROUNDS } from '@airlock/omega-virus';

export const chapter = (event: OmegaEvent): string | null =>
  event.type === 'dealt' ? `Round ${event.open.round}` : null;

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  SETUP: 'dealing',
  BRIEFING: 'briefing',
  COUNTDOWN: 'count',
  LIVE: 'live',
  PHOTO: 'photo finish',
  PAUSED: 'paused',
  ABSENCE: 'paused',
  REVIEW: 'scoring',
  GAME_OVER: 'finished',
};

/** Under the title: "Round 2 of 3 · live". */
export const phaseWords = ({ round, phase, mode }: View): string =>
  `${mode === 'practice' ? 'Practice' : `Round ${Math.max(1, round)} of ${ROUNDS}`} · ${PHASE_WORDS[phase]}`;
