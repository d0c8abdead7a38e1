/** What every Crisis does. */
import { describe, expect, test } from 'vitest';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
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
  waitingFor,
} from '../testing/play.ts';
import { kinds, position, type WrittenPosition } from '../testing/position.ts';

/** A discards a Dark, draws this Crisis, and nobody reacts. */
function strike(crisis: string, more: Partial<WrittenPosition> = {}, random?: Scripted): State {
  const { hands, ...rest } = more;
  const state = position({
    loyalties: 'CCO',
    crises: crisis,
    hands: { ...hands, A: `DARK ${hands?.A ?? ''}`.trim() },
    ...rest,
  });
  play(state, 'A discardAndDraw', 'A card DARK', 'A done');
  passAll(state, random);
  return state;
}

/** That a seat had nothing to give, as it is told. */
const skipping = (seat: number, why: 'noGear' | 'unable') => ({
  type: 'skipped',
  rule: 'OUT-103',
  open: { seat, why },
  reveals: true,
});

describe('Crises', () => {
  test('CR01: you lose 2 (OUT-604)', () => {
    expect(strike('CR01').survival).toEqual([1, 3, 3]);
    expect(strike('CR01', { survival: [1, 3, 3] }).survival).toEqual([0, 3, 3]);
  });

  test('CR02: each player loses 1, and if nobody can the ship is lost (OUT-535, OUT-812)', () => {
    expect(strike('CR02', { survival: [3, 1, 0] }).survival).toEqual([2, 0, 0]);
    expect(outsider.outcome(strike('CR02', { survival: [0, 0, 0] }))).toMatchObject({ rule: 'OUT-812' });
  });

  test('CR03: in order from you, a Gear or 1 Survival (OUT-535, OUT-812, OUT-813)', () => {
    const state = strike('CR03', { hands: { A: 'GE01', C: 'GE02' }, survival: [3, 3, 0] });
    expect(legal(state, 'A')).toEqual(['lose', 'card GE01']);
    play(state, 'A card GE01');
    expect(legal(state, 'B')).toEqual(['lose']);
    play(state, 'B lose');
    expect(legal(state, 'C')).toEqual(['card GE02']);
    play(state, 'C card GE02');
    expect(state.survival).toEqual([3, 2, 0]);
    expect(outsider.outcome(strike('CR03', { survival: [0, 0, 0] }))).toMatchObject({ rule: 'OUT-812' });
    const last = strike('CR03', { survival: [1, 0, 0] });
    play(last, 'A lose');
    expect(outsider.outcome(last)).toMatchObject({ rule: 'OUT-813' });
  });

  test('CR03 among those who are Doomed already takes their Gear and Dooms nobody (OUT-812, OUT-813)', () => {
    const state = strike('CR03', { hands: { B: 'GE01' }, survival: [0, 0, 0] });
    expect(legal(state, 'B')).toEqual(['card GE01']);
    play(state, 'B card GE01');
    expect(outsider.outcome(state)).toBeNull();
    expect(waitingFor(state)).toBe('A');
  });

  test('CR03 ends nothing when a sabotage meanwhile and not the Crisis has Doomed the last one (OUT-813, OUT-814)', () => {
    const written = { hands: { B: 'GE01' }, survival: [0, 1, 0], completed: { C: 'GO01' } };
    const state = strike('CR03', written);
    play(state, 'C sabotage GO01', 'C player B');
    expect(state.survival).toEqual([0, 0, 0]);
    play(state, 'B card GE01');
    expect(outsider.outcome(state)).toBeNull();
    expect(waitingFor(state)).toBe('A');
    const lost = strike('CR03', written);
    play(lost, 'B lose');
    expect(outsider.outcome(lost)).toMatchObject({ rule: 'OUT-813' });
  });

  test('CR03 counts those it brought to 0 even where others fell otherwise meanwhile (OUT-813)', () => {
    const state = strike('CR03', { survival: [1, 1, 0], hands: { B: 'GE01' }, completed: { C: 'GO01' } });
    play(state, 'A lose', 'C sabotage GO01', 'C player B');
    expect(outsider.outcome(state)).toBeNull();
    play(state, 'B card GE01');
    expect(outsider.outcome(state)).toMatchObject({ rule: 'OUT-813' });
  });

  test('CR03 skips whoever can do neither any more when their turn to answer comes (OUT-103)', () => {
    const state = strike('CR03', {
      hands: { B: 'GE01', C: 'GO05' },
      survival: [3, 0, 3],
      completed: { C: 'GO11' },
    });
    play(state, 'A lose');
    expect(waitingFor(state)).toBe('B');
    const told = play(state, 'C sabotage GO11');
    expect(handText(state, 'B')).toBe('');
    expect(told).toContainEqual(skipping(1, 'unable'));
    expect(waitingFor(state)).toBe('C');
  });

  test('CR04: in order from you, everybody with Gear discards one (OUT-103)', () => {
    const state = strike('CR04', { hands: { B: 'GE01 GE02' } });
    expect(waitingFor(state)).toBe('B');
    const told = play(state, 'B card GE02');
    expect(handText(state, 'B')).toBe('GE01');
    expect(told.filter(({ type }) => type === 'skipped')).toEqual([skipping(2, 'noGear')]);
  });

  test('CR04: whoever has lost their Gear while they were asked had none (OUT-103)', () => {
    const state = strike('CR04', { hands: { B: 'GE01', C: 'GE02' }, completed: { C: 'GO09' } });
    play(state, 'C sabotage GO09', 'C player B');
    const told = play(state, 'C card GE01');
    expect(told).toContainEqual(skipping(1, 'noGear'));
    expect(waitingFor(state)).toBe('C');
    play(state, 'C card GE02');
    expect(waitingFor(state)).toBe('A');
  });

  test('CR05: you discard two random cards, all if fewer (OUT-502)', () => {
    const state = strike('CR05', { hands: { A: 'GE01 GE02 GE03' }, deck: '' }, new Scripted(1, 1));
    expect(handText(state, 'A')).toBe('GE01');
    expect(handText(strike('CR05', { hands: { A: 'GE01' }, deck: '' }), 'A')).toBe('');
  });

  test('CR06: a card of the deck goes to Entropy, then each player loses 1 (OUT-330, OUT-811)', () => {
    const state = strike('CR06', { deck: 'GE01', hands: { A: 'GE02 GE03 GE04 GE05 GE06' } });
    expect(deckSize(state)).toBe(0);
    expect(state.survival).toEqual([2, 2, 2]);
    expect(outsider.outcome(strike('CR06', { deck: '' }))).toMatchObject({ rule: 'OUT-811' });
    const stable = position({ loyalties: 'CCO', crises: 'CR06', hands: { A: 'DARK' }, deck: 'GE01 GE02' });
    stable.stabilised = 0b111;
    play(stable, 'A discardAndDraw', 'A card DARK', 'A done');
    passAll(stable);
    expect(stable.survival).toEqual([2, 2, 2]);
  });

  test('CR07: the top two of the deck are discarded, and a Dark among them is yours (OUT-503)', () => {
    const state = strike('CR07 CR01', { deck: 'DARK GE05' });
    passAll(state);
    expect(discardText(state)).toBe('DARK DARK GE05');
    expect(state.survival).toEqual([1, 3, 3]);
    expect(crisisDiscardText(state)).toBe('CR01 CR07');
  });

  test('CR08: everybody chooses a card in secret and passes it on (OUT-104, OUT-504)', () => {
    const state = strike('CR08', { hands: { A: 'GE01', B: 'GE02 GE03' }, deck: '' });
    expect(waitingFor(state)).toBe('AB');
    play(state, 'B card GE03');
    expect(outsider.view(state, 0).secret).toEqual([[-1, 63, -1]]);
    play(state, 'A card GE01');
    expect(['A', 'B', 'C'].map((name) => handText(state, name))).toEqual(['', 'GE01 GE02', 'GE03']);
    expect(outsider.view(state, 1).hands[2]?.known).toEqual(kinds('GE03'));
    expect(outsider.view(state, 0).hands[2]?.known).toEqual([]);
  });

  test('CR09: discards every Goal in play; without any, each player loses 1 (OUT-812)', () => {
    const goals = strike('CR09', { inPlay: 'GO01 GO02' });
    expect(goals.inPlay).toEqual([]);
    expect(goals.survival).toEqual([3, 3, 3]);
    expect(strike('CR09').survival).toEqual([2, 2, 2]);
    expect(outsider.outcome(strike('CR09', { survival: [0, 0, 0] }))).toMatchObject({ rule: 'OUT-812' });
  });

  test('CR10: exchange hands with somebody and both lose 1 (OUT-504)', () => {
    const state = strike('CR10', { hands: { A: 'GE01', C: 'GE02 DARK' }, deck: '' });
    play(state, 'A player C');
    expect([handText(state, 'A'), handText(state, 'C')]).toEqual(['DARK GE02', 'GE01']);
    expect(state.survival).toEqual([2, 3, 2]);
    expect(outsider.view(state, 2).hands[0]?.known).toEqual(kinds('GE02 DARK'));
  });

  test('CR11: Dark cards are shown and cost 1 each, at most 2 (OUT-505, OUT-701, OUT-814)', () => {
    const state = strike('CR11', { hands: { B: 'DARK DARK DARK GE01', C: 'DARK' }, deck: '' });
    expect(state.survival).toEqual([3, 1, 2]);
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('DARK DARK DARK'));
    const one = strike('CR11', { survival: [0, 1, 0], hands: { B: 'DARK' } });
    expect(outsider.outcome(one)).toBeNull();
  });

  test('CR12: whoever has the most completed Goals gives one up without its bonus (OUT-531)', () => {
    const state = strike('CR12', { completed: { A: 'GO01', B: 'GO02 GO05' } });
    play(state, 'B card GO05');
    expect(completedText(state, 'B')).toBe('GO02');
    expect(state.survival).toEqual([3, 3, 3]);
    const tied = strike('CR12', { completed: { B: 'GO02', C: 'GO05' } });
    expect(legal(tied, 'A')).toEqual(['player B', 'player C']);
    play(tied, 'A player C', 'C card GO05');
    expect(completedText(tied, 'C')).toBe('');
    expect(waitingFor(strike('CR12'))).toBe('A');
  });

  test('CR13: the Supply costs 1 for each Dark, at most 2, and is dealt anew (OUT-504)', () => {
    const state = strike('CR13', { supply: 'DARK DARK DARK', deck: 'GE01 GE02 GE03' });
    expect(state.survival).toEqual([1, 3, 3]);
    expect(state.supply).toHaveLength(3);
    expect(outsider.view(state, 0).supply.known).toEqual([]);
    expect(`${supplyText(state)} ${handText(state, 'A')}`.split('DARK')).toHaveLength(4);
  });

  test('CR13: a card just left is one of the Supply, and one is taken from the new one (OUT-353, OUT-504)', () => {
    const state = position({
      loyalties: 'CCO',
      hands: { A: 'DARK' },
      supply: 'DARK GE01',
      deck: 'GE02 GE03',
      completed: { C: 'GO04' },
      crises: 'CR13',
    });
    play(state, 'A gather', 'A card DARK', 'C sabotage GO04', 'C player B');
    passAll(state);
    expect([state.survival[1], deckSize(state), state.supply.length]).toEqual([1, 2, 3]);
    expect(waitingFor(state)).toBe('A');
    play(state, `A ${legal(state, 'A')[0]}`);
    expect([state.hands[0]?.length, state.supply.length, state.aside.length]).toEqual([1, 2, 0]);
  });

  test('CR13: what anybody remembers of the Supply is forgotten (OUT-701)', () => {
    const state = position({
      loyalties: 'CCO',
      supply: 'GE01 GE02',
      hands: { A: 'GE03', B: 'GE04 DARK' },
      crises: 'CR13',
    });
    play(state, 'A gather', 'A card GE03', 'A card GE01', 'A endTurn');
    passAll(state);
    play(state, 'B gather', 'B card GE04', 'B card GE02');
    expect(outsider.view(state, 0).memos).toHaveLength(1);
    play(state, 'B discardAndDraw', 'B card DARK', 'B done');
    passAll(state);
    expect(outsider.view(state, 0).memos).toEqual([]);
  });

  test('CR14: those with the most Survival lose 2 (OUT-813)', () => {
    expect(strike('CR14', { survival: [3, 3, 1] }).survival).toEqual([1, 1, 1]);
    expect(strike('CR14', { survival: [0, 0, 0] }).survival).toEqual([0, 0, 0]);
    expect(outsider.outcome(strike('CR14', { survival: [2, 2, 0] }))).toMatchObject({ rule: 'OUT-813' });
    expect(outsider.outcome(strike('CR14', { survival: [2, 0, 0] }))).toBeNull();
  });

  test('CR15: choose somebody, both lose 1 (OUT-813)', () => {
    const state = strike('CR15', { survival: [1, 1, 0] });
    play(state, 'A player B');
    expect(outsider.outcome(state)).toMatchObject({ rule: 'OUT-813' });
  });

  test('CR16: everybody without a completed Goal loses 1 (OUT-813, OUT-814)', () => {
    expect(strike('CR16', { completed: { B: 'GO01' } }).survival).toEqual([2, 3, 2]);
    const one = strike('CR16', { survival: [0, 0, 1], completed: { A: 'GO01', B: 'GO02' } });
    expect(outsider.outcome(one)).toBeNull();
  });
});

