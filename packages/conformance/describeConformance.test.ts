import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const built = (file: string): string => new URL(`./dist/${file}`, import.meta.url).href;

/** A process of its own, as the command line is one. */
const PROGRAM = `
  const { checkGame, describeConformance } = await import(${JSON.stringify(built('index.js'))});
  const { flotsam, flotsamPlan } = await import(${JSON.stringify(built('toy/flotsam.js'))});
  console.log(checkGame(flotsam, flotsamPlan, { only: ['census'] }).length);
  describeConformance(flotsam, flotsamPlan);
`;

it('outside a test run the suite needs no test runner, and says what to call instead', () => {
  const { VITEST: _, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env,
    encoding: 'utf8',
  });
  expect(stdout).toBe('0\n');
  expect(stderr).toContain('describeConformance works only in a test run; elsewhere call checkGame.');
  expect(status).toBe(1);
});
