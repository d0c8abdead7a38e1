import * as figures from '@airlock/catalogue/balance';
import { hypatia } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import { outbreak } from '@airlock/outbreak';
import { outpostSeven } from '@airlock/outpost-seven';
import { outsider } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { sharesAt } from './shares.ts';

const share = (name: string, rate: number) => ({
  name,
  times: rate * 100,
  of: 100,
  rate,
  low: rate - 0.1,
  high: rate + 0.1,
});

type Row = figures.BalanceRow;

/** Of a row only what the lobby reads; the rest is as in the first that was measured. */
function row(seats: number, shares: Row['shares'], nobody: number | null, options: Row['options'] = {}): Row {
  const [measured] = figures.balanceOf('outsider').rows;
  if (!measured) throw new Error('Outsider has no figures.');
  const draws = nobody === null ? null : { rate: nobody, low: 0, high: 1 };
  return { ...measured, seats, options, level: 'top', games: 100, shares, nobody: draws };
}

const levels = [{ id: 'top', name: 'Surgeon', help: '', measured: null }];

/** With plain blanks. */
function said(game: AnyGame, rows: readonly Row[], seats: number, options: Row['options'] = {}) {
  const shares = sharesAt(figures, rows, { game, levels, seats }, options);
  return shares && { ...shares, text: shares.text.replaceAll('\u00a0', ' ') };
}

describe('who wins at a table', () => {
  const rows = [
    row(5, [share('Crew', 0.513), share('Outsiders', 0.274)], 0.213),
    row(6, [share('Survivors', 0.48), share('Infected', 0.52)], 0, { voteRule: 'majority' }),
  ];

  it('is said by sides, with games that nobody won', () => {
    expect(said(outsider as AnyGame, rows, 5)).toEqual({
      text: 'Between bots the Crew win 51 %, the Outsiders 27 % and nobody 21 %.',
      certainty:
        'Measured in 100 games between bots of the level Surgeon: 41 to 61 of 100, with 95 % confidence.',
    });
  });

  it('leaves out nobody where every game has a winner', () => {
    expect(said(outbreak as AnyGame, rows, 6, { voteRule: 'majority' })?.text).toBe(
      'Between bots the Survivors win 48 % and the Infected 52 %.',
    );
  });

  it('is said only of a table that was measured, with just its seats and options', () => {
    expect(said(outbreak as AnyGame, rows, 6)).toBeNull();
    expect(said(outbreak as AnyGame, rows, 7, { voteRule: 'majority' })).toBeNull();
    expect(said(outbreak as AnyGame, rows, 6, { voteRule: 'majority', deepCover: true })).toBeNull();
    // An option that is named with its usual value makes no other table.
    expect(said(outbreak as AnyGame, rows, 6, { voteRule: 'majority', deepCover: false })).not.toBeNull();
  });

  it('is a matter of who starts where there are no sides, and of winning where one is alone', () => {
    expect(said(outpostSeven as AnyGame, [row(2, [share('starting player', 0.52)], 0)], 2)?.text).toBe(
      'Between bots whoever starts wins 52 %.',
    );
    expect(said(hypatia as AnyGame, [row(1, [share('won', 0.7)], null)], 1)?.text).toBe(
      'Bots win 70 % of games alone.',
    );
  });
});
