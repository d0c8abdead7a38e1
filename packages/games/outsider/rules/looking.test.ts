/** Cards that are being looked at still lie on top of their pile, whatever else needs them meanwhile. */
import { ActionList, fastRandom, seatsIn, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { CRISIS_IDS, GOAL_IDS } from '../cards.ts';
import { outsider } from '../game.ts';
import { crisisOf, kindOf, knowersOf, type State } from '../state.ts';
import {
  crisisDiscardText,
  deckSize,
  discardText,
  legal,
  passAll,
  play,
  supplyText,
  toldTypes,
  waitingFor,
} from '../testing/play.ts';
import { kinds, position, type WrittenPosition } from '../testing/position.ts';

/** The Navigator A looks at the whole deck; C has something to sabotage. */
function looking(sabotage: string, more: Partial<WrittenPosition> = {}): State {
  const state = position({
    loyalties: 'CCO',
    characters: 'navigator pilot medic',
    deck: 'GE01 GE02 GE03',
    completed: { C: sabotage },
    ...more,
  });
  play(state, 'A scan');
  return state;
}

/** C gives B the next Crisis, and nobody reacts to it. */
function strikeB(state: State): void {
  play(state, 'C sabotage GO04', 'C player B');
  passAll(state);
}

describe('cards being looked at', () => {
  test('are cards of the deck: Corridor Collapse takes the top one and nothing is lost with it (OUT-811, OUTR-50)', () => {
    const state = looking('GO04', { crises: 'CR06' });
    strikeB(state);
    expect(outsider.outcome(state)).toBeNull();
    expect(deckSize(state)).toBe(2);
    expect(state.entropy.map(kindOf)).toContain(kinds('GE01')[0]);
    expect(state.survival).toEqual([2, 2, 2]);
    expect(legal(state, 'A')).toEqual(['top GE02', 'bottom GE02', 'top GE03', 'bottom GE03']);
    play(state, 'A bottom GE02', 'A top GE03');
    expect(waitingFor(state)).toBe('A');
    expect((state.piles[0] as number[]).map(kindOf)).toEqual(kinds('GE02 GE03'));
  });

  test('lie above those that were put back on top already (OUTR-50)', () => {
    const state = looking('GO04', { crises: 'CR07' });
    play(state, 'A top GE02');
    strikeB(state);
    expect(discardText(state)).toBe('GE01 GE03 GO04');
    expect((state.piles[0] as number[]).map(kindOf)).toEqual(kinds('GE02'));
    expect(legal(state, 'A')).toContain('endTurn');
  });

  test('end the game only when the last of them is gone and one more is needed (OUT-811, OUTR-50)', () => {
    const state = looking('GO04', { deck: 'GE01', crises: 'CR06' });
    strikeB(state);
    expect([outsider.outcome(state), deckSize(state)]).toEqual([null, 0]);
    expect(legal(state, 'A')).toContain('endTurn');
    const none = position({ loyalties: 'CCO', deck: '', completed: { C: 'GO04' }, crises: 'CR06' });
    strikeB(none);
    expect(outsider.outcome(none)).toMatchObject({ rule: 'OUT-811' });
  });

  test('refill the Supply, and who looked knows which one it was (OUT-512, OUTR-50)', () => {
    const state = looking('GO15', { supply: 'DARK GE09', crises: 'CR05' });
    play(state, 'C sabotage GO15', 'C player B');
    passAll(state);
    expect(supplyText(state)).toBe('GE01 GE09');
    expect(outsider.view(state, 0).supply.known).toContain(kinds('GE01')[0]);
    expect(legal(state, 'A')).toHaveLength(4);
  });

  test('are shuffled with the rest by a Recycle, which ends the look (OUT-103, OUTR-50)', () => {
    const state = looking('GO10');
    play(state, 'C sabotage GO10');
    expect(deckSize(state)).toBe(4);
    expect(outsider.view(state, 0).piles[0]).toEqual({ size: 4, known: [] });
    expect(legal(state, 'A')).toContain('endTurn');
  });

  test('are shuffled with a contaminated Supply, too (OUT-103, OUTR-50)', () => {
    const state = looking('GO04', { supply: 'GE08 GE09', crises: 'CR13' });
    strikeB(state);
    expect([deckSize(state), state.supply.length]).toEqual([3, 2]);
    expect(outsider.view(state, 0).piles[0]?.known).toEqual([]);
    expect(legal(state, 'A')).toContain('endTurn');
  });

  test('for Restore the Sensors are drawn by whoever needs them first (OUT-381, OUTR-50)', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'programmer pilot medic',
      hands: { A: 'GE09' },
      inPlay: 'GO09',
      deck: 'GE01 GE02 GE03',
      completed: { C: 'GO04' },
      crises: 'CR06',
    });
    play(state, 'A complete GO09 gear');
    strikeB(state);
    expect(outsider.outcome(state)).toBeNull();
    play(state, 'A top GE02', 'A top GE03');
    expect((state.hands[0] as number[]).map(kindOf)).toEqual(kinds('GE03 GE02'));
  });

  test('are shown to nobody else and counted for everybody (OUT-701, OUTR-50)', () => {
    const state = looking('GO04');
    expect(outsider.view(state, 1).piles[0]).toEqual({ size: 3, known: [] });
    expect(outsider.view(state, 0).piles[0]?.known).toEqual(
      kinds('GE03 GE02 GE01').flatMap((k, at) => [at, k]),
    );
  });

  test('are put back as they lay when time runs out (OUT-701)', () => {
    const state = looking('GO04');
    play(state, 'clock timeout', 'clock timeout', 'clock timeout');
    expect((state.piles[0] as number[]).map(kindOf)).toEqual(kinds('GE03 GE02 GE01'));
    expect(legal(state, 'A')).toContain('endTurn');
  });
});

