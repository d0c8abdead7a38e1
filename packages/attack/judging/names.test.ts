import { describe, expect, it } from 'vitest';
import { isVisible, looksLikeBot, looksOf, trickIn } from './names.ts';

describe('what is to be seen of a name', () => {
  it.each([
    ['a Hangul filler', '\u3164'],
    ['an empty Braille pattern', '\u2800'],
    ['Hangul fillers of old', '\u115f\u1160'],
    ['a grapheme joiner', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['blanks of every width', ' \u00a0\u2003\u3000'],
    ['marks without a letter', '\u0301\u0302'],
  ])('is nothing where there is only %s', (_what, name) => {
    expect(isVisible(name)).toBe(false);
    expect(trickIn(name)).toBe('there is nothing to see');
  });

  it.each(['Ann', 'Ørsted', '李', 'محمد', 'नी', 'Nguyễn', '😀', 'É', '7'])(
    'is something of %s, without a trick',
    (name) => {
      expect(trickIn(name)).toBeNull();
    },
  );

  it.each([
    ['a turned direction', 'Ann \u202ekcaj'],
    ['an isolate', '\u2066Ann'],
    ['a NUL', 'An\u0000n'],
    ['a new line', 'Ann\r\nBob'],
    ['a pile of marks', `A${'\u0301'.repeat(9)}`],
  ])('is a trick with %s', (_what, name) => {
    expect(trickIn(name)).not.toBeNull();
  });
});

describe('what a name looks like', () => {
  it.each(['ann', 'ANN', 'Аnn', 'A\u200bnn', 'Ann\u3164', 'Ａｎｎ', ' Ann '])('is Ann for %j', (name) => {
    expect(looksOf(name)).toBe(looksOf('Ann'));
  });

  it.each(['Ánn', 'Anna', 'Ann 2', 'Ann (2)', 'Hann'])('is another for %s', (name) => {
    expect(looksOf(name)).not.toBe(looksOf('Ann'));
  });

  it.each(['Bot · Engineer', 'bot', 'Bоt · Engineer', 'B\u200bot - x', 'BOT·Deckhand', 'B0t: x'])(
    'is a bot for %s',
    (name) => {
      expect(looksLikeBot(name)).toBe(true);
    },
  );

  it.each(['Botho', 'Robot', 'Abbot', 'Bo Tan'])('is no bot for %s', (name) => {
    expect(looksLikeBot(name)).toBe(false);
  });
});
