/** Matches of the first version of the rules can still be read, played again and continued. */
import { readFileSync } from 'node:fs';
import { type AnyGame, digestOf, type MatchFile, parseFile, replay, replayFile } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { hypatia } from './game.ts';

const game = hypatia as AnyGame;

/** A voyage of version 1 with four extra cards of sentinels, and the digest of every eighth state and of the last. */
const kept = JSON.parse(readFileSync(new URL('./testing/version1.json', import.meta.url), 'utf8')) as {
  readonly file: MatchFile;
  readonly digests: readonly string[];
};

function parsed(file: MatchFile): MatchFile {
  const result = parseFile(JSON.stringify(file), { hypatia: game });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

test('a file of version 1 is played again to the same end, with its extra cards before the discard (HYPR-12)', () => {
  const match = replayFile(game, parsed(kept.file));
  expect(match.ok && match.value.outcome).toEqual(kept.file.outcome);
  expect(kept.file.log.filter(([, action]) => action.startsWith('extra'))).toHaveLength(4);
});

test('its states have the digests they were kept with', () => {
  const file = parsed(kept.file);
  const log = file.log.map(([, action]) => ({ seat: 0, action: game.codec.read(action) as number, at: 0 }));
  const digests: string[] = [];
  replay(game, file, file.seed as string, log, ({ state }, index) => {
    if (index % 8 === 7 || index === log.length - 1) digests.push(digestOf(game, state));
  });
  expect(digests).toEqual(kept.digests);
});

test('a version that never was is refused with a sentence', () => {
  const result = parseFile(JSON.stringify({ ...kept.file, rules: 7 }), { hypatia: game });
  expect(result).toMatchObject({ ok: false, problem: expect.stringContaining('version 7 of the rules') });
});
