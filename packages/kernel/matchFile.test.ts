import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { openMatch, UNDO } from './match.ts';
import { logOf, type MatchFile, parseFile, replayFile, toFile } from './matchFile.ts';
import { CLOCK } from './seats.ts';
import { codec, switchboard } from './testing/switchboard.ts';

const game = switchboard as AnyGame;
const GAMES = { switchboard: game };
const SEED = '5'.repeat(64);

const STORY: readonly [seat: number, text: string][] = [
  [0, 'press 2'],
  [0, 'undo'],
  [0, 'roll'],
  [0, 'hand'],
  [CLOCK, 'timeout'],
  [1, 'stop'],
];

function played(story = STORY) {
  const seats = ['Left', 'Right'];
  const match = openMatch(switchboard, { options: { lamps: 5 }, seats, generator: 'strong', seed: SEED });
  for (const [index, [seat, text]] of story.entries()) {
    const at = index * 100;
    const done = text === 'undo' ? match.undo(seat, at) : match.play(seat, codec.read(text) as number, at);
    expect(done.ok).toBe(true);
  }
  return match;
}

const file = (): MatchFile => toFile(played(), SEED);

describe('a match file', () => {
  it('writes seats, actions and times so that people can read them', () => {
    expect(file().log).toEqual([
      [0, 'press 2', 0],
      [0, 'undo', 100],
      [0, 'roll', 200],
      [0, 'hand', 300],
      ['clock', 'timeout', 400],
      [1, 'stop', 500],
    ]);
  });

  it('holds header, seed and outcome of an ended match', () => {
    const match = played();
    expect(toFile(match, SEED)).toMatchObject({
      airlock: 1,
      ...match.header,
      seed: SEED,
      outcome: { winners: [1], reason: 'stopped' },
    });
  });

  it('keeps the seed to itself while the match goes on', () => {
    const unfinished = toFile(played(STORY.slice(0, 3)), SEED);
    expect(unfinished).not.toHaveProperty('seed');
    expect(unfinished).not.toHaveProperty('outcome');
    expect(JSON.stringify(unfinished)).not.toContain(SEED);
  });

  it('of an abandoned match has its seed, says so, and is played again up to there', () => {
    const match = played(STORY.slice(0, 3));
    const stopped = toFile(match, SEED, true);
    expect(stopped).toMatchObject({ seed: SEED, abandoned: true });
    expect(stopped).not.toHaveProperty('outcome');
    expect(parseFile(JSON.stringify(stopped), GAMES)).toEqual({ ok: true, value: stopped });
    const replayed = replayFile(game, stopped);
    expect(replayed.ok && replayed.value.state).toEqual(match.state);
    expect(replayed.ok && replayed.value.header).not.toHaveProperty('abandoned');
    // Whoever agreed to stop when it was over already is too late.
    expect(toFile(played(), SEED, true)).toEqual(file());
  });

  it('is read as it was written', () => {
    expect(parseFile(JSON.stringify(file()), GAMES)).toEqual({ ok: true, value: file() });
  });

  it('is read without its seed too', () => {
    const unfinished = toFile(played(STORY.slice(0, 3)), SEED);
    expect(parseFile(JSON.stringify(unfinished), GAMES)).toEqual({ ok: true, value: unfinished });
  });

  it('gives back the log the match has kept', () => {
    const match = played();
    expect(logOf(game, toFile(match, SEED))).toEqual(match.log);
    expect(match.log[1]?.action).toBe(UNDO);
  });

  it('replays to the same state, log and outcome', () => {
    const match = played();
    const replayed = replayFile(game, toFile(match, SEED));
    if (!replayed.ok) throw new Error(replayed.problem);
    expect(JSON.stringify(replayed.value.state)).toBe(JSON.stringify(match.state));
    expect(replayed.value.log).toEqual(match.log);
    expect(replayed.value.outcome).toEqual(match.outcome);
    expect(replayed.value.header).toEqual(match.header);
  });

  it('fills in options that it does not mention', () => {
    const parsed = parseFile(JSON.stringify({ ...file(), options: {} }), GAMES);
    expect(parsed).toMatchObject({ ok: true, value: { options: { lamps: 3 } } });
  });
});