describe('cards being looked at in a location', () => {
  const aboard = (more: Partial<WrittenPosition>): State =>
    looking('GO04', {
      options: { locDraw: true },
      tokens: 'LAB HAB HAB',
      piles: { LAB: 'GE01 GE02' },
      ...more,
    });

  test('can be taken by Corridor Collapse like those of any other (OUT-932, OUTR-50)', () => {
    const state = aboard({ crises: 'CR06' });
    strikeB(state);
    expect(legal(state, 'B')).toContain('location LAB');
    play(state, 'B location LAB');
    expect(state.destroyed).toBe(0);
    expect(legal(state, 'A')).toEqual(['top GE02', 'bottom GE02']);
  });

  test('keep it standing, and with the last of them it is destroyed (OUT-933, OUTR-50)', () => {
    const state = aboard({ piles: { LAB: 'GE01' }, crises: 'CR06' });
    expect(state.destroyed).toBe(0);
    strikeB(state);
    play(state, 'B location LAB');
    expect(state.destroyed).toBe(0b00100);
    expect(state.survival[0]).toBe(0);
    expect(legal(state, 'A')).toEqual(['location BRG', 'location HAB', 'location CRG', 'location DRV']);
  });
});

describe('Crises being looked at', () => {
  const patching = (more: Partial<WrittenPosition> = {}): State => {
    const state = position({
      loyalties: 'CCO',
      characters: 'medic pilot mechanic',
      hands: { A: 'GE16' },
      inPlay: 'GO16',
      completed: { C: 'GO04' },
      crises: 'CR01 CR15 CR05',
      ...more,
    });
    state.crisisDiscard = state.crisisDeck.splice(0, state.crisisDeck.length - 3).map(crisisOf);
    return state;
  };

  test('are cards of their deck: the top one is drawn, and no discards are shuffled in (OUT-530, OUTR-50)', () => {
    const state = patching();
    const discards = crisisDiscardText(state);
    play(state, 'A complete GO16 gear', 'C sabotage GO04', 'C player B');
    expect(state.resolving).toEqual([0]);
    passAll(state);
    expect(state.survival[1]).toBe(1);
    expect(crisisDiscardText(state)).toBe(`${discards} CR01`);
    expect(legal(state, 'A')).toHaveLength(4);
    play(state, 'A topCrisis CR05', 'A bottomCrisis CR15');
    expect(state.crisisDeck.map(kindOf)).toEqual([14, 4]);
    expect(toldTypes(play(state, 'A endTurn'))).not.toHaveLength(0);
  });

  test('are what the Scientist draws two of, and chooses from (OUT-530, OUTR-50)', () => {
    const state = patching({ characters: 'medic scientist mechanic' });
    play(state, 'A complete GO16 gear', 'C sabotage GO04', 'C player B');
    expect(legal(state, 'B')).toEqual(['crisis CR01', 'crisis CR15']);
    play(state, 'B crisis CR01');
    passAll(state);
    expect(legal(state, 'A')).toEqual(['topCrisis CR05', 'bottomCrisis CR05']);
    play(state, 'A topCrisis CR05');
    expect(state.crisisDeck.map(kindOf)).toEqual([14, 4]);
  });
});

