import { describe, expect, test } from 'vitest';
import { citedIn } from './ruleTests.ts';
import { testsIn } from './testTitles.ts';

const source = `
// test('in a comment', () => {});
const text = "it('in a text')";
describe('votes (X-1)', () => {
  test('a tie (X-2)', () => {
    expect(f(')')).toBe(\`\${a})\`); // X-3 )
  });
  it("says 'no'", async () => { expect(/[)"]\\)/.test(s)).toBe('X-4'); });
  test.each([
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

  test('hold what is written in them and over them, and nothing besides', () => {
    const rules = ['X-1', 'X-2', 'X-3', 'X-4', 'X-5', 'X-6'];
    expect(found.map(({ text }) => citedIn(text, rules))).toEqual([
      ['X-1', 'X-2', 'X-3'],
      ['X-1', 'X-4'],
      ['X-1', 'X-5'],
      [],
    ]);
  });
});

describe('rules cited', () => {
  const rules = ['OPS-110', 'OPS-111', 'OPS-112', 'OPS-120'];

  test('one by one, or from one to another', () => {
    expect(citedIn('(OPS-110, OPS-112)', rules)).toEqual(['OPS-110', 'OPS-112']);
    expect(citedIn('OPS-110 to OPS-112', rules)).toEqual(['OPS-110', 'OPS-111', 'OPS-112']);
    expect(citedIn('OPS-110–OPS-111', rules)).toEqual(['OPS-110', 'OPS-111']);
  });

  test('but no others of a similar name', () => {
    expect(citedIn('OPSR-110, OPS-1101, OPS-E11, XOPS-110', rules)).toEqual([]);
  });
});
