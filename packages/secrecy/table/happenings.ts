/** What can happen at a table between two looks at it, and how often it does. */
import { comeAndGo, forget, restart, resume } from './absences.ts';
import { act, answerLate, askForMoment, takeBack, talk, think, wantToStop } from './deeds.ts';
import type { Verdict } from './pair.ts';
import { type Happening, pick, type Scene } from './scene.ts';

const SECOND = 1_000;

/** How long nothing is done: a moment, a bot's pace, a while, until most clocks have struck. */
const PAUSES_MS = [50, 2 * SECOND, 20 * SECOND, 200 * SECOND];
const MOST_STRIKES = 40;

export const pause: Happening = async ({ pair, random }) => {
  const until = pair.now + (pick(PAUSES_MS, random) ?? 0);
  let verdict: Verdict = 'alike';
  for (let strikes = 0; strikes < MOST_STRIKES && verdict === 'alike' && pair.now < until; strikes++) {
    verdict = await pair.waitForNext(until);
  }
  return verdict;
};

/** Each as often as its number says. */
const HAPPENINGS: readonly (readonly [number, Happening])[] = [
  [10, act],
  [10, think],
  [3, pause],
  [3, talk],
  [2, answerLate],
  [2, comeAndGo],
  [2, resume],
  [1, takeBack],
  [1, askForMoment],
  [1, wantToStop],
  [1, forget],
  [1, restart],
];

const ALL = HAPPENINGS.flatMap(([often, happening]) => Array.from({ length: often }, () => happening));

const MOST_TRIES = 6;

/** Something of all there is, or of what is wanted; where nothing can happen without parting the worlds, time goes on. */
export async function happen(scene: Scene, wanted: readonly Happening[] = ALL): Promise<Verdict> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const happened = await pick(wanted, scene.random)?.(scene);
    if (happened) return happened;
  }
  return scene.pair.waitForNext(scene.pair.now + SECOND);
}
