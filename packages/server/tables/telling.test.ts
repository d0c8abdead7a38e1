import { SPECTATOR, type ToldEvent } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { MomentMessages, ToldMoment, viewMessage } from './telling.ts';

const told = (own?: ToldEvent['own']): ToldEvent => ({
  type: 'drawn',
  rule: 'X-1',
  open: { count: 2 },
  reveals: true,
  ...(own ? { own } : {}),
});

const moment = (...events: ToldEvent[]) => new ToldMoment({ sequence: 3, seat: 1, at: 70, events });

/** The text in a frame. */
const text = (frame: Buffer): string => frame.toString('utf8', frame.indexOf('{'));

describe('the messages of a moment', () => {
  it('give every viewer what they may know, and nothing of the others', () => {
    const messages = new MomentMessages('KEEL-42-VANE', moment(told({ 0: ['a'], 1: ['b'] }), told()));
    const open = { type: 'drawn', rule: 'X-1', open: { count: 2 } };
    const common = { type: 'events', table: 'KEEL-42-VANE', sequence: 3, seat: 1, at: 70 };
    expect(JSON.parse(text(messages.for(SPECTATOR)))).toEqual({ ...common, events: [open, open] });
    expect(JSON.parse(text(messages.for(2)))).toEqual({ ...common, events: [open, open] });
    expect(JSON.parse(text(messages.for(0)))).toEqual({ ...common, events: [{ ...open, own: ['a'] }, open] });
    expect(JSON.parse(text(messages.forActor(true, 9)))).toEqual({
      ...common,
      id: 9,
      undoable: true,
      events: [{ ...open, own: ['b'] }, open],
    });
    expect(JSON.parse(text(messages.forActor(false)))).not.toHaveProperty('id');
  });

  it('keep what spectators may see from players who may not', () => {
    const messages = new MomentMessages('KEEL-42-VANE', moment(told({ 1: ['b'], [SPECTATOR]: ['b'] })));
    expect(text(messages.for(SPECTATOR))).toContain('["b"]');
    expect(text(messages.forActor(true))).toContain('["b"]');
    for (const viewer of [0, 2]) expect(text(messages.for(viewer))).not.toContain('["b"]');
  });

  it('are one frame for all who learn the same', () => {
    const messages = new MomentMessages('KEEL-42-VANE', moment(told({ 0: ['a'] })));
    expect(messages.for(SPECTATOR)).toBe(messages.for(1));
    expect(messages.for(0)).not.toBe(messages.for(1));
  });
});

describe('the message of a view', () => {
  it('carries the view and what its viewer was told', () => {
    const message = viewMessage({
      table: 'KEEL-42-VANE',
      sequence: 3,
      viewer: 0,
      view: { hand: ['a'] },
      moments: [moment(told({ 0: ['a'], 1: ['b'] }))],
      undoable: false,
      due: undefined,
      startedAt: undefined,
    });
    expect(JSON.parse(message)).toMatchObject({
      type: 'view',
      sequence: 3,
      viewer: 0,
      view: { hand: ['a'] },
      moments: [{ sequence: 3, seat: 1, at: 70, events: [{ own: ['a'] }] }],
    });
    expect(message).not.toContain('["b"]');
  });
});
