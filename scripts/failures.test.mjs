import { describe, expect, it } from 'vitest';
import { failuresIn as browserFailures } from './browser-tests.mjs';
import { failure } from './failures.mjs';
import { fromRoot } from './shell.mjs';
import { failuresIn as unitFailures } from './unit-tests.mjs';

describe('what failed', () => {
  it('is told with its name and what it said, without colours and empty lines', () => {
    expect(failure('a check', ['\u001b[31mred\u001b[39m\n\nand on'])).toBe('✗ a check\n    red\n    and on');
  });

  it('is cut where it would hide what else failed', () => {
    expect(failure('a test', ['x'.repeat(10_000)]).length).toBeLessThan(5_000);
  });

  it('is found among unit tests, and so is a file that cannot be loaded', () => {
    const passed = { status: 'passed', fullName: 'good', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'bad', failureMessages: ['expected 1 to be 2'] };
    expect(
      unitFailures([
        { name: fromRoot('some.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: fromRoot('broken.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
        { name: fromRoot('good.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
      ]),
    ).toEqual(['✗ some.test.ts › bad\n    expected 1 to be 2', '✗ broken.test.ts\n    no such file']);
  });

  it('is found among browser tests, in groups, too, and so is what passed only at another try', () => {
    const spec = (title, status, ...messages) => ({
      file: 'some.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
    });
    expect(
      browserFailures([
        {
          specs: [spec('good', 'expected', '')],
          suites: [{ specs: [spec('bad', 'unexpected', 'covered')] }],
        },
        { specs: [spec('unsteady', 'flaky', 'too late', '')] },
      ]),
    ).toEqual(['✗ some.spec.ts:7 › bad\n    covered', '✗ some.spec.ts:7 › unsteady\n    too late']);
  });
});
