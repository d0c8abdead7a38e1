/** A bounded number of positions of every game; `npm run secrecy` looks at thousands. */
import { describe, expect, it } from 'vitest';
import { type Examination, examine } from './examination.ts';
import { leakText } from './report.ts';
import { GAMES } from './settings.ts';
import { VIEWER_KINDS } from './table/eyes.ts';

const SEED = 'npm test';
const POSITIONS_A_GAME = 30;
const POSITIONS_A_GAME_FAR = 6;

const kindsIn = ({ rows }: Examination): string[] =>
  rows.filter(({ positions }) => positions > 0).map(({ kind }) => kind);

describe('two servers, one with everything imagined anew that a viewer may not know', () => {
  it.each(GAMES)('send the same, byte for byte: %s', async (id) => {
    const examination = await examine({ games: [id], positions: POSITIONS_A_GAME, seed: SEED });
    const kinds = VIEWER_KINDS.filter((kind) => kind !== 'voted-out seat' || id === 'outbreak');
    expect(kindsIn(examination).sort()).toEqual([...kinds].sort());
    expect(examination.leaks.map((leak) => leakText(leak, SEED)).join('\n\n')).toBe('');
  });

  it.each(GAMES)('send the same to whoever comes by way of another server: %s', async (id) => {
    const wish = { games: [id], positions: POSITIONS_A_GAME_FAR, seed: SEED, isFar: true };
    const examination = await examine(wish);
    expect(examination.rows.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(100);
    expect(examination.leaks.map((leak) => leakText(leak, SEED)).join('\n\n')).toBe('');
  });

  it('are examined in the same way every time', async () => {
    const wish = { games: ['outsider'], positions: 4, seed: 'again' };
    expect((await examine(wish)).rows).toEqual((await examine(wish)).rows);
  });
});
