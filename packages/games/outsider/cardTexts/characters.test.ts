/** What every character and every Tech can do. */
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../cards.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
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
import { kinds, position, type WrittenPosition } from '../testing/position.ts';

const as = (character: string, more: Partial<WrittenPosition> = {}): State => {
  const others = CHARACTERS.map(({ id }) => id).filter((id) => id !== character && id !== 'captain');
  return position({ loyalties: 'CCO', characters: [character, ...others].slice(0, 3).join(' '), ...more });
};

describe('characters', () => {
  test('the Captain plays a second Goal with exactly one in play, and reverses the direction (OUT-104, OUT-341, OUTR-23, OUTR-24)', () => {
    const state = as('captain', { hands: { A: 'GO01 GO02 GO03' } });
    expect(refusedBy(state, 'A', 'secondGoal GO01')).toBe('OUT-341');
    play(state, 'A playGoal GO01', 'A secondGoal GO02');
    expect(state.inPlay).toEqual(kinds('GO01 GO02'));
    state.bonus = 2;
    expect(refusedBy(state, 'A', 'playGoal GO03')).toBe('OUT-340');
    play(state, 'A playOver GO03 GO01', 'A reverse', 'A endTurn');
    expect(state.inPlay).toEqual(kinds('GO02 GO03'));
    expect(discardText(state)).toBe('GO01');
    passAll(state);
    expect(state.active).toBe(2);
  });

  test('the Engineer fills to six, and takes Gear back with fewer than six cards (OUT-380)', () => {
    const state = as('engineer', { hands: { A: 'GE01' }, discard: 'GE05 GO01' });
    play(state, 'A reclaim GE05');
    expect(handText(state, 'A')).toBe('GE01 GE05');
    play(state, 'A discardAndDraw', 'A done');
    expect(handText(state, 'A').split(' ')).toHaveLength(6);
    state.bonus = 1;
    state.discard = [5];
    expect(refusedBy(state, 'A', 'reclaim GE06')).toBe('OUT-380');
    const doomed = as('engineer', { survival: [0, 3, 3] });
    play(doomed, 'A discardAndDraw', 'A done');
    expect(handText(doomed, 'A').split(' ')).toHaveLength(5);
  });

  test('the Programmer and somebody else change secretly chosen cards (OUT-504)', () => {
    const state = as('programmer', { hands: { A: 'GE01 GE02', B: 'GE03' } });
    expect(refusedBy(state, 'A', 'patch C')).toBe('OUT-413');
    play(state, 'A patch B', 'A card GE02', 'B card GE03');
    expect([handText(state, 'A'), handText(state, 'B')]).toEqual(['GE01 GE03', 'GE02']);
    expect(outsider.view(state, 2).hands[1]?.known).toEqual([]);
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('GE02'));
  });

  test('the Navigator puts the top four on top or at the bottom, and moves twice as far (OUT-902)', () => {
    const state = as('navigator', { deck: 'GE01 GE02 GE03 GE04 GE05' });
    play(state, 'A scan', 'A bottom GE01', 'A top GE03', 'A bottom GE02', 'A top GE04');
    expect((state.piles[0] as number[]).map((held) => held & 63)).toEqual(kinds('GE02 GE01 GE05 GE03 GE04'));
    const afoot = as('navigator', { options: { locGoals: true }, tokens: 'BRG BRG BRG' });
    expect(refusedBy(afoot, 'A', 'move DRV')).toBeNull();
    expect(refusedBy(afoot, 'A', 'move BRG')).toBe('OUT-902');
    const other = as('medic', { options: { locGoals: true }, tokens: 'BRG BRG BRG' });
    expect(refusedBy(other, 'A', 'move DRV')).toBe('OUT-902');
    expect(refusedBy(other, 'A', 'move LAB')).toBeNull();
  });

  test('the Scientist draws two Crises and resolves one, the other unseen at the bottom (OUT-530, OUTR-38)', () => {
    const state = as('scientist', { hands: { A: 'DARK' }, crises: 'CR01 CR02' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    expect(legal(state, 'A')).toEqual(['crisis CR01', 'crisis CR02']);
    expect(outsider.view(state, 1).drawnCrises).toEqual({ size: 2, known: [] });
    play(state, 'A crisis CR02');
    passAll(state);
    expect(state.survival).toEqual([2, 2, 2]);
    expect((state.crisisDeck[0] as number) & 63).toBe(0);
  });

  test('the Quartermaster exchanges twice and Recycles with two Goals (OUT-350, OUT-370)', () => {
    const state = as('quartermaster', { hands: { A: 'GE01 GE02 GO01 GO02' }, supply: 'GE03 GE04 GE05' });
    play(state, 'A gather', 'A card GE01', 'A card GE03', 'A accept', 'A card GE02');
    expect(legal(state, 'A')).toEqual(['card GE04', 'card GE05']);
    play(state, 'A card GE04', 'A scrapTwoGoals GO01 GO02');
    expect(discardText(state)).toBe('');
    expect(handText(state, 'A')).toBe('GE03 GE04');
    expect(refusedBy(as('medic', { hands: { A: 'GO01 GO02' } }), 'A', 'scrapTwoGoals GO01 GO02')).toBe(
      'OUT-370',
    );
  });

  test('the Medic heals anybody for two Gear, the Synthetic itself (OUT-303)', () => {
    const medic = as('medic', { hands: { A: 'GE01 GE02' } });
    play(medic, 'A surgery GE01 GE02 C');
    expect(medic.survival).toEqual([3, 3, 4]);
    expect(points(medic)).toBe(1);
    const synthetic = as('synthetic', { hands: { A: 'GE01 GE02' } });
    play(synthetic, 'A selfRepair GE01 GE02');
    expect(synthetic.survival).toEqual([4, 3, 3]);
  });

  test('the Pilot burns a Gear so that nothing is lost this turn (OUT-330)', () => {
    const state = as('pilot', { hands: { A: 'GE01' } });
    const deck = deckSize(state);
    play(state, 'A burn GE01', 'A endTurn');
    expect([state.active, deckSize(state)]).toEqual([1, deck]);
  });

  test('the Security Chief shows two random cards of a hand to everybody (OUT-701)', () => {
    const state = as('security', { hands: { B: 'GE01 GE02 GE03' } });
    act(state, 'A', 'inspect B', new Scripted(0, 1));
    for (const viewer of [0, 2, -1])
      expect(outsider.view(state, viewer).hands[1]?.known).toEqual(kinds('GE01 GE03'));
    expect(refusedBy(state, 'A', 'inspect C')).toBe('OUT-413');
  });

  test('the Cosmologist may lose 1 instead of a Crisis, once a turn (OUT-501)', () => {
    const state = as('cosmologist', { hands: { A: 'DARK DARK' }, crises: 'CR16' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A card DARK', 'A done');
    expect(legal(state, 'A')).toEqual(['draw', 'lose']);
    play(state, 'A lose');
    expect(state.survival[0]).toBe(2);
    expect(crisisDiscardText(state)).toBe('');
    passAll(state);
    expect(state.survival).toEqual([1, 2, 2]);
    const gatherer = as('cosmologist', { hands: { A: 'GE01' }, supply: 'DARK', crises: 'CR16' });
    play(gatherer, 'A gather');
    expect(waitingFor(gatherer)).toBe('ABC');
  });

  test('the Cosmologist may do so again in a later turn (OUT-501)', () => {
    const state = as('cosmologist', {
      hands: { A: 'DARK DARK' },
      deck: 'GE01 GE02 GE03 GE04 GE05 GE06 GE07',
    });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done', 'A lose');
    for (const name of ['A', 'B', 'C']) {
      play(state, `${name} endTurn`);
      passAll(state);
    }
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    expect(legal(state, 'A')).toEqual(['draw', 'lose']);
  });
});

describe('Tech', () => {
  test('a Gravity Shield cancels a Crisis just revealed, from any hand (OUT-391, OUT-532)', () => {
    const state = as('medic', { hands: { A: 'DARK', C: 'TE01' }, crises: 'CR02' });
    play(state, 'A discardAndDraw', 'A card DARK', 'A done');
    expect(waitingFor(state)).toBe('ABC');
    expect(legal(state, 'B')).toEqual(['pass']);
    play(state, 'C shield');
    expect(state.survival).toEqual([3, 3, 3]);
    expect(discardText(state)).toBe('DARK TE01');
    expect(crisisDiscardText(state)).toBe('CR02');
  });

  test('the Stim Injector gives anybody 1 for free (OUT-391)', () => {
    const state = as('medic', { hands: { A: 'TE02' }, survival: [3, 0, 3] });
    play(state, 'A stim B');
    expect([state.survival[1], points(state)]).toEqual([1, 2]);
  });

  test('the Omni-Tool stands for skill and place, not for Gear (OUT-391, OUT-402)', () => {
    const state = as('medic', {
      hands: { A: 'TE03 GE01' },
      inPlay: 'GO01',
      options: { locGoals: true },
      tokens: 'BRG BRG BRG',
    });
    expect(refusedBy(state, 'A', 'complete GO01 gear')).toBe('OUT-402');
    play(state, 'A complete GO01 gearOmni');
    expect(discardText(state)).toBe('GE01 TE03');
    const empty = as('medic', { hands: { A: 'TE03' }, inPlay: 'GO01' });
    expect(refusedBy(empty, 'A', 'complete GO01 gearOmni')).toBe('OUT-403');
  });

  test('the Phase Scanner looks at a hand or at the Supply for an action (OUT-701)', () => {
    const state = as('medic', { hands: { A: 'TE04', B: 'GE01' }, supply: 'DARK DARK' });
    play(state, 'A scanHand B');
    expect(outsider.view(state, 0).hands[1]?.known).toEqual(kinds('GE01'));
    expect(points(state)).toBe(1);
    const other = as('medic', { hands: { A: 'TE04' }, supply: 'DARK DARK' });
    play(other, 'A scanSupply');
    expect(outsider.view(other, 0).supply.known).toEqual(kinds('DARK DARK'));
    expect(crisisDiscardText(other)).toBe('');
  });

  test('the Overclock Chip gives an action, Doomed or not (OUT-312)', () => {
    const state = as('medic', { hands: { A: 'TE05' }, survival: [0, 3, 3] });
    play(state, 'A overclock');
    expect(points(state)).toBe(2);
  });

  test('the Entropy Anchor saves even an empty deck, then Recycles (OUT-320)', () => {
    const state = as('medic', { hands: { C: 'TE06' }, deck: '', discard: 'GE01' });
    play(state, 'A endTurn');
    expect(waitingFor(state)).toBe('ABC');
    play(state, 'C anchor');
    expect(deckSize(state)).toBe(2);
    expect(state.active).toBe(1);
  });
});
