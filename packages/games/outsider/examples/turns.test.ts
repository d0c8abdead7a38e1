/** Worked examples 1 to 9: setup, Goals, the Supply, Crises and Doom in the middle of a turn. */
import { defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { outsider } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { covers } from '../rules/goals.ts';
import {
  act,
  completedText,
  crisisDiscardText,
  deckSize,
  discardText,
  handText,
  legal,
  ongoingText,
  passAll,
  play,
  points,
  refusedBy,
  Scripted,
  supplyText,
  toldTypes,
} from '../testing/play.ts';
import { kinds, position } from '../testing/position.ts';

test('EX-01: four players start with five cards, four in the Supply and 31 in the deck (OUT-202, OUT-203, OUT-204, OUT-205, OUT-206)', () => {
  const random = fastRandom('example 1');
  const state = outsider.setup(4, defaultOptions(OPTIONS), random);
  outsider.begin(state, silentContext(random));
  for (const name of ['A', 'B', 'C', 'D']) act(state, name, legal(state, name)[0] as string, random);
  expect(deckSize(state)).toBe(31);
  expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
  expect(state.supply).toHaveLength(4);
  expect(state.entropy).toHaveLength(0);
  expect(state.crisisDeck).toHaveLength(22);
  expect(state.survival).toEqual([3, 3, 3, 3]);
  expect(state.unused).toHaveLength(8);
  expect(state.spareLoyalties).toEqual([3, 2]);
});

test('EX-02: the Engineer completes a Goal with its Gear, and the deck is stable (OUT-303, OUT-330, OUT-403, OUT-407)', () => {
  const state = position({
    loyalties: 'CCO',
    characters: 'engineer medic pilot',
    survival: [2, 3, 3],
    inPlay: 'GO01',
    hands: { A: 'GE01 DARK GO05 TE05' },
  });
  const deck = deckSize(state);
  play(state, 'A complete GO01 gear');
  expect(discardText(state)).toBe('GE01');
  expect(state.survival[0]).toBe(3);
  expect(completedText(state, 'A')).toBe('GO01');
  expect(points(state)).toBe(0);
  expect(handText(state, 'A')).toBe('DARK GO05 TE05');
  play(state, 'A endTurn');
  expect(state.active).toBe(1);
  expect(deckSize(state)).toBe(deck);
});

test('EX-03: what covers two Plating and two Particle (OUT-404, OUT-405, OUT-406)', () => {
  const goal = ['PL', 'PL', 'PA', 'PA'] as const;
  expect(covers(kinds('GE01 GE05'), goal)).toBe(true);
  expect(covers(kinds('GE03 GE07'), goal)).toBe(false);
  expect(covers(kinds('GE15 GE16'), goal)).toBe(false);
  expect(covers(kinds('GE15 GE16 GE08'), goal)).toBe(true);
  expect(covers(kinds('GE01 GE08'), goal)).toBe(true);
  const short = position({ loyalties: 'CCO', inPlay: 'GO16', hands: { A: 'GE03 GE07' } });
  expect(refusedBy(short, 'A', 'complete GO16 scrap')).toBe('OUT-404');
  expect(points(short)).toBe(2);
  const enough = position({ loyalties: 'CCO', inPlay: 'GO16', hands: { A: 'GE15 GE16 GE08' } });
  play(enough, 'A complete GO16 scrap', 'A card GE15', 'A card GE16');
  expect(legal(enough, 'A')).toEqual(['card GE08', 'cancel']);
  play(enough, 'A card GE08', 'A done');
  expect(discardText(enough)).toBe('GE08 GE15 GE16');
});

test('EX-04: Any needs something to spare, and the Mechanic ignores an icon unless Static Interferes (OUT-405, OUT-536)', () => {
  const with_ = (characters: string, gear: string, ongoing = ''): string | null =>
    refusedBy(
      position({ loyalties: 'CCO', characters, inPlay: 'GO04', hands: { A: gear }, ongoing }),
      'A',
      'complete GO04 scrap',
    );
  expect(with_('scientist medic pilot', 'GE16')).toBe('OUT-404');
  expect(with_('scientist medic pilot', 'GE04 GE06')).toBeNull();
  expect(with_('mechanic medic pilot', 'GE16')).toBeNull();
  expect(with_('mechanic medic pilot', 'GE16', 'CR18')).toBe('OUT-404');
});

test('an Any that stands for a missing icon is no longer to spare (OUT-405)', () => {
  const rift = ['EX', 'EX', 'PA', 'AN'] as const;
  expect(covers(kinds('GE10'), rift)).toBe(false);
  expect(covers(kinds('GE10 GE03'), rift)).toBe(true);
});

test('EX-05: a Supply too Dark strikes who looks, and is left as a trap for the next (OUT-350, OUT-351, OUT-352, OUT-353, OUT-354, OUT-510, OUT-511)', () => {
  const state = position({
    loyalties: 'CCO',
    characters: 'navigator medic pilot',
    supply: 'DARK DARK GE07',
    deck: 'GE02 GE03',
    crises: 'CR01',
    hands: { A: 'DARK GO03 GE10 GO12 TE03' },
  });
  const told = play(state, 'A gather');
  expect(told.find(({ type }) => type === 'supplyRevealed')?.open).toMatchObject({
    cards: kinds('GE07 DARK DARK'),
  });
  const more = passAll(state);
  expect(state.survival[0]).toBe(1);
  expect(supplyText(state)).toBe('DARK GE02 GE07');
  expect(outsider.view(state, 1).supply).toEqual({ size: 3, known: kinds('GE07 DARK') });
  expect(toldTypes(more)).toContain('supplyRefilled');
  play(state, 'A card DARK');
  expect(legal(state, 'A')).toEqual(['card GE02', 'card GE07', 'card DARK']);
  play(state, 'A card GE07');
  expect(supplyText(state)).toBe('DARK DARK GE02');
  expect(handText(state, 'A')).toBe('GE07 GE10 GO03 GO12 TE03');
  expect(points(state)).toBe(1);
  expect(crisisDiscardText(state)).toBe('CR01');
});

test('EX-06: a Crisis inside a Crisis is finished first (OUT-380, OUT-501, OUT-502, OUT-533, OUT-534)', () => {
  const state = position({
    loyalties: 'CCOC',
    characters: 'captain medic pilot security',
    survival: [2, 1, 3, 3],
    hands: { A: 'DARK GE03 DARK GO02 GE11' },
    crises: 'CR05 CR02',
  });
  play(state, 'A discardAndDraw', 'A card DARK', 'A done');
  // The hand is now GE03, DARK, GO02, GE11: first the last of four, then the second of three.
  passAll(state, new Scripted(3, 1));
  expect(state.resolving).toHaveLength(2);
  passAll(state);
  expect(state.survival).toEqual([1, 0, 2, 2]);
  expect(crisisDiscardText(state)).toBe('CR02 CR05');
  expect(handText(state, 'A').split(' ')).toHaveLength(5);
  expect(handText(state, 'A')).toContain('GE03');
  expect(handText(state, 'A')).toContain('GO02');
  expect(points(state)).toBe(1);
});

test('EX-07: the third action costs 1 and the fourth 2, even the last Survival (OUT-310, OUT-313, OUT-606)', () => {
  const state = position({
    loyalties: 'CCO',
    characters: 'pilot medic security',
    supply: 'GE02 GE05 GE06',
    hands: { A: 'GE01 GE03' },
  });
  state.used = 2;
  play(state, 'A buy');
  expect([state.survival[0], points(state)]).toEqual([2, 1]);
  play(state, 'A gather', 'A card GE01', 'A card GE02');
  play(state, 'A buy');
  expect([state.survival[0], points(state)]).toEqual([0, 1]);
  expect(refusedBy(state, 'A', 'burn GE03')).toBe('OUT-606');
  expect(refusedBy(state, 'A', 'gather')).toBeNull();
  expect(refusedBy(state, 'A', 'buy')).toBe('OUT-310');
});

test('EX-08: play, buy and complete in one turn (OUT-310, OUT-360, OUT-407)', () => {
  const state = position({
    loyalties: 'CCO',
    characters: 'scientist medic pilot',
    survival: [2, 3, 3],
    hands: { A: 'GO05 GE05 GO10' },
    ongoing: 'CR20 CR17',
  });
  play(state, 'A playGoal GO05');
  expect(points(state)).toBe(1);
  play(state, 'A buy');
  expect([state.survival[0], points(state)]).toEqual([1, 2]);
  play(state, 'A complete GO05 gear', 'A crisis CR17');
  expect([state.survival[0], points(state)]).toEqual([2, 1]);
  expect(ongoingText(state)).toBe('CR20');
  expect(crisisDiscardText(state)).toBe('CR17');
});

test('EX-09: a Doomed Engineer comes back, buys and completes (OUT-313, OUT-370, OUT-607, OUT-608, OUT-609)', () => {
  const state = position({
    loyalties: 'CCO',
    characters: 'engineer medic pilot',
    survival: [0, 3, 3],
    hands: { A: 'GE01 GE02 GE08 GE09 DARK' },
    inPlay: 'GO09',
  });
  expect(points(state)).toBe(1);
  play(state, 'A scrapGear GE01 GE02 GE08');
  expect([state.survival[0], state.base, points(state)]).toEqual([1, 2, 1]);
  play(state, 'A buy');
  expect([state.survival[0], state.base, points(state)]).toEqual([0, 2, 2]);
  play(state, 'A complete GO09 gear');
  expect(state.survival[0]).toBe(1);
  for (let card = 0; card < 4; card++) play(state, `A ${legal(state, 'A')[0]}`);
  expect(handText(state, 'A').split(' ')).toHaveLength(3);
  expect(handText(state, 'A')).toContain('DARK');
  expect(points(state)).toBe(0);
});
