import { type Doubt, defaultOptions, fastRandom, present, seatsIn, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../../actions.ts';
import { NO_LOYALTY } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsider } from '../../game.ts';
import type { State } from '../../state.ts';
import { ranked } from '../../testing/favourite.ts';
import { position, seatNamed, type WrittenPosition } from '../../testing/position.ts';
import { strongDoubter } from './doubt.ts';

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCCO', turn: 9, ...written });

const sabotageBy = (seat: number): OutsiderEvent => ({
  type: 'sabotaged',
  rule: 'OUT-410',
  open: { seat, goal: 16 },
});

const considered = (state: State, name: string, heard: readonly OutsiderEvent[] = []) =>
  strongDoubter().consider(
    { seat: seatNamed(name), view: outsider.view(state, seatNamed(name)), heard },
    fastRandom('bot'),
  );

function doubtOf(state: State, name: string, heard: readonly OutsiderEvent[] = []): Doubt<State> {
  const found = considered(state, name, heard);
  if (typeof found === 'number') throw new Error(`It is sure of ${codec.write(found)}.`);
  return found;
}

const rivalsOf = (state: State, name: string, heard: readonly OutsiderEvent[] = []): string[] =>
  doubtOf(state, name, heard).rivals.map(codec.write);

const order = (state: State, name: string, heard: readonly OutsiderEvent[] = []): string[] =>
  ranked(doubtOf(state, name, heard), seatNamed(name));

describe('the strong player thinking twice as Crew', () => {
  const goals = { A: 'GO01 GO02', B: 'GO03 GO05', C: 'GO06' };
  const hands = { A: 'GE04 GO04 TE02 GE07 GE08', B: 'GE10 GE11 GO11', C: 'GE12 GE13 GO12', D: 'GE14 GE15' };

  test('declares when it is certain to win', () => {
    const state = at({ completed: { ...goals, D: 'GO10' }, hands });
    expect(order(state, 'A')[0]).toBe('resolveShift');
  });

  test('declares while one has no Goal only where that one is probably the Outsider', () => {
    const state = at({ completed: goals, hands });
    expect(rivalsOf(state, 'A')).toContain('resolveShift');
    const two = at({ completed: { A: 'GO01 GO02 GO06', B: 'GO03 GO05' }, hands });
    expect(order(two, 'A')[0]).not.toBe('resolveShift');
    expect(order(state, 'A', [sabotageBy(3)])[0]).toBe('resolveShift');
    expect(order(state, 'A', [sabotageBy(2)])[0]).not.toBe('resolveShift');
  });

  test('renews the deck before it runs out', () => {
    const state = at({
      survival: [0, 3, 3, 3],
      completed: { A: 'GO01', B: 'GO03', C: 'GO06' },
      deck: 'GE04',
      discard: 'GE05 GE06 GE07 GE08 GE09 GE10 GE11 GE12',
      hands: { A: 'GO13 GO14 GO15 DARK', B: 'GE01', C: 'GE02', D: 'GE03' },
    });
    expect(order(state, 'A')[0]).toBe('scrapGoals GO13 GO14 GO15');
  });
});

describe('the strong player thinking twice as an Outsider', () => {
  const mine = { active: 'D', hands: { D: 'GO04 GE01 GE02 DARK GE03' } };

  test('tries no sabotage while it is hidden and the Crew cannot declare', () => {
    const state = at({ ...mine, completed: { A: 'GO03', D: 'GO01 GO10' } });
    expect(rivalsOf(state, 'D').filter((text) => text.startsWith('sabotage'))).toEqual([]);
    expect(rivalsOf(state, 'D', [sabotageBy(3)])).toEqual(
      expect.arrayContaining(['sabotage GO01', 'sabotage GO10']),
    );
    const late = at({ ...mine, completed: { A: 'GO03', B: 'GO05', C: 'GO07', D: 'GO01 GO10' } });
    expect(rivalsOf(late, 'D')).toContain('sabotage GO10');
  });

  test('declares when nobody else stands', () => {
    const state = at({ ...mine, survival: [0, 0, 0, 2] });
    expect(order(state, 'D')[0]).toBe('resolveShift');
  });
});

