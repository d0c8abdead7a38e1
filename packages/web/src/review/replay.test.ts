import { fastRandom, freshSeed, openMatch, REVIEWER, toFile } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import { beforeAll, describe, expect, it } from 'vitest';
import { milestones } from '../games/outpost-seven/ending/ending.ts';
import { type Replay, readReplay } from './replay.ts';

/** A whole match of random moves, as a file. */
function playedFile(): string {
  const seed = freshSeed();
  const match = openMatch(outpostSeven, {
    options: {
      startPlayer: 'red',
      openingKeep: 'choose',
      neutralPlay: 'allowed',
      bonusCentre: 'bonusCard',
      secondTotal: 16,
    },
    seats: ['Moonhopper', 'Officer'],
    generator: 'strong',
    seed,
  });
  const random = fastRandom('replay test');
  while (!match.outcome) {
    const seat = match.waiting === 1 ? 0 : 1;
    // The first listed asides come last; a move is among those before them.
    const moves = match.actions(seat).filter((action) => outpostSeven.codec.kind(action) !== 'resign');
    match.play(seat, moves[random.int(moves.length)] as number, match.log.length * 1000);
  }
  return JSON.stringify(toFile(match, seed));
}

let text: string;
let replay: Replay;

beforeAll(async () => {
  text = playedFile();
  const read = await readReplay(text);
  if (!read.ok) throw new Error(read.problem);
  replay = read.value;
});

const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(text) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};

const problemOf = async (file: string): Promise<string> => {
  const read = await readReplay(file);
  return read.ok ? 'no problem' : read.problem;
};

describe('a replay', () => {
  it('reaches the same end and keeps the promise about its seed', () => {
    expect(replay.outcome).toEqual((JSON.parse(text) as { outcome: unknown }).outcome);
    expect(replay.verified).toBe(true);
    expect(replay.end).toBe((JSON.parse(text) as { log: unknown[] }).log.length);
  });

  it('shows each seat only its own hand until the end', () => {
    const middle = Math.floor(replay.end / 3);
    const seen = replay.view(middle, 0) as { hands: { kept: unknown }[] };
    expect(seen.hands[0]?.kept).not.toBeNull();
    expect(seen.hands[1]?.kept).toBeNull();
    const all = replay.view(middle, REVIEWER) as { hands: { kept: unknown }[] };
    expect(all.hands.every(({ kept }) => kept !== null)).toBe(true);
  });

  it('tells a seat what it was told, and a reviewer the same without secrets of others', () => {
    const dealt = replay.moments(1)[0]?.events.find(({ type }) => type === 'dealt');
    expect(dealt?.own).toBeDefined();
    expect(replay.moments(-1)[0]?.events.find(({ type }) => type === 'dealt')?.own).toBeUndefined();
  });

  it('refuses what is no match file in one sentence', async () => {
    expect(await problemOf('hello')).toMatch(/not JSON/);
    expect(await problemOf('{}')).toMatch(/"airlock"/);
    expect(await problemOf(changed((file) => (file.game = 'chess')))).toMatch(/do not know/);
    expect(await problemOf('x'.repeat(2_000_001))).toMatch(/too large/);
  });

  it('refuses a match that was not over', async () => {
    expect(await problemOf(changed((file) => delete file.seed))).toMatch(/not over/);
  });

  it('shows an abandoned match up to where it stopped, and none that was not abandoned', async () => {
    const abandoned = (entries: number): string =>
      changed((file) => {
        file.log = (file.log as unknown[]).slice(0, entries);
        file.abandoned = true;
        delete file.outcome;
      });
    const read = await readReplay(abandoned(9));
    expect(read.ok && [read.value.outcome, read.value.end]).toEqual([null, 9]);
    const finished = read.ok ? read.value.finished(0) : null;
    expect(finished && milestones(finished as never).at(-1)?.label).not.toMatch(/wins|draw/);
    expect(await problemOf(abandoned(replay.end))).toMatch(/a different outcome/);
  });

  it('says which action of a tampered log cannot be played', async () => {
    const tampered = changed((file) => {
      (file.log as unknown[][])[3] = [0, 'salvage 1,2,3,4,5', 0];
    });
    expect(await problemOf(tampered)).toMatch(/^Action \d+ of the log cannot be played: /);
  });

  it('refuses a file that claims another outcome than its moves lead to', async () => {
    const tampered = changed((file) => {
      (file.outcome as { scores: number[] }).scores = [99, 0];
    });
    expect(await problemOf(tampered)).toMatch(/a different outcome/);
  });

  it('notices a seed that was not the promised one', async () => {
    const read = await readReplay(changed((file) => (file.commitment = '0'.repeat(64))));
    expect(read.ok && read.value.verified).toBe(false);
  });
});
