/**
 * `npm run attack`: what a hostile stranger would try, against the real server on this computer. It says of each whether
 * it held, with what was seen, and ends with an error when anything broke.
 */
import { ATTACKS } from './list.ts';
import { asObject, asText } from './report.ts';
import { clearAll, holds, runAll } from './runner.ts';
import { readWish } from './wish.ts';

const WRONG_USE = 2;

const wish = readWish(
  process.argv.slice(2),
  ATTACKS.map(({ number }) => number),
);
if (typeof wish === 'string') {
  console.error(wish);
  process.exitCode = WRONG_USE;
} else if (wish.list) {
  for (const { number, name, harm } of ATTACKS)
    console.log(`${String(number).padStart(2)}  ${name}: ${harm}`);
} else if (process.platform !== 'linux') {
  console.error(
    'The attacks count processor time, memory and descriptors as Linux reports them, and run only there.',
  );
  process.exitCode = WRONG_USE;
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void clearAll().then(() => process.exit(1)));
  }
  const chosen = ATTACKS.filter(({ number }) => wish.only?.includes(number) ?? true);
  const outcomes = await runAll(chosen, (outcome) => {
    const { attack, trials, seconds } = outcome;
    const verdict = holds(outcome) ? 'held' : 'BROKEN';
    process.stderr.write(
      `${attack.number} ${attack.name}: ${verdict}, ${trials.length} trials in ${seconds.toFixed(1)} s\n`,
    );
  });
  const report = wish.json ? JSON.stringify(asObject(outcomes), null, 2) : asText(outcomes);
  // Whoever reads it through a pipe gets all of it before the end.
  process.stdout.write(`${report}\n`, () => process.exit(outcomes.every(holds) ? 0 : 1));
}
