import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessage } from './socket.ts';
import { personName } from './table.ts';
import { visibleText } from './visible.ts';

const UNSEEN = [
  ...[
    '\u3164',
    '\u2800',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u034f',
    '\ufe0f',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u2060',
  ],
  ...[
    '\u202e',
    '\u202a',
    '\u2066',
    '\u2069',
    '\u200e',
    '\u200f',
    '\u061c',
    '\ufeff',
    '\u0000',
    '\u0007',
    '\u009f',
  ],
  ...['\ud800', '\udfff', '\ue000', '\u{e0041}', '\u{e0100}', '\uffff', '\u17b4', '\u180b'],
];

/** Anything at all, and often what cannot be seen. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom(...UNSEEN, ' ', '\n', '\u0301', '\u0489', '\u200c'),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('Ann', 'Ж', 'שלום', 'علی', '宇宙', '👩', '🏽', '🚀', '❤', 'क', '्'),
    ),
    { maxLength: 30 },
  )
  .chain((parts) =>
    fc.constantFrom(parts.join(''), parts.join('').repeat(20), `${'्\u200d'.repeat(30)}${parts.join('')}`),
  );

describe('text that others see', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann \t of\n\nGreen  Gables ', 'Ann of Green Gables'],
    ['A\u200bn\u2060n\ufeff', 'Ann'],
    ['\u202enimdA', 'nimdA'],
    ['An\u0000n', 'Ann'],
    ['Zoe\u0308', 'Zoë'],
    [`Q${'\u0302\u0303\u0304\u0305'.repeat(20)}`, 'Q\u0302\u0303\u0304'],
    ['\u0301Ann', 'Ann'],
    ['שלום', 'שלום'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Ann 👩🏽\u200d🚀', 'Ann 👩🏽\u200d🚀'],
    ['I ❤\ufe0f you', 'I ❤\ufe0f you'],
    ['A\ufe0fnn', 'Ann'],
    ['宇宙　飛行士', '宇宙 飛行士'],
  ])('%j becomes %j', (text, seen) => {
    expect(visibleText(text)).toBe(seen);
  });

  it('holds nothing that cannot be seen or turns the direction, and is left alone when it is clean', () => {
    const forbidden =
      /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u3164\u2800\u115f\u1160\p{Cc}\p{Cs}]|\u034f/u;
    fc.assert(
      fc.property(wild, (text) => {
        const seen = visibleText(text);
        expect(seen).not.toMatch(forbidden);
        expect(seen).not.toMatch(/\p{M}{5}|^\s|\s$|\s\s|^\p{M}/u);
        expect(visibleText(seen)).toBe(seen);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a name', () => {
  it('is nothing that cannot be seen', () => {
    for (const blank of [...UNSEEN, ' ', '\u0301', '\u3000', '...', '-']) {
      expect(personName.safeParse(blank).success, JSON.stringify(blank)).toBe(false);
      expect(personName.safeParse(blank.repeat(8)).success).toBe(false);
      expect(personName.parse(`Bob${blank} Ann`)).toMatch(/^Bo/);
    }
  });

  it('may be of any alphabet, of figures, or a picture', () => {
    for (const name of ['Ann', 'Åsa', 'Ольга', 'Ἀθηνᾶ', 'نوح', 'נח', '宇宙', 'अनु', '7', '🚀', '❤\ufe0f']) {
      expect(personName.parse(name)).toBe(name.normalize('NFC'));
    }
  });

  it('is refused or clean, whatever is sent', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const { data } = personName.safeParse(text);
        if (data === undefined) return;
        expect(data).toBe(visibleText(data));
        expect(data).toMatch(/[\p{L}\p{N}\p{S}]/u);
        expect([...data].length).toBeLessThanOrEqual(24);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a line of talk', () => {
  const said = (text: string) =>
    clientMessage.safeParse({ type: 'talk', table: 'KEEL-420731-VANE', id: 1, text }).data as
      | { readonly text: string }
      | undefined;

  it('is said without what cannot be seen', () => {
    expect(said('  on \u202ethe\u0000 bridge\n\nnow ')?.text).toBe('on the bridge now');
  });

  it('is refused when nothing of it can be seen, and when it is too long', () => {
    for (const text of ['', '  ', '\u202e\u0000', '\u3164'.repeat(20), 'x'.repeat(281)]) {
      expect(said(text), JSON.stringify(text)).toBeUndefined();
    }
  });
});
