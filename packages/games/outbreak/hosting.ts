/** How a table of Outbreak is run: when time is up, and who hears whom. */
import { type Circle, type Deadline, EVERYBODY, type Hosting, type Viewer } from '@airlock/kernel';
import { lateSeatOf, timeoutAction } from './actions.ts';
import type { Options } from './options.ts';
import { AT, isOut, type State } from './state.ts';

/** OBK-1006: those voted out among themselves; the living do not hear it. */
export const OUTSIDE: Circle = 1;
/** Whoever watches. No player hears them, and they do not hear those voted out: anybody can open a window and watch. */
export const WATCHING: Circle = 2;

const SECOND = 1000;
const HOUR = 3_600_000;

/** Long enough for people to use it, so that it does not give the clock away; short enough to be waited for. */
const SEALED_SECONDS = 5;

const stageOf = (state: State): number | undefined => state.stack.at(-1);

function secondsOf(
  { pickSeconds, actionSeconds, voteSeconds, repairSeconds }: Options,
  stage: number | undefined,
): number {
  if (stage === AT.pick) return pickSeconds;
  if (stage === AT.vote) return voteSeconds;
  return stage === AT.repair ? repairSeconds : actionSeconds;
}

/** OBK-210: whoever knew whose card was played by default would often know that card, and by it the role. */
const secretly = (milliseconds: number, { botTakeover }: Options): Deadline => ({
  milliseconds,
  sealed: SEALED_SECONDS * SECOND,
  answer: timeoutAction,
  standsIn: botTakeover,
});

function deadline(state: State): Deadline | null {
  if (state.result) return null;
  const { options } = state;
  const { pace, asyncDeadlineHours: hours } = options;
  if (pace === 'live') return secretly(secondsOf(options, stageOf(state)) * SECOND, options);
  return hours === 'none' ? null : secretly(hours * HOUR, options);
}

export const hosting: Hosting<State> = {
  deadline,

  answersFor: lateSeatOf,

  /** Everybody should have spoken before a ballot or a card is final: bots do not lock theirs while people still talk. */
  discusses: (state) => stageOf(state) === AT.vote || stageOf(state) === AT.actions,

  circle(state, speaker: Viewer) {
    if (state.result) return EVERYBODY;
    if (speaker < 0) return WATCHING;
    return isOut(state, speaker) && !state.options.voicesFromOutside ? OUTSIDE : EVERYBODY;
  },

  hears(state, viewer, circle) {
    if (circle === EVERYBODY || state.result !== null) return true;
    return viewer < 0 ? circle === WATCHING : circle === OUTSIDE && isOut(state, viewer);
  },
};
