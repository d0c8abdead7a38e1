import { afterEach, expect, it, vi } from 'vitest';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('outside a test run the suite needs no test runner, and says what to call instead', async () => {
  vi.stubEnv('VITEST', '');
  vi.resetModules();
  const { checkGame, describeConformance } = await import('./index.ts');
  expect(() => describeConformance(flotsam, flotsamPlan)).toThrow(
    'describeConformance works in a test run only; elsewhere call checkGame.',
  );
  expect(checkGame(flotsam, flotsamPlan, { only: ['census'] })).toEqual([]);
});