describe('Ongoing Crises', () => {
  test('stay in their row with who resolved them, until cleared by their icon or Any (OUT-360, OUT-534, OUT-536)', () => {
    const state = strike('CR17', { hands: { A: 'GE04 GE12 GE05' } });
    expect(ongoingText(state)).toBe('CR17');
    expect(refusedBy(state, 'A', 'clear CR17 GE05')).toBe('OUT-360');
    expect(refusedBy(state, 'A', 'clear CR17 GE04')).toBeNull();
    play(state, 'A clear CR17 GE12');
    expect(ongoingText(state)).toBe('');
    expect(crisisDiscardText(state)).toBe('CR17');
    expect(discardText(state)).toContain('GE12');
    expect(points(state)).toBe(0);
  });

  test('CR17: the Entropy step takes two cards (OUT-320)', () => {
    const state = position({ loyalties: 'CCO', ongoing: 'CR17' });
    const deck = deckSize(state);
    play(state, 'A endTurn');
    passAll(state);
    expect(deckSize(state)).toBe(deck - 2);
    expect(state.entropy).toHaveLength(2);
  });

  test('CR18: no abilities, though skills stay (OUT-402, OUT-536)', () => {
    const more = { inPlay: 'GO01', hands: { A: 'GE01 GE02' } };
    const state = position({
      loyalties: 'CCO',
      characters: 'pilot medic security',
      ongoing: 'CR18',
      ...more,
    });
    expect(refusedBy(state, 'A', 'burn GE02')).toBe('OUT-536');
    expect(refusedBy(state, 'A', 'complete GO01 gear')).toBeNull();
  });

  test('CR19: the active player discards a card or loses 1 (OUT-536)', () => {
    const state = position({ loyalties: 'CCO', ongoing: 'CR19', hands: { B: 'GE01' } });
    play(state, 'A endTurn');
    passAll(state);
    expect(legal(state, 'B')).toEqual(['lose', 'card GE01']);
    play(state, 'B card GE01', 'B endTurn');
    passAll(state);
    expect(legal(state, 'C')).toEqual(['lose']);
    play(state, 'C lose');
    expect(state.survival).toEqual([3, 3, 2]);
    const poor = position({ loyalties: 'CCO', ongoing: 'CR19', survival: [3, 0, 3] });
    play(poor, 'A endTurn');
    passAll(poor);
    expect(legal(poor, 'B')).toContain('endTurn');
  });

  test('CR20: nobody gathers (OUT-536)', () => {
    const state = position({ loyalties: 'CCO', ongoing: 'CR20', supply: 'GE01', hands: { A: 'GE02' } });
    expect(refusedBy(state, 'A', 'gather')).toBe('OUT-536');
  });

  test('CR21: after the turns of who resolved it, each player loses 1 (OUT-535, OUT-812)', () => {
    const state = position({ loyalties: 'CCO', ongoing: 'CR21:B' });
    play(state, 'A endTurn');
    passAll(state);
    expect(state.survival).toEqual([3, 3, 3]);
    play(state, 'B endTurn');
    passAll(state);
    expect(state.survival).toEqual([2, 2, 2]);
    const lost = position({ loyalties: 'CCO', ongoing: 'CR21:A', survival: [0, 0, 0] });
    play(lost, 'A endTurn');
    passAll(lost);
    expect(outsider.outcome(lost)).toMatchObject({ rule: 'OUT-812' });
  });

  test('an Ongoing Crisis is marked with who resolved it (OUT-534)', () => {
    const state = position({ loyalties: 'CCO', active: 'B', hands: { B: 'DARK' }, crises: 'CR21' });
    play(state, 'B discardAndDraw', 'B card DARK', 'B done');
    passAll(state);
    expect(state.survival).toEqual([3, 3, 3]);
    play(state, 'B endTurn');
    passAll(state);
    expect(state.survival).toEqual([2, 2, 2]);
  });

  test('CR22: whoever discards a Dark loses 1 before the Crisis (OUT-501)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'cosmologist medic pilot',
      survival: [1, 3, 3],
      ongoing: 'CR22',
      hands: { A: 'DARK' },
      crises: 'CR14',
    });
    play(state, 'A discardAndDraw', 'A card DARK');
    const told = act(state, 'A', 'done');
    expect(told.map(({ type }) => type).slice(0, 3)).toEqual([
      'discarded',
      'survivalChanged',
      'crisisRevealed',
    ]);
    expect(state.survival[0]).toBe(0);
  });
});