describe('a malformed match file', () => {
  const withLog = (...log: unknown[]) => ({ log });
  const cases: readonly [what: string, change: Record<string, unknown>, sentence: string][] = [
    ['without the mark', { airlock: undefined }, 'This is not a match file: it does not say "airlock".'],
    ['of another format', { airlock: 2 }, 'This match file has format 2; we read format 1.'],
    ['of an unknown game', { game: 'chess' }, 'This match file is for a game we do not know: "chess".'],
    ['of no game', { game: 7 }, 'This match file is for a game we do not know: 7.'],
    [
      'of a game called __proto__',
      { game: '__proto__' },
      'This match file is for a game we do not know: "__proto__".',
    ],
    [
      'of a game called constructor',
      { game: 'constructor' },
      'This match file is for a game we do not know: "constructor".',
    ],
    ['of other rules', { rules: 2 }, 'This match was played with version 2 of the rules; we have version 3.'],
    [
      'with a wrong option',
      { options: { lamps: 10 } },
      'Option "lamps" must be a whole number from 1 to 9, not 10.',
    ],
    ['with options that are none', { options: 'many' }, 'Options must be an object.'],
    ['without seats', { seats: [] }, 'The seats must be 1 to 2 names.'],
    ['with too many seats', { seats: ['A', 'B', 'C'] }, 'The seats must be 1 to 2 names.'],
    ['with seats that are no names', { seats: [1, 2] }, 'The seats must be 1 to 2 names.'],
    ['with seats that are no list', { seats: 'Left' }, 'The seats must be 1 to 2 names.'],
    ['of another generator', { generator: 'dice' }, 'The generator must be "fast" or "strong".'],
    ['without commitment', { commitment: undefined }, 'The commitment to the seed is missing.'],
    ['with a seed that is no text', { seed: 5 }, 'The seed must be text.'],
    ['with a weak seed', { seed: 'abc' }, 'The seed of a strong generator must be 64 hexadecimal digits.'],
    ['that is half abandoned', { abandoned: 'nearly' }, 'The mark of an abandoned match can only be true.'],
    [
      'of an abandoned match with an outcome',
      { abandoned: true },
      'A match that was abandoned has no outcome.',
    ],
    ['without log', { log: undefined }, 'The log must be a list.'],
    ['with a log that is no list', { log: {} }, 'The log must be a list.'],
    ['with an action that is no list', withLog('stop'), 'Action 1 of the log is not [seat, action, time].'],
    [
      'with an action that is too short',
      withLog([0, 'roll', 1], [0, 'stop']),
      'Action 2 of the log is not [seat, action, time].',
    ],
    [
      'with a seat too high',
      withLog([2, 'stop', 1]),
      'Action 1 of the log names the seat 2, which is not at this table.',
    ],
    [
      'with a seat below zero',
      withLog([-1, 'stop', 1]),
      'Action 1 of the log names the seat -1, which is not at this table.',
    ],
    [
      'with half a seat',
      withLog([0.5, 'stop', 1]),
      'Action 1 of the log names the seat 0.5, which is not at this table.',
    ],
    [
      'with a seat in words',
      withLog(['Left', 'stop', 1]),
      'Action 1 of the log names the seat "Left", which is not at this table.',
    ],
    ['with a time in words', withLog([0, 'stop', 'now']), 'Action 1 of the log has no time.'],
    ['with a time before the start', withLog([0, 'stop', -1]), 'Action 1 of the log has no time.'],
    [
      'with an unknown action',
      withLog([0, 'dance', 1]),
      'Action 1 of the log is not an action of this game: "dance".',
    ],
    ['with an action’s number', withLog([0, 3, 1]), 'Action 1 of the log is not an action of this game: 3.'],
  ];

  for (const [what, change, sentence] of cases) {
    it(`${what} is refused with its sentence`, () => {
      const parsed = parseFile(JSON.stringify({ ...file(), ...change }), GAMES);
      expect(parsed).toEqual({ ok: false, problem: sentence });
    });
  }

  for (const text of ['', 'not json', '{"airlock":1']) {
    it(`that reads ${JSON.stringify(text)} is no JSON`, () => {
      expect(parseFile(text, GAMES)).toEqual({
        ok: false,
        problem: 'This is not a match file: it is not JSON.',
      });
    });
  }

  for (const text of ['null', '7', '"airlock"', '[]', '{}']) {
    it(`that reads ${text} is no match file`, () => {
      expect(parseFile(text, GAMES)).toEqual({
        ok: false,
        problem: 'This is not a match file: it does not say "airlock".',
      });
    });
  }
});

describe('a match file that cannot be replayed', () => {
  it('has no seed', () => {
    const { seed: _, ...unfinished } = file();
    expect(replayFile(game, unfinished)).toEqual({
      ok: false,
      problem: 'This match was not over when it was exported, so its seed is not in the file.',
    });
  });

  it('has an action that the rules refuse, and names it', () => {
    const damaged: MatchFile = {
      ...file(),
      log: [
        [0, 'hand', 0],
        [0, 'call', 1],
      ],
    };
    expect(replayFile(game, damaged)).toEqual({
      ok: false,
      problem: 'Action 2 of the log cannot be played: It is not your turn. (SWI-2)',
    });
  });

  it('hands on what is not the file’s fault', () => {
    const broken: AnyGame = {
      ...game,
      apply() {
        throw new RangeError('a fault of the rules');
      },
    };
    expect(() => replayFile(broken, file())).toThrow('a fault of the rules');
  });

  it('has a log that was never parsed', () => {
    const unparsed: MatchFile = { ...file(), log: [[0, 'dance', 0]] };
    expect(() => logOf(game, unparsed)).toThrow('is not an action of this game: "dance".');
  });
});
