import { describe, expect, test } from 'vitest';
import { testsIn } from './testTitles.ts';

const source = `
// test('in a comment', () => {});
const text = "it('in a text')";
describe('votes (X-1)', () => {
  test('a tie (X-2)', () => {
    expect(f(')')).toBe(\`\${a})\`); // X-3 )
  });
  it("says 'no'", async () => { expect(/[)"]\\)/.test(s)).toBe('X-4'); });
  test.each<[string, number]>([
    ['X-5', 1],
  ])('with %s', (rule) => {});
});
const helper = () => 'X-6';
test.skipIf(a)('alone', () => {});
rules.test('no test');
`;

describe('the tests of a file', () => {
  const found = testsIn(source);

  test('are found by their titles, and nothing else is', () => {
    expect(found.map(({ title }) => title)).toEqual(['a tie (X-2)', "says 'no'", 'with %s', 'alone']);
  });

  test('know the rows that they are made for', () => {
    expect(found.map(({ table }) => table.includes("['X-5', 1]"))).toEqual([false, false, true, false]);
  });

  test('know the groups that they are in', () => {
    expect(found.map(({ groups }) => groups)).toEqual([
      ['votes (X-1)'],
      ['votes (X-1)'],
      ['votes (X-1)'],
      [],
    ]);
  });
});