describe('whatever interrupts a look', () => {
  /** Answers by chance until what C has begun is over. */
  function playOn(state: State, depth: number): void {
    const context = silentContext(fastRandom('interruption'));
    const list = new ActionList();
    while (state.stack.length > depth) {
      const [seat = 0] = seatsIn(outsider.waiting(state));
      outsider.actions(state, seat, list.clear());
      outsider.apply(state, seat, list.pick(context.random), context);
    }
  }

  /** What everybody can count afterwards. */
  function countsOf(state: State): object {
    return {
      over: state.result?.rule,
      piles: state.piles.map((pile) => pile.map(kindOf).sort()),
      entropy: state.entropy.length,
      supply: state.supply.map(kindOf).sort(),
      discard: discardText(state),
      crises: [state.crisisDeck.length, crisisDiscardText(state)],
      survival: state.survival,
      destroyed: state.destroyed,
    };
  }

  const SABOTAGES = GOAL_IDS.filter((id) => id !== 'GO12');
  const INTERRUPTIONS = [
    ...SABOTAGES.map((goal) => ({ goal, crises: 'CR06' })),
    ...CRISIS_IDS.map((crises) => ({ goal: 'GO04', crises })),
  ];

  test.each(INTERRUPTIONS)(
    'finds the same cards as without it: $goal, $crises (OUT-811, OUT-933, OUTR-50)',
    ({ goal, crises }) => {
      const deck = 'GE01 DARK GE03 TE03 DARK GE05'.split(' ');
      for (let size = 1; size <= deck.length; size++) {
        const top = deck.slice(0, size).join(' ');
        for (const locDraw of [false, true]) {
          const [looked, unseen] = [true, false].map((isLooking) => {
            const state = position({
              loyalties: 'CCO',
              characters: 'navigator pilot medic',
              hands: { A: 'GE06 DARK', B: 'GE07 GE08', C: 'GE11 DARK' },
              supply: 'DARK DARK GE09',
              discard: 'GE12 TE02',
              inPlay: goal === 'GO01' ? 'GO03' : 'GO01',
              completed: { C: goal },
              crises,
              ...(locDraw
                ? { options: { locDraw }, tokens: 'LAB LAB HAB', piles: { LAB: top } }
                : { deck: top }),
            });
            if (isLooking) play(state, 'A scan');
            else state.used++;
            const depth = state.stack.length;
            play(state, `C sabotage ${goal}`);
            playOn(state, depth);
            return countsOf(state);
          });
          expect(looked).toEqual(unseen);
        }
      }
    },
  );
});

test('who is interrupted while exchanging with the Supply sees what has become of it (OUT-350, OUTR-51)', () => {
  const state = position({
    loyalties: 'CCO',
    hands: { A: 'GE01 GE02' },
    supply: 'DARK GE05 GE06',
    completed: { C: 'GO15' },
    crises: 'CR13',
  });
  play(state, 'A gather', 'C sabotage GO15', 'C player B');
  passAll(state);
  expect(waitingFor(state)).toBe('A');
  for (const held of state.supply) expect(knowersOf(held) % 2).toBe(1);
  play(state, 'A card GE01');
  const options = legal(state, 'A');
  const imagined = outsider.imagine(outsider.view(state, 0), fastRandom('world'));
  expect(legal(imagined, 'A')).toEqual(options);
});
