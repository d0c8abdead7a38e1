/** Looks for positions with one clearly best move in matches of bots. */
import { behindOf, type Decision, review, screening } from '@airlock/bots';
import type { CatalogueEntry, Exercise, JudgingRoom } from '@airlock/catalogue';
import { fastRandom, type LogEntry, type MatchFile, shuffle } from '@airlock/kernel';
import { keptFile } from '../simulation/keeping.ts';
import type { Plan } from '../simulation/plan.ts';
import { strongMatches } from './strongMatches.ts';

/** Of one match only this many, so that exercises differ. */
const FROM_EACH = 2;
const LOOKED_AT = 14;

export function collect(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Plan,
  count: number,
  show: (done: number) => void,
  wantsMore: () => boolean = () => true,
): Exercise[] {
  const exercises: Exercise[] = [];
  for (const { number, decisions, log } of strongMatches(entry, plan)) {
    const some = shuffle(
      decisions.filter(({ action }) => room.judging.isJudged(action)),
      fastRandom(`${plan.seed} exercises ${number}`),
    ).slice(0, LOOKED_AT);
    let found = 0;
    for (const decision of some) {
      if (!wantsMore()) return exercises;
      if (found === FROM_EACH) break;
      const exercise = exerciseAt(entry, room, plan, number, decision, log);
      if (!exercise) continue;
      found++;
      exercises.push(exercise);
      show(exercises.length);
      if (exercises.length === count) return exercises;
    }
  }
  return exercises;
}

/** `null` where more than one action is as good. */
function exerciseAt(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Plan,
  number: number,
  decision: Decision,
  log: readonly LogEntry[],
): Exercise | null {
  const { game } = entry;
  const { judging } = room;
  if (!mayBeOne(entry, room, decision, `${plan.seed} look ${number} ${decision.index}`)) return null;
  const naming = {
    names: Array.from({ length: plan.seats }, (_, seat) => game.words.seat(seat)),
    reader: decision.seat,
  };
  const reviewed = review({ game, ...room, naming, seed: `${plan.seed} ${number}` }, decision);
  const next = reviewed?.candidates[1];
  if (!reviewed || !next || next.behind.mean < judging.limits.mistake || next.behind.low <= 0) return null;
  const file: MatchFile = keptFile(entry, plan, number, log.slice(0, decision.index));
  return {
    file,
    seat: decision.seat,
    best: reviewed.best.text,
    worth: rounded(reviewed.best.worth.mean),
    ahead: rounded(next.behind.mean),
  };
}

/** A few worlds show most positions in which several actions are about as good. */
const FIRST_LOOK = 12;

function mayBeOne({ game }: CatalogueEntry, room: JudgingRoom, decision: Decision, seed: string): boolean {
  const { judging, calibration } = room;
  const found = screening(game, judging, decision.seated, seed);
  const [best, next] = found?.compare(found.ideas, FIRST_LOOK) ?? [];
  if (!best || !next) return false;
  return (
    behindOf(best, next, calibration.correction, judging.unit === 'chance').mean >= judging.limits.mistake
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
