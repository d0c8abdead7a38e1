import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { LOCATION_IDS } from '../cards.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import { play } from '../testing/play.ts';
import { position, seatNamed, type WrittenPosition } from '../testing/position.ts';
import { casualBot } from './casual.ts';
import { lossWorth } from './ship.ts';
import { steadyBot } from './strong/steady.ts';

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCC', ...written });

const BOTS = [casualBot(), steadyBot()] as const;

describe.each(BOTS)('on the ship, the $level player', (bot) => {
  const chosen = (state: State, name: string): string => {
    const seat = seatNamed(name);
    return codec.write(bot.choose({ seat, view: outsider.view(state, seat), heard: [] }, fastRandom('bot')));
  };

  test('walks to the Goal that it can complete, the shortest way, and buys nothing for it before', () => {
    const state = at({
      characters: 'synthetic medic pilot',
      tokens: 'BRG BRG BRG',
      inPlay: 'GO13',
      hands: { A: 'GE13 GE01 GO02' },
      options: { locGoals: true, outsiders: 0 },
    });
    expect(chosen(state, 'A')).toBe('move HAB');
    play(state, 'A move HAB');
    expect(chosen(state, 'A')).toBe('move CRG');
    play(state, 'A move CRG');
    state.used = 0;
    expect(chosen(state, 'A')).toBe('complete GO13 gear');
  });

  test('leaves a location that is nearly gone, and draws no pile empty', () => {
    const written = {
      characters: 'synthetic medic pilot',
      tokens: 'BRG LAB LAB',
      hands: { A: 'GE01 GE02' },
      options: { locDraw: true, outsiders: 0 },
    } as const;
    const last = at({ ...written, piles: { BRG: 'DARK', HAB: 'GE03 GE04 GE05 GE06' } });
    expect(chosen(last, 'A')).toBe('move HAB');
    const short = at({ ...written, piles: { BRG: 'GE10 GE11', HAB: 'GE03 GE04 GE05 GE06 GE07' } });
    expect(chosen(short, 'A')).not.toBe('discardAndDraw');
    const enough = at({ ...written, piles: { BRG: 'GE10 GE11 GE12 GE13' } });
    expect(chosen(enough, 'A')).toBe('discardAndDraw');
  });

  test('lets no turn pass while the Supply may help', () => {
    const state = at({ hands: { A: 'GE01 GE02 GE03 GE04 GE05' }, supply: 'GE06 GE07 GE08' });
    expect(chosen(state, 'A')).not.toBe('endTurn');
  });
});

test('a card is lost where most are left, and never the last one under somebody’s feet', () => {
  const state = at({
    tokens: 'BRG BRG LAB',
    piles: { BRG: 'GE01', HAB: 'GE02', LAB: 'GE03 GE04 GE05', CRG: 'GE06 GE07', DRV: 'GE08 GE09' },
    options: { locDraw: true, outsiders: 0 },
  });
  const order = LOCATION_IDS.map((_, place) => place).sort(
    (one, other) => lossWorth(state, other) - lossWorth(state, one),
  );
  expect(LOCATION_IDS[order[0] ?? 0]).toBe('LAB');
  expect(LOCATION_IDS[order.at(-1) ?? 0]).toBe('BRG');
});
