import { describe, expect, it } from 'vitest';
import { defaultOptions, type OptionSpecs, parseOptions } from './options.ts';

const SPECS = {
  start: { kind: 'choice', values: ['random', 'red', 'yellow'], default: 'random' },
  total: { kind: 'choice', values: [16, 18], default: 16 },
  crew: { kind: 'whole', min: 2, max: 6, default: 3 },
  traitor: { kind: 'switch', default: false },
  code: { kind: 'text', pattern: '^[a-z]{4}$', hint: 'four small letters', default: 'able' },
} as const satisfies OptionSpecs;

const DEFAULTS = { start: 'random', total: 16, crew: 3, traitor: false, code: 'able' };

const complaintAbout = (input: unknown): string => {
  const parsed = parseOptions(SPECS, input);
  if (parsed.ok) throw new Error('It was taken.');
  return parsed.problem;
};

describe('options', () => {
  it('have their defaults', () => {
    expect(defaultOptions(SPECS)).toEqual(DEFAULTS);
  });

  for (const nothing of [undefined, null, {}]) {
    it(`are the defaults when ${JSON.stringify(nothing)} is chosen`, () => {
      expect(parseOptions(SPECS, nothing)).toEqual({ ok: true, value: DEFAULTS });
    });
  }

  it('keep what is chosen and fill in the rest', () => {
    const chosen = { start: 'red', total: 18, crew: 6, traitor: true, code: 'zulu' };
    expect(parseOptions(SPECS, chosen)).toEqual({ ok: true, value: chosen });
    expect(parseOptions(SPECS, { crew: 2 })).toEqual({ ok: true, value: { ...DEFAULTS, crew: 2 } });
  });

  it('do not change what they were given', () => {
    const input = Object.freeze({ crew: 4 });
    parseOptions(SPECS, input);
    expect(input).toEqual({ crew: 4 });
  });

  for (const [input, sentence] of [
    ['red', 'Options must be an object.'],
    [7, 'Options must be an object.'],
    [['red'], 'Options must be an object.'],
    [{ start: 'blue' }, 'Option "start" must be random, red or yellow, not "blue".'],
    [{ total: 17 }, 'Option "total" must be 16 or 18, not 17.'],
    [{ total: '16' }, 'Option "total" must be 16 or 18, not "16".'],
    [{ crew: 1 }, 'Option "crew" must be a whole number from 2 to 6, not 1.'],
    [{ crew: 7 }, 'Option "crew" must be a whole number from 2 to 6, not 7.'],
    [{ crew: 2.5 }, 'Option "crew" must be a whole number from 2 to 6, not 2.5.'],
    [{ crew: '3' }, 'Option "crew" must be a whole number from 2 to 6, not "3".'],
    [{ crew: null }, 'Option "crew" must be a whole number from 2 to 6, not null.'],
    [{ traitor: 'yes' }, 'Option "traitor" must be true or false, not "yes".'],
    [{ traitor: 1 }, 'Option "traitor" must be true or false, not 1.'],
    [{ code: 'ABLE' }, 'Option "code" must be four small letters, not "ABLE".'],
    [{ code: 5 }, 'Option "code" must be four small letters, not 5.'],
    [{ sharks: true }, 'There is no option "sharks"; there are start, total, crew, traitor and code.'],
  ] as const) {
    it(`are refused when ${JSON.stringify(input)} is chosen`, () =>
      expect(complaintAbout(input)).toBe(sentence));
  }

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    it(`have none called "${name}"`, () => {
      expect(complaintAbout(JSON.parse(`{"${name}": true}`))).toMatch(`There is no option "${name}"`);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  }

  it('say so when a game has none at all', () => {
    expect(parseOptions({}, { crew: 2 })).toEqual({
      ok: false,
      problem: 'There is no option "crew"; there are none.',
    });
  });

  it('name a single one without a list', () => {
    const parsed = parseOptions({ crew: SPECS.crew }, { size: 2 });
    expect(parsed).toEqual({ ok: false, problem: 'There is no option "size"; there are crew.' });
  });
});
