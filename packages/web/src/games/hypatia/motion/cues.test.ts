import { HANGAR, type HypatiaEvent, LABS } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { beat, logIcon } from '../beats.ts';
import { setPace } from '../settings.ts';
import { cuesOf } from './cues.ts';

const directed: HypatiaEvent = {
  type: 'directed',
  rule: 'HYP-203',
  open: { card: 5, cell: 4, station: LABS },
};
const placed: HypatiaEvent = { type: 'placed', rule: 'HYP-204', open: { station: LABS, card: 0 } };

describe('what moves', () => {
  it('lights the station that is pointed at, then lets the card come', () => {
    expect(cuesOf(directed)).toEqual([{ kind: 'flash', target: `station-${LABS}` }]);
    expect(cuesOf(placed)).toEqual([{ kind: 'arrive', target: `phage-${LABS}-last` }]);
  });

  it('turns up each Phage that is revealed', () => {
    const revealed: HypatiaEvent = {
      type: 'revealed',
      rule: 'HYP-309',
      open: {
        station: HANGAR,
        phage: [
          { slot: 0, card: 3 },
          { slot: 2, card: 9 },
        ],
      },
    };
    expect(cuesOf(revealed).map(({ target }) => target)).toEqual([`phage-${HANGAR}-0`, `phage-${HANGAR}-2`]);
  });

  it('moves nothing for what only changes words', () => {
    expect(cuesOf({ type: 'passed', rule: 'HYP-405', open: {} })).toEqual([]);
    expect(beat({ type: 'passed', rule: 'HYP-405', open: {} }, 0)).toBeNull();
  });

  it('shows the Phage phase at the pace one chose', () => {
    setPace('steps');
    const steps = beat(placed, 0)?.lasts ?? 0;
    setPace('fast');
    const fast = beat(placed, 0)?.lasts ?? 0;
    setPace('once');
    const once = beat(placed, 0)?.lasts;
    setPace('steps');
    expect(steps).toBeGreaterThan(fast);
    expect(fast).toBeGreaterThan(0);
    expect(once).toBe(0);
  });

  it('unwraps what happened aboard in a race', () => {
    const aboard: HypatiaEvent = {
      type: 'aboard',
      rule: 'HYP-203',
      open: { seat: 0 },
      own: { events: [directed, placed] },
    };
    expect(cuesOf(aboard)).toHaveLength(2);
    expect(logIcon(aboard)).toBe('next');
  });
});
