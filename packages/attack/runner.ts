/** Runs attacks: those that only wait side by side, those that measure how long others wait one by one. */
import type { Attack, Trial } from './attack.ts';
import { Ground } from './ground/ground.ts';

export interface Outcome {
  readonly attack: Attack;
  readonly trials: readonly Trial[];
  readonly seconds: number;
}

/** Most of them wait for a clock of the server, so more than there are cores may wait together. */
const SIDE_BY_SIDE = 4;

/** Whatever hangs is broken as well. */
const LONGEST_MS = 150_000;

export async function runAll(
  attacks: readonly Attack[],
  done: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const runOne = async (attack: Attack): Promise<void> => {
    const outcome = await run(attack);
    outcomes.push(outcome);
    done(outcome);
  };
  const beside = attacks.filter(({ alone }) => !alone);
  const waiting = [...beside.filter(({ patient }) => patient), ...beside.filter(({ patient }) => !patient)];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  for (const attack of attacks) if (attack.alone) await runOne(attack);
  return outcomes.sort((one, other) => one.attack.number - other.attack.number);
}

const grounds = new Set<Ground>();

async function run(attack: Attack): Promise<Outcome> {
  const ground = new Ground();
  grounds.add(ground);
  const trials: Trial[] = [];
  const began = performance.now();
  let late: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      collect(attack, ground, trials),
      new Promise((_, reject) => {
        late = setTimeout(() => reject(new Error(`not finished after ${LONGEST_MS / 1000} s`)), LONGEST_MS);
      }),
    ]);
  } catch (error) {
    trials.push({ tried: 'to try it at all', held: false, evidence: reasonOf(error) });
  } finally {
    clearTimeout(late);
    await ground.clear();
    grounds.delete(ground);
  }
  return { attack, trials, seconds: (performance.now() - began) / 1000 };
}

async function collect(attack: Attack, ground: Ground, into: Trial[]): Promise<void> {
  for await (const trial of attack.run(ground)) into.push(trial);
  if (into.length === 0) throw new Error('nothing was tried');
}

/** When somebody interrupts the program, nothing it has started may be left running. */
export async function clearAll(): Promise<void> {
  await Promise.all([...grounds].map((ground) => ground.clear()));
}

export const holds = ({ trials }: Outcome): boolean => trials.every(({ held }) => held);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
