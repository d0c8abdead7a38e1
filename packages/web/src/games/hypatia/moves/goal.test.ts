import type { ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { positionFrom } from '../testing/position.ts';
import { goalOf } from './goal.ts';

const goal = (written: Parameters<typeof positionFrom>[0]) =>
  goalOf(positionFrom({ hand: 'SCI-2 SCI-3', ...written }).ship as ShipView);
const filled = (written: Parameters<typeof positionFrom>[0]) =>
  goal(written).steps.map((step) => Math.round(step.filled * 100));

describe('the goal line', () => {
  it('begins with power, filled by the cards at Reserve Power', () => {
    expect(filled({})).toEqual([0, 0, 0]);
    expect(filled({ tricks: { power: 'ENG-2 | (SCI-2)' } })).toEqual([40, 0, 0]);
    expect(goal({})).toMatchObject({ current: 'power', now: 'Now: win at *Power*, then flip the Hangar.' });
  });

  it('goes on with people, and empties again where the power is lost', () => {
    const rescued = 'SCI-A ENG-2 ENG-3';
    expect(goal({ powered: 'hangar', rescued })).toMatchObject({ current: 'rescue' });
    expect(filled({ powered: 'hangar', rescued })).toEqual([100, 25, 0]);
    expect(goal({ rescued }).current).toBe('power');
    expect(filled({ rescued })).toEqual([0, 25, 0]);
  });

  it('counts the stations down once the ship is armed', () => {
    const armed = goal({ powered: 'hangar', status: 'destruct', destroyed: 'medical labs' });
    expect(armed.current).toBe('leave');
    expect(armed.steps[2]).toMatchObject({ title: 'Leave', state: '6 left', filled: 0.25 });
  });

  it('says that nobody else can leave where the Hangar has no power any more', () => {
    expect(goal({ status: 'destruct' }).now).toBe('Now: the ship goes down, and nobody else can leave.');
  });
});
