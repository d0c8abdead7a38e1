import { HANGAR, LABS, type ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { positionFrom } from '../testing/position.ts';
import { risksOf } from './risk.ts';
import { riskPaper } from './riskPaper.ts';

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

describe('the paper behind the risk', () => {
  const paper = (written: Parameters<typeof positionFrom>[0]) => {
    const { ship, view } = positionFrom({ hand: 'SCI-2 SCI-3', ...written });
    const risk = risksOf(ship as ShipView, view).get(HANGAR) ?? 0;
    return riskPaper(ship as ShipView, view, HANGAR, risk);
  };
  const tricks = { hangar: '| (OPS-2) (SCI-3) (SCI-9) (ENG-J)' };

  it('counts the cards that are missing and coming, and those that point there (HYP-302, HYP-203)', () => {
    const { question, sentences, sum, rules } = paper({ powered: 'hangar', tricks });
    expect(question).toMatch(/^Why \d+ % at the Hangar\?$/);
    expect(sum?.[0]).toBe('1 missing, 3 Phage coming');
    expect(question).toContain(sum?.[1]);
    expect(sentences.join(' ')).toMatch(/you have not seen, \*5\* point here, and 4 are Eruptions/);
    expect(rules).toEqual(['HYP-302', 'HYP-203']);
  });

  it('counts one more while the infestation spreads, and the sentinel that stops one (HYP-202, HYP-608)', () => {
    const { sentences, sum, rules } = paper({
      status: 'infestation',
      tricks,
      sentinels: { hangar: 'SEC-4' },
    });
    expect(sum?.[0]).toBe('1 missing, 4 Phage coming');
    expect(sentences.join(' ')).toContain('The Security sentinel stops one Phage');
    expect(rules).toContain('HYP-608');
  });
});
