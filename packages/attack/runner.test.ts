import { describe, expect, it } from 'vitest';
import type { Attack, Trial } from './attack.ts';
import { asObject, asText } from './report.ts';
import { holds, runAll } from './runner.ts';

const held: Trial = { tried: 'the door', held: true, evidence: 'locked' };
const broken: Trial = { tried: 'the window', held: false, evidence: 'open' };

function attack(number: number, run: () => AsyncIterable<Trial>, more: Partial<Attack> = {}): Attack {
  return { number, name: `attack ${number}`, harm: 'none', run, ...more };
}

async function* yielding(...trials: readonly Trial[]): AsyncIterable<Trial> {
  yield* trials;
}

const run = (...attacks: Attack[]) => runAll(attacks, () => {});

describe('an attack', () => {
  it('has held where everything it tried has', async () => {
    const [outcome] = await run(attack(1, () => yielding(held, held)));
    expect(outcome && holds(outcome)).toBe(true);
  });

  it('has broken through where one thing has', async () => {
    const [outcome] = await run(attack(1, () => yielding(held, broken)));
    expect(outcome && holds(outcome)).toBe(false);
  });

  it('that stumbles is broken, and keeps what it saw before', async () => {
    const [outcome] = await run(
      attack(1, async function* () {
        yield held;
        throw new Error('no server');
      }),
    );
    expect(outcome?.trials).toEqual([
      held,
      { tried: 'to try it at all', held: false, evidence: 'no server' },
    ]);
  });

  it('that tries nothing is broken', async () => {
    const [outcome] = await run(attack(1, () => yielding()));
    expect(outcome && holds(outcome)).toBe(false);
  });

  it('that measures runs when nothing else does', async () => {
    let beside = 0;
    let most = 0;
    const busy = async function* (): AsyncIterable<Trial> {
      most = Math.max(most, ++beside);
      await new Promise(setImmediate);
      beside--;
      yield held;
    };
    const alone = attack(
      1,
      async function* () {
        yield { ...held, held: beside === 0 };
      },
      { alone: true },
    );
    const outcomes = await run(alone, attack(2, busy), attack(3, busy), attack(4, busy));
    expect(outcomes.every(holds)).toBe(true);
    expect(most).toBeGreaterThan(1);
    expect(outcomes.map((outcome) => outcome.attack.number)).toEqual([1, 2, 3, 4]);
  });
});

describe('the report', () => {
  it('says of every trial what was tried, whether it held, and what was seen', async () => {
    const outcomes = await run(
      attack(2, () => yielding(held)),
      attack(1, () => yielding(broken)),
    );
    expect(asText(outcomes).split('\n')).toEqual([
      ' 1 attack 1 | the window | BROKEN | open',
      ' 2 attack 2 | the door | held | locked',
      '',
      '1 of 2 trials broke through, in 1 of 2 attacks.',
    ]);
    expect(asObject(outcomes)).toMatchObject({
      held: false,
      attacks: [
        { number: 1, held: false },
        { number: 2, held: true },
      ],
    });
  });

  it('says so where all held', async () => {
    const outcomes = await run(attack(1, () => yielding(held, held)));
    expect(asText(outcomes)).toContain('All held: 2 trials of 1 attacks.');
    expect(asObject(outcomes).held).toBe(true);
  });
});
