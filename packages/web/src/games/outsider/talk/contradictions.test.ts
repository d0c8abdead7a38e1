import { codec, type OutsiderEvent, type View } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../contract.ts';
import { turnDrawing } from '../testing/position.ts';
import { contradictionsOf } from './contradictions.ts';

const claim = (seat: number, text: string): OutsiderEvent => {
  const action = codec.read(text);
  if (action === undefined) throw new Error(text);
  return { type: 'claimed', rule: 'OUT-720', open: { seat, action } };
};
const event = (type: OutsiderEvent['type'], open: object): OutsiderEvent =>
  ({ type, rule: 'OUT-301', open }) as OutsiderEvent;

function found(...events: OutsiderEvent[]): [number, number][] {
  const claims = events.filter(({ type }) => type === 'claimed').map(() => ({ seat: 0, action: 0, turn: 1 }));
  const view: View = { ...turnDrawing().view, claims };
  const moments: Moment<OutsiderEvent>[] = [{ sequence: 0, seat: 0, at: 0, events }];
  return [...contradictionsOf(view, moments)];
}

describe('claims contradict each other', () => {
  it('when two hold the only card of its kind', () => {
    expect(found(claim(0, 'hold GE05 1'), claim(1, 'hold GE05 1'))).toEqual([[1, 0]]);
    expect(found(claim(0, 'hold GE05 1'), claim(1, 'canComplete GO05 gear now'))).toEqual([[1, 0]]);
    expect(found(claim(0, 'hold DARK 1'), claim(1, 'hold DARK 1'))).toEqual([]);
  });

  it('when somebody holds what they said they lack', () => {
    expect(found(claim(0, 'lack GE05'), claim(0, 'hold GE05 1'))).toEqual([[1, 0]]);
    expect(found(claim(0, 'hold GE05 1'), claim(1, 'lack GE05'))).toEqual([]);
  });

  it('when somebody is Crew and an Outsider in one life', () => {
    const died = event('died', { seat: 0, character: 1, becomes: 2 });
    expect(found(claim(0, 'iAm crew'), claim(0, 'iAm outsider'))).toEqual([[1, 0]]);
    expect(found(claim(0, 'iAm crew'), died, claim(0, 'iAm outsider'))).toEqual([]);
  });

  it('unless something in between explains it', () => {
    const one = claim(0, 'hold GE05 1');
    const other = claim(1, 'hold GE05 1');
    expect(found(one, event('leftCard', { seat: 0 }), other)).toEqual([]);
    expect(found(one, event('leftCard', { seat: 1 }), other)).toEqual([[1, 0]]);
    expect(found(one, event('discarded', { seat: 0, cards: [4], from: 'hand' }), other)).toEqual([]);
    expect(found(one, event('handsPassed', { direction: 1 }), other)).toEqual([]);
    expect(found(claim(0, 'lack GE05'), event('drew', { seat: 0, count: 1 }), one)).toEqual([]);
  });
});
