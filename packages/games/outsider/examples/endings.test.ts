/** Worked examples 10 to 20: declarations, Obliteration and the variants. */
import { expect, test } from 'vitest';
import { outsider } from '../game.ts';
import {
  act,
  crisisDiscardText,
  deckSize,
  discardText,
  handText,
  legal,
  passAll,
  play,
  points,
  refusedBy,
  Scripted,
  waitingFor,
} from '../testing/play.ts';
import { position } from '../testing/position.ts';

const winnersOf = (state: Parameters<typeof outsider.outcome>[0]): string =>
  (outsider.outcome(state)?.winners ?? []).map((seat) => 'ABCDEF'[seat]).join('');

test('EX-10: more Goals than players and one for every Crew player wins, Doomed or not (OUT-390, OUT-408, OUT-802, OUTR-21)', () => {
  const goals = { A: 'GO01 GO02', B: 'GO03', C: 'GO05' };
  const state = position({ loyalties: 'CCO', survival: [0, 3, 3], completed: goals });
  expect(points(state)).toBe(1);
  play(state, 'A resolveShift');
  expect(outsider.outcome(state)).toMatchObject({ reason: 'crew', rule: 'OUT-802', winners: [0, 1] });
  const sabotaged = position({ loyalties: 'CCO', survival: [0, 3, 3], completed: goals });
  play(sabotaged, 'C sabotage GO05', 'A resolveShift');
  expect(outsider.outcome(sabotaged)).toBeNull();
  expect(waitingFor(sabotaged)).toBe('C');
});

test('EX-11: a false declaration brings every Crew player a Crisis of the Outsider’s choice (OUT-604, OUT-803, OUT-804, OUT-805, OUT-806)', () => {
  const state = position({
    loyalties: 'CCCO',
    characters: 'captain medic pilot security',
    survival: [3, 2, 1, 2],
    completed: { A: 'GO01 GO02 GO03', B: 'GO05 GO06' },
    hands: { A: 'GE04', D: 'GE02 GE03' },
    crises: 'CR01 CR14 CR04',
  });
  play(state, 'A resolveShift');
  expect(state.revealed).toBe(0b1111);
  play(state, 'D draw', 'D assign CR04 A', 'D assign CR01 C', 'D assign CR14 B');
  passAll(state);
  play(state, 'A card GE04', 'D card GE02');
  passAll(state);
  expect(state.survival[2]).toBe(0);
  passAll(state);
  expect(state.survival).toEqual([1, 2, 0, 2]);
  expect(waitingFor(state)).toBe('A');
  expect(points(state)).toBe(1);
  expect(crisisDiscardText(state)).toBe('CR04 CR01 CR14');
});

test('EX-12: Outsiders win when no Crew player has Survival and one of them has (OUT-390, OUT-807, OUT-808, OUTR-40)', () => {
  const five = (survival: readonly number[]) => position({ loyalties: 'CCCOO', active: 'D', survival });
  const early = five([0, 0, 1, 2, 0]);
  play(early, 'D resolveShift');
  expect(outsider.outcome(early)).toBeNull();
  expect(early.revealed).toBe(0b11111);
  expect(waitingFor(early)).toBe('D');
  expect(crisisDiscardText(early)).toBe('');
  early.survival = [0, 0, 0, 0, 1];
  play(early, 'D resolveShift');
  expect(outsider.outcome(early)).toMatchObject({ reason: 'outsiders', winners: [3, 4] });
  const none = five([0, 0, 0, 0, 0]);
  play(none, 'D resolveShift');
  expect(outsider.outcome(none)).toBeNull();
});

test('EX-13: nobody holds Gear for a Plasma Fire, and the ship is lost (OUT-812)', () => {
  const burn = (hand: string) => {
    const state = position({
      loyalties: 'CCO',
      active: 'B',
      hands: { B: 'DARK', C: hand },
      crises: 'CR04',
    });
    play(state, 'B discardAndDraw', 'B card DARK', 'B done');
    passAll(state);
    return state;
  };
  expect(outsider.outcome(burn('GO01'))).toMatchObject({ reason: 'obliteration', rule: 'OUT-812' });
  const saved = burn('GE09');
  play(saved, 'C card GE09');
  expect(outsider.outcome(saved)).toBeNull();
  expect(discardText(saved)).toBe('DARK GE09');
});

test('EX-14: all Doomed by one Crisis of many ends it, by one of one alone does not (OUT-813, OUT-814)', () => {
  const strike = (survival: readonly number[], crisis: string) => {
    const state = position({ loyalties: 'CCO', survival, hands: { A: 'DARK' }, crises: crisis });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(state);
    return outsider.outcome(state);
  };
  expect(strike([1, 0, 1], 'CR02')).toMatchObject({ reason: 'obliteration', rule: 'OUT-813' });
  expect(strike([1, 0, 0], 'CR01')).toBeNull();
});

test('EX-15: Decay takes a second card that is not there, unless the Anchor holds (OUT-320, OUT-811)', () => {
  const decay = () =>
    position({ loyalties: 'CCO', ongoing: 'CR17', deck: 'GE01', discard: 'GE02 GE03', hands: { B: 'TE06' } });
  const lost = decay();
  play(lost, 'A endTurn');
  passAll(lost);
  expect(outsider.outcome(lost)).toMatchObject({ reason: 'obliteration', rule: 'OUT-811' });
  expect(lost.result?.trigger).toBe(0);
  const held = decay();
  play(held, 'A endTurn', 'A pass', 'B anchor');
  expect(deckSize(held)).toBe(4);
  expect(discardText(held)).toBe('');
  expect(held.active).toBe(1);
});

