import { defaultOptions, fastRandom, seatsIn, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { DARK, LOCATION_IDS, NOWHERE } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { ALL_KNOW, heldAs, kindOf, type State } from '../state.ts';
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

  test('completes nothing whose reward would draw the pile under its feet empty', () => {
    const written = {
      characters: 'synthetic medic pilot',
      tokens: 'HAB HAB LAB',
      inPlay: 'GO14',
      hands: { A: 'GE14 GE01 GE02 GE03 GE04' },
      options: { locGoals: true, locDraw: true, outsiders: 0 },
    } as const;
    const last = at({ ...written, piles: { HAB: 'GE05 GE06', LAB: 'GE07 GE08 GE09' } });
    expect(chosen(last, 'A')).not.toBe('complete GO14 gear');
    const enough = at({ ...written, piles: { HAB: 'GE05 GE06 GE10', LAB: 'GE07 GE08 GE09' } });
    expect(chosen(enough, 'A')).toBe('complete GO14 gear');
  });

  test('looks at no Supply that may empty the pile under its feet', () => {
    const written = {
      tokens: 'CRG HAB LAB',
      hands: { A: 'GE01 GE02 GE03 GE04 GE05' },
      supply: 'DARK',
      options: { locDraw: true, locSupply: true, supplyLocation: 'CRG', outsiders: 0 },
    } as const;
    const short = at({ ...written, piles: { CRG: 'GE07 GE08', HAB: 'GE09 GE10 GE11' } });
    expect(chosen(short, 'A')).not.toBe('gather');
  });

  test('begins apart from the others, where there is no common deck', () => {
    const options = { ...defaultOptions(outsider.options), locDraw: true, outsiders: 0 as const };
    const state = outsider.setup(5, options, fastRandom('ship'));
    const context = silentContext(fastRandom('deal'));
    outsider.begin(state, context);
    while (state.tokens.includes(NOWHERE)) {
      const [seat = 0] = seatsIn(outsider.waiting(state));
      const view = outsider.view(state, seat);
      outsider.apply(state, seat, bot.choose({ seat, view, heard: [] }, fastRandom('bot')), context);
    }
    expect(new Set(state.tokens).size).toBe(5);
  });

  test('lets no turn pass while the Supply may help', () => {
    const state = at({ hands: { A: 'GE01 GE02 GE03 GE04 GE05' }, supply: 'GE06 GE07 GE08' });
    expect(chosen(state, 'A')).not.toBe('endTurn');
  });

  test('does not wait for the end: with the deck nearly gone it goes to a Dark Supply, too', () => {
    const written = {
      hands: { A: 'DARK TE01 TE01 DARK TE03' },
      supply: 'DARK DARK DARK',
      deck: 'GE01 GE02',
    } as const;
    const seen: OutsiderEvent = {
      type: 'supplyRevealed',
      rule: 'OUT-510',
      open: { seat: 0, cards: [DARK, DARK, DARK] },
    };
    const after = (changed: Partial<WrittenPosition>): string => {
      const state = at({ ...written, options: { outsiders: 0 }, ...changed });
      state.supply = state.supply.map((held) => heldAs(kindOf(held), ALL_KNOW));
      return codec.write(
        bot.choose({ seat: 0, view: outsider.view(state, 0), heard: [seen] }, fastRandom('bot')),
      );
    };
    expect(after({ survival: [3, 3, 3] })).toBe('gather');
    expect(after({ survival: [1, 3, 3] })).toBe('gather');
    const many = 'GE01 GE02 GE03 GE04 GE05 GE06 GE07 GE08 GE09 GE10 GE11 GE12 GE13 GE14 GE15 GE16';
    expect(after({ survival: [1, 3, 3], deck: many })).not.toBe('gather');
  });
});

test('a card is lost where nobody is, then where most are left, and never the last one under somebody’s feet', () => {
  const state = at({
    tokens: 'BRG BRG LAB',
    piles: { BRG: 'GE01', HAB: 'GE02', LAB: 'GE03 GE04 GE05', CRG: 'GE06 GE07', DRV: 'GE08 GE09' },
    options: { locDraw: true, outsiders: 0 },
  });
  const order = LOCATION_IDS.map((_, place) => place).sort(
    (one, other) => lossWorth(state, other) - lossWorth(state, one),
  );
  expect(order.map((place) => LOCATION_IDS[place])).toEqual(['CRG', 'DRV', 'LAB', 'HAB', 'BRG']);
});
