import { HANGAR, LABS, type ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { positionFrom } from '../testing/position.ts';
import { risksOf } from './risk.ts';

function risks(written: Parameters<typeof positionFrom>[0]) {
  const { ship, view } = positionFrom({ hand: 'SCI-2 SCI-3', ...written });
  return risksOf(ship as ShipView, view);
}

describe('the risk that a trick fills before the next play', () => {
  it('is told of a Hangar with four cards, and of nothing that is far from full', () => {
    const found = risks({
      powered: 'hangar',
      tricks: { hangar: '| (OPS-2) (SCI-3) (SCI-9) (ENG-J)', labs: '| (SEC-2)' },
    });
    expect([...found.keys()]).toEqual([HANGAR]);
    expect(found.get(HANGAR)).toBeGreaterThan(0.2);
  });

  it('is not told where filling up could not be lost', () => {
    const tricks = { labs: 'SEC-K SEC-Q SEC-J SEC-10 |' };
    expect(risks({ tricks }).has(LABS)).toBe(false);
    expect(risks({ tricks: { labs: '| SEC-2 (SCI-3) (SCI-4) (SCI-5)' } }).has(LABS)).toBe(true);
  });

  it('is told the greatest first', () => {
    const found = risks({
      status: 'infestation',
      tricks: { hangar: '| (OPS-2) (SCI-3) (SCI-9)', labs: '| (SEC-2) (SCI-4) (SCI-5) (SCI-10)' },
    });
    expect([...found.keys()]).toEqual([LABS, HANGAR]);
  });
});