test('EX-16: a sabotage before the declaration spoils it, none can come between (OUT-410, OUT-411, OUT-412)', () => {
  const goals = { A: 'GO01 GO02', B: 'GO03', C: 'GO10' };
  const state = position({ loyalties: 'CCO', completed: goals, discard: 'GE01' });
  const deck = deckSize(state);
  play(state, 'C sabotage GO10');
  expect(deckSize(state)).toBe(deck + 2);
  expect(state.completed.flat()).toHaveLength(3);
  play(state, 'A resolveShift');
  expect(outsider.outcome(state)).toBeNull();
  const first = position({ loyalties: 'CCO', completed: goals });
  play(first, 'A resolveShift');
  expect(winnersOf(first)).toBe('AB');
  expect(refusedBy(first, 'C', 'sabotage GO10')).toBe('OUT-810');
});

test('EX-17: Eclipse turns the Darkest, then the Crew that stands wins with more Goals than Outsiders (OUT-961, OUT-962)', () => {
  const state = position({
    loyalties: 'CCCO',
    options: { obliteration: 'eclipse' },
    survival: [2, 1, 0, 3],
    deck: '',
    hands: { A: 'DARK DARK', B: 'DARK', C: 'DARK' },
    completed: { A: 'GO01', B: 'GO02 GO03', C: 'GO05' },
  });
  play(state, 'A endTurn');
  passAll(state);
  expect(outsider.outcome(state)).toMatchObject({ reason: 'eclipseCrew', rule: 'OUT-962', winners: [1] });
});

test('EX-18: Dark Surge counts Goals against the Doomed and the Dark (OUT-971, OUT-972)', () => {
  const surge = (dark: string) => {
    const state = position({
      loyalties: 'CCO',
      active: 'B',
      options: { obliteration: 'darkSurge' },
      survival: [0, 1, 3],
      deck: '',
      hands: { A: 'DARK DARK', B: dark },
      completed: { A: 'GO01', C: 'GO02' },
    });
    play(state, 'B endTurn');
    passAll(state);
    return state;
  };
  const lost = surge('DARK DARK');
  expect(lost.result).toMatchObject({ outcome: 'surgeOutsiders', winners: [2], points: [2, 3] });
  const tie = surge('DARK');
  expect(tie.result).toMatchObject({ outcome: 'surgeTie', winners: [0, 2], points: [2, 2], trigger: 1 });
});

test('EX-19: the dead come back with a new character and a new loyalty (OUT-980, OUT-981, OUT-982, OUT-984)', () => {
  const state = position({
    loyalties: 'CCO',
    options: { doom: 'quickAndDead' },
    survival: [1, 1, 3],
    hands: { A: 'DARK', B: 'DARK' },
    crises: 'CR01 CR15',
  });
  expect(state.spareLoyalties).toEqual([4, 2]);
  play(state, 'A discardAndDraw', 'A card DARK', 'A done');
  // The first unused character; then the sixth of seven loyalty cards, the first Outsider among them.
  passAll(state, new Scripted(0, 5));
  expect(state.deaths).toBe(1);
  expect(state.survival[0]).toBe(3);
  expect(state.loyalties).toEqual([1, 0, 1]);
  expect(state.spareLoyalties).toEqual([5, 1]);
  state.active = 2;
  play(state, 'C resolveShift');
  expect(outsider.outcome(state)).toBeNull();
  expect(outsider.view(state, 1).loyalties).toEqual([1, 0, 1]);
  state.active = 1;
  state.used = 0;
  act(state, 'B', 'discardAndDraw');
  play(state, 'B card DARK', 'B done');
  passAll(state);
  act(state, 'B', 'player C', new Scripted(0, 0));
  expect(state.deaths).toBe(2);
  expect(state.loyalties).toEqual([1, 0, 1]);
  expect(outsider.view(state, 0).loyalties).toEqual([1, -1, 1]);
  state.active = 0;
  state.used = 0;
  play(state, 'A resolveShift');
  expect(outsider.outcome(state)).toMatchObject({ reason: 'outsiders', rule: 'OUT-984', winners: [0, 2] });
});

test('EX-20: a pile runs out under those who draw from it (OUT-609, OUT-931, OUT-933, OUT-934, OUTR-48)', () => {
  const state = position({
    loyalties: 'CCO',
    options: { locDraw: true },
    survival: [2, 3, 1],
    tokens: 'LAB HAB LAB',
    piles: { LAB: 'GE09' },
    hands: { A: 'GE01 GE02 GE03' },
  });
  play(state, 'A discardAndDraw', 'A done');
  expect(state.survival).toEqual([0, 3, 0]);
  expect(handText(state, 'A')).toBe('GE01 GE02 GE03 GE09');
  expect(waitingFor(state)).toBe('A');
  expect(legal(state, 'A')).toEqual(['location BRG', 'location HAB', 'location CRG', 'location DRV']);
  play(state, 'A location BRG');
  expect(waitingFor(state)).toBe('C');
  play(state, 'C location DRV');
  expect(outsider.outcome(state)).toBeNull();
  expect([state.base, points(state)]).toEqual([1, 0]);
});
