import { loadGame } from '@airlock/catalogue';
import { type AnyGame, defaultOptions, fastRandom, openMatch, toFile } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { logOfLine, type Origin, openLineMatch } from './lineMatch.ts';
import type { Line } from './lineText.ts';

const SEED = 'a finished match';
const AT = 6;

/** The beginning of a match of careless players. */
async function origin(): Promise<Origin> {
  const entry = await loadGame('outpost-seven');
  if (!entry) throw new Error('There is no Outpost Seven.');
  const game: AnyGame = entry.game;
  const match = openMatch(game, {
    options: defaultOptions(game.options),
    seats: ['Red', 'Yellow'],
    generator: 'fast',
    seed: SEED,
  });
  const bot = entry.levels[0]?.bot;
  const random = fastRandom('choices');
  const states = [game.clone(match.state)];
  while (match.log.length < AT) {
    const seat = match.waiting === 1 ? 0 : 1;
    match.play(seat, bot?.choose({ seat, view: match.view(seat), heard: [] }, random) ?? -1);
    states.push(game.clone(match.state));
  }
  return { game, file: toFile(match, SEED, true), stateAt: (at) => game.clone(states[at]) };
}

const line = (more: Partial<Line>): Line => ({
  at: AT,
  seat: 0,
  hidden: 'anew',
  seed: 'a line',
  log: [],
  result: null,
  ...more,
});

describe('the match of a line', () => {
  it('shows the seat what it saw, whatever is dealt anew', async () => {
    const from = await origin();
    const seen = from.game.view(from.stateAt(AT), 0);
    expect(openLineMatch(from, line({})).view(0)).toEqual(seen);
    expect(openLineMatch(from, line({ seed: 'another' })).view(0)).toEqual(seen);
  });

  it('has what was hidden dealt anew, or as it lay', async () => {
    const from = await origin();
    const real = JSON.stringify(from.stateAt(AT));
    expect(JSON.stringify(openLineMatch(from, line({})).state)).not.toBe(real);
    expect(JSON.stringify(openLineMatch(from, line({ hidden: 'real' })).state)).toBe(real);
  });

  it('goes on by the rules, and is the same again from what was done', async () => {
    const from = await origin();
    const match = openLineMatch(from, line({}));
    const seat = match.waiting === 1 ? 0 : 1;
    const [action = -1] = match.actions(seat).filter((one) => match.game.codec.kind(one) === 'salvage');
    expect(match.play(seat, action).ok).toBe(true);
    const again = openLineMatch(from, line({ log: logOfLine(match) }));
    expect(again.state).toEqual(match.state);
  });

  it('leaves out what the rules refuse, and all that comes after it', async () => {
    const from = await origin();
    const broken = openLineMatch(
      from,
      line({
        log: [
          [0, 'repair nonsense'],
          [0, 'resign'],
        ],
      }),
    );
    expect(broken.log).toHaveLength(0);
  });
});
