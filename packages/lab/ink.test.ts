import { describe, expect, test } from 'vitest';
import { inkFor, inkOf, padEnd, padStart, widthOf, wrap } from './ink.ts';

const terminal = { isTTY: true };
const pipe = { isTTY: false };

describe('what a terminal can show', () => {
  test.each([
    ['a terminal', terminal, {}, true],
    ['a pipe', pipe, {}, false],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR, which does not count', terminal, { NO_COLOR: '' }, true],
    ['TERM=dumb', terminal, { TERM: 'dumb' }, false],
    ['FORCE_COLOR at a pipe', pipe, { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0 at a pipe', pipe, { FORCE_COLOR: '0' }, false],
    ['NO_COLOR against FORCE_COLOR', pipe, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('colours with %s', (_, stream, env, colour) => {
    expect(inkFor(stream, env).colour).toBe(colour);
  });

  test.each([
    [{ LANG: 'de_DE.UTF-8' }, true],
    [{ LANG: 'C.utf8' }, true],
    [{ LANG: 'C' }, false],
    [{}, false],
    [{ LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' }, false],
    [{ LC_CTYPE: 'en_US.UTF-8', LANG: 'C' }, true],
  ])('characters beyond ASCII with %o: %s', (env, unicode) => {
    expect(inkFor(pipe, env).unicode).toBe(unicode);
  });
});

describe('sentences', () => {
  test('what stands out is bold, or just there', () => {
    expect(inkOf(true, true).sentence('You laid *Power 3*.')).toBe('You laid \u001b[1mPower 3\u001b[22m.');
    expect(inkOf(false, true).sentence('You laid *Power 3*.')).toBe('You laid Power 3.');
  });

  test('have only ASCII where nothing else can be shown', () => {
    expect(inkOf(false, false).sentence('“It’s 3–4…” · ✓ ✗ › ☃')).toBe('"It\'s 3-4..." . ok FAILED > ?');
    expect(inkOf(false, true).sentence('“It’s”')).toBe('“It’s”');
  });
});

describe('widths', () => {
  const painted = inkOf(true, true).paint('ab', 'red', 'bold');

  test('do not count colours', () => {
    expect(painted).not.toBe('ab');
    expect(widthOf(painted)).toBe(2);
    expect(widthOf(padEnd(painted, 5))).toBe(5);
    expect(padStart('7', 3)).toBe('  7');
    expect(padEnd('long', 2)).toBe('long');
  });

  test('a sentence is broken between words and indented under its prefix', () => {
    expect(wrap('one two three four', '- ', 9)).toEqual(['- one two', '  three', '  four']);
    expect(wrap('unbreakableword', '', 5)).toEqual(['unbreakableword']);
    expect(wrap('')).toEqual(['']);
  });
});
