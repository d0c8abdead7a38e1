import { fastRandom } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';
import { position } from '../testing/position.ts';
import { absentMindedBot } from './absentMinded.ts';
import { casualBot } from './casual.ts';

const state = position({
  loyalties: 'CCO',
  hands: { A: 'GE01 GE02 GO01 GO02 DARK' },
  supply: 'GE05 GE06 GE07',
});
const seated = { seat: 0, view: outsider.view(state, 0), heard: [] };

test('does what the casual player does but for a share of its decisions, and never declares or gives up by chance', () => {
  const usual = casualBot().choose(seated, fastRandom('usual'));
  const choices = (strays: number): number[] =>
    Array.from({ length: 200 }, (_, seed) =>
      absentMindedBot('novice', strays).choose(seated, fastRandom(seed)),
    );
  expect(new Set(choices(0))).toEqual(new Set([usual]));
  const others = choices(0.5).filter((action) => action !== usual);
  expect(others.length).toBeGreaterThan(60);
  expect(others.length).toBeLessThan(120);
  expect(new Set(others).size).toBeGreaterThan(3);
  for (const action of others) {
    expect(outsider.refusal(state, 0, action)).toBeNull();
    expect(['resolveShift', 'endTurn']).not.toContain(codec.write(action));
  }
});