describe('the strong player', () => {
  test('tries its reaction to a Crisis against letting it pass, where it has one', () => {
    const state = at({ hands: { A: 'DARK GE01', B: 'TE01' }, crises: 'CR02', survival: [1, 1, 1, 1] });
    for (const text of ['discardAndDraw', 'card DARK', 'done']) {
      outsider.apply(state, 0, codec.read(text) as number, { random: fastRandom(1), now: 0, tell: null });
    }
    expect(outsider.waiting(state)).toBe(15);
    expect(considered(state, 'C')).toBe(codec.read('pass'));
    expect([doubtOf(state, 'B').habit, ...doubtOf(state, 'B').rivals].map(codec.write).sort()).toEqual([
      'pass',
      'shield',
    ]);
    expect(order(state, 'B')[0]).toBe('shield');
  });

  test('places its token by habit where tables play with locations: nobody has a side yet', () => {
    const options = { ...defaultOptions(outsider.options), locGoals: true, locDraw: true };
    const state = outsider.setup(3, options, fastRandom('ship'));
    outsider.begin(state, silentContext(fastRandom('deal')));
    const [seat] = seatsIn(outsider.waiting(state));
    expect(state.loyalties).toEqual([NO_LOYALTY, NO_LOYALTY, NO_LOYALTY]);
    const chosen = considered(state, seat === 0 ? 'A' : seat === 1 ? 'B' : 'C');
    expect(outsider.refusal(state, present(seat), present(chosen as number))).toBeNull();
  });

  test('does something in a turn before it lets the rest of it pass', () => {
    const hands = { A: 'GE04 GO04 GE05' };
    expect(rivalsOf(at({ hands }), 'A')).not.toContain('endTurn');
    const begun = at({ hands });
    begun.used = 1;
    expect(rivalsOf(begun, 'A')).toContain('endTurn');
  });

  test('has none about a Goal that it can complete for the Crew', () => {
    const written = { characters: 'synthetic medic pilot security', inPlay: 'GO07' };
    const sure = considered(at({ ...written, hands: { A: 'GE04 GO04 GE07' } }), 'A');
    expect(sure).toBe(codec.read('complete GO07 gear'));
    const lent = { ...written, characters: 'medic pilot security synthetic', active: 'D' };
    expect(considered(at({ ...lent, hands: { D: 'GE04 GO04 GE07' } }), 'D')).toBeTypeOf('object');
  });

  test('thinks twice by every rule of how a game ends', () => {
    const written = { hands: { A: 'GE04 GO04 GE05' } };
    for (const options of [
      {},
      { doom: 'quickAndDead' },
      { obliteration: 'eclipse' },
      { obliteration: 'darkSurge' },
    ] as const) {
      const state = at({ ...written, options });
      expect(order(state, 'A').length).toBeGreaterThan(1);
    }
  });

  test('plays on where others have chosen in secret already, whatever it believes of their hands', () => {
    const state = at({
      hands: { A: 'DARK GE01', B: 'GE04 GE05', C: 'GE06 GE07', D: 'GE08 GE09' },
      crises: 'CR08',
    });
    const context = { random: fastRandom(1), now: 0, tell: null };
    const doing = (seat: number, text: string) =>
      outsider.apply(state, seat, codec.read(text) as number, context);
    doing(1, 'canComplete GO11 gear playFirst');
    for (const text of ['discardAndDraw', 'card DARK', 'done']) doing(0, text);
    for (const seat of [0, 1, 2, 3]) doing(seat, 'pass');
    doing(1, 'card GE04');
    expect(rivalsOf(state, 'C').length).toBeGreaterThan(0);
    expect(order(state, 'C').length).toBeGreaterThan(1);
  });
});
