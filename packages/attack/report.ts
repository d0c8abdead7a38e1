/** The outcomes as a table for people and as one object for programs. */
import { holds, type Outcome } from './runner.ts';

export function asText(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(({ attack, trials }) =>
    trials.map(({ tried, held, evidence }) =>
      [`${String(attack.number).padStart(2)} ${attack.name}`, tried, held ? 'held' : 'BROKEN', evidence].join(
        ' | ',
      ),
    ),
  );
  const trials = outcomes.flatMap((outcome) => outcome.trials);
  const broken = trials.filter(({ held }) => !held).length;
  const brokenAttacks = outcomes.filter((outcome) => !holds(outcome)).length;
  const sum =
    broken === 0
      ? `All held: ${trials.length} trials of ${outcomes.length} attacks.`
      : `${broken} of ${trials.length} trials broke through, in ${brokenAttacks} of ${outcomes.length} attacks.`;
  return [...lines, '', sum].join('\n');
}

export const asObject = (outcomes: readonly Outcome[]) => ({
  node: process.version,
  held: outcomes.every(holds),
  attacks: outcomes.map((outcome) => {
    const { attack, trials, seconds } = outcome;
    const { number, name, harm } = attack;
    return { number, name, harm, held: holds(outcome), seconds: Number(seconds.toFixed(1)), trials };
  }),
});
