import { loadGame } from '@airlock/catalogue';
import { defaultOptions, openMatch } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyMatch } from './folding.ts';
import { sealedIn, withAnswer } from './sealedAnswers.ts';
import type { TableRecord } from './store/store.ts';

const entry = await loadGame('outbreak');
if (!entry) throw new Error('Outbreak is not on the shelf.');
const { game } = entry;

const match: AnyMatch = openMatch(game, {
  options: defaultOptions(game.options),
  seats: ['Ann', 'Ben', 'Cem', 'Dan', 'Eve'],
  generator: 'fast',
  seed: 'sealed',
});
const record: TableRecord = {
  number: 1,
  code: 'KEEL-420731-VANE',
  game: game.id,
  host: 'ann',
  options: match.header.options,
  seats: [],
  stage: 'playing',
  match: { rules: game.version, seed: '00', startedAt: 0 },
  rematch: null,
  changedAt: 0,
};
const [first, second] = match.actions(1).map((action) => game.codec.write(action)) as [string, string];

describe('sealed answers in the record of a table', () => {
  it('are read back with the number their message had', () => {
    const kept = withAnswer(record, 0, { seat: 1, action: first, id: 7 });
    const sealed = sealedIn(kept, match);
    expect(sealed?.asked).toBe(0);
    expect([...(sealed?.answers ?? [])]).toEqual([
      [1, { action: game.codec.read(first), actor: { seat: 1, id: 7 } }],
    ]);
  });

  it('have one answer for each seat, the last', () => {
    const once = withAnswer(record, 0, { seat: 1, action: first });
    const twice = withAnswer(withAnswer(once, 0, { seat: 2, action: first }), 0, { seat: 1, action: second });
    expect(twice.sealed).toEqual({
      asked: 0,
      answers: [
        { seat: 2, action: first },
        { seat: 1, action: second },
      ],
    });
  });

  it('of an earlier question mean nothing for the one that stands', () => {
    const earlier = withAnswer(record, 0, { seat: 1, action: first });
    expect(withAnswer(earlier, 5, { seat: 2, action: second }).sealed?.answers).toEqual([
      { seat: 2, action: second },
    ]);
    expect(sealedIn(withAnswer(record, 5, { seat: 1, action: first }), match)).toBeNull();
    expect(sealedIn(earlier, null)).toBeNull();
    expect(sealedIn(record, match)).toBeNull();
  });

  it('change nothing by which tables are listed', () => {
    const { sealed, ...others } = withAnswer(record, 0, { seat: 1, action: first });
    expect(sealed).toBeDefined();
    expect(others).toEqual(record);
  });
});
