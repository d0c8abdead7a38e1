import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { citedBy, citingTests } from './citing.ts';
import { citationFaults } from './describeCitations.ts';

let folder: string;
const write = (room: string, text: string): void => {
  mkdirSync(join(folder, room), { recursive: true });
  writeFileSync(join(folder, room, 'some.test.ts'), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-citations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a citation', () => {
  it.each([
    ['draws two (OPS-131, OPSR-29)', ['OPS-131', 'OPSR-29']],
    ['of cards (HYP-0105)', ['HYP-0105']],
    ['says (OPS-002) in passing', []],
    ['one (OPS-1)', []],
    ['two (OPS-131,OPS-132)', []],
    ['from one to another (OPS-131 to OPS-133)', []],
  ])('of "%s" is %j', (name, ids) => {
    expect(citedBy(name)).toEqual(ids);
  });

  it('stands at the end of the name of a test or of a group around it, in all rooms but the built ones', () => {
    write('.', "describe('a draw (OPS-130)', () => { it('draws two (OPS-131, OPSR-29)', () => {}); });");
    write('dist', "it('was built (OPS-900)', () => {});");
    writeFileSync(join(folder, 'notATest.ts'), "it('nothing (OPS-901)', () => {});");
    expect(citingTests(folder)).toEqual([
      {
        file: 'some.test.ts',
        title: 'draws two (OPS-131, OPSR-29)',
        names: ['a draw (OPS-130)', 'draws two (OPS-131, OPSR-29)'],
        cites: ['OPS-130', 'OPS-131', 'OPSR-29'],
      },
    ]);
  });
});

it('a citation may end a text in the table of a test', () => {
  write('.', "it.each([['a tie (OPS-131)', 1], ['alone (OPS-132)', 2]])('wins: %s', () => {});");
  expect(citingTests(folder).flatMap(({ cites }) => cites)).toEqual(['OPS-131', 'OPS-132']);
});

describe('what is wrong with citations', () => {
  const about = { rules: { 'OPS-001': 'A rule.', 'OPS-002': 'Another one.' }, reasons: { full: 'OPS-003' } };

  it('is said with an example of the right form', () => {
    write(
      '.',
      "it('is right (OPS-001)', () => {}); it('by OPS-002 it is wrong', () => {}); it('old (OPS-009)', () => {});",
    );
    expect(citationFaults({ folder, ...about })).toEqual({
      uncited: [
        "No test cites OPS-002. Cite it at the end of a test's name, in brackets: it('a tie leaves everything where it was (OPS-002)', …)",
      ],
      unknown: ['some.test.ts: "old (OPS-009)" cites OPS-009, which is neither a rule nor a ruling.'],
      wrong: [
        expect.stringMatching(
          /^some\.test\.ts: "by OPS-002 it is wrong" names a rule in another form\. .*\(OPS-001\)', …\)$/,
        ),
      ],
      refusals: ['The refusal "full" names OPS-003, which is no rule.'],
    });
  });

  it('is nothing where every rule is cited, but those that the house keeps', () => {
    write('.', "it('is right (OPS-001)', () => {});");
    const { rules } = about;
    expect(citationFaults({ folder, rules, reasons: { full: 'OPS-001' }, ofTheHouse: ['OPS-002'] })).toEqual({
      uncited: [],
      unknown: [],
      wrong: [],
      refusals: [],
    });
  });
});
