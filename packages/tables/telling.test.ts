import { SPECTATOR, type Steps, type ToldEvent } from '@airlock/kernel';
import { readServerMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { Frame } from './member.ts';
import { MomentMessages, ToldMoment, viewMessage } from './telling.ts';

const told = (own?: ToldEvent['own']): ToldEvent => ({
  type: 'drawn',
  rule: 'X-1',
  open: { count: 2 },
  reveals: true,
  ...(own ? { own } : {}),
});

/** Every frame is another object, as on a socket. */
const TABLE = { code: 'KEEL-42-VANE', frameOf: (words: string) => new TextEncoder().encode(words) };

const NOTHING: Steps = { texts: [], untold: '' };

/** Everybody looked on, and saw what the test says. */
const moment = (events: readonly ToldEvent[], seen: Readonly<Record<number, Steps>> = {}) =>
  new ToldMoment({
    sequence: 3,
    seat: 1,
    at: 70,
    events,
    steps: new Map([0, 1, 2, SPECTATOR].map((viewer) => [viewer, seen[viewer] ?? NOTHING])),
  });

/** The message in a frame, as a client reads it. */
const read = (frame: Frame) => readServerMessage(text(frame));
const text = (frame: Frame): string => (typeof frame === 'string' ? frame : new TextDecoder().decode(frame));

describe('the messages of a moment', () => {
  const open = { type: 'drawn', rule: 'X-1', open: { count: 2 } };
  const common = { type: 'events', table: 'KEEL-42-VANE', sequence: 3, seat: 1, at: 70 };

  it('give every viewer what they may know, and nothing of the others', () => {
    const messages = new MomentMessages(TABLE, moment([told({ 0: ['a'], 1: ['b'] }), told()]));
    expect(read(messages.for(SPECTATOR))).toEqual({ ...common, events: [open, open] });
    expect(read(messages.for(2))).toEqual({ ...common, events: [open, open] });
    expect(read(messages.for(0))).toEqual({ ...common, events: [{ ...open, own: ['a'] }, open] });
    expect(read(messages.forActor(true, 9))).toEqual({
      ...common,
      id: 9,
      undoable: true,
      events: [{ ...open, own: ['b'] }, open],
    });
    expect(read(messages.forActor(false))).not.toHaveProperty('id');
  });

  it('say that a bot did it to whose seat it has, and to nobody else', () => {
    const messages = new MomentMessages(
      TABLE,
      new ToldMoment({
        sequence: 3,
        seat: 1,
        at: 70,
        events: [told({ 1: ['b'] })],
        byBot: true,
        steps: new Map([0, 1, SPECTATOR].map((viewer) => [viewer, NOTHING])),
      }),
    );
    expect(read(messages.forActor(false))).toMatchObject({ byBot: true, events: [{ own: ['b'] }] });
    expect(read(messages.for(0))).not.toHaveProperty('byBot');
    expect(read(messages.for(SPECTATOR))).not.toHaveProperty('byBot');
  });

  it('say what every event changes in the view of whoever hears it', () => {
    const messages = new MomentMessages(
      TABLE,
      moment([told({ 0: ['a'] }), told(), told()], {
        0: { texts: ['[4,[0,0,"a"]]', '', '[1,3,4,[1,0,"b"]]'], untold: '' },
        [SPECTATOR]: { texts: ['', '', '[1,3]'], untold: '' },
      }),
    );
    expect(read(messages.for(0))).toEqual({
      ...common,
      events: [
        { ...open, own: ['a'], changes: [4, [0, 0, 'a']] },
        open,
        { ...open, changes: [1, 3, 4, [1, 0, 'b']] },
      ],
    });
    expect(read(messages.for(SPECTATOR))).toEqual({
      ...common,
      events: [open, open, { ...open, changes: [1, 3] }],
    });
  });

  it('say what changed although nothing was told', () => {
    const messages = new MomentMessages(TABLE, moment([], { 0: { texts: [], untold: '[1,2,4,[0,1]]' } }));
    expect(read(messages.for(0))).toEqual({ ...common, events: [], changes: [1, 2, 4, [0, 1]] });
    expect(read(messages.for(2))).toEqual({ ...common, events: [] });
  });

  it('keep what spectators may see from players who may not', () => {
    const messages = new MomentMessages(TABLE, moment([told({ 1: ['b'], [SPECTATOR]: ['b'] })]));
    expect(text(messages.for(SPECTATOR))).toContain('["b"]');
    expect(text(messages.forActor(true))).toContain('["b"]');
    for (const viewer of [0, 2]) expect(text(messages.for(viewer))).not.toContain('["b"]');
  });

  it('are one frame for all viewers of a kind', () => {
    const messages = new MomentMessages(TABLE, moment([told({ 0: ['a'] })]));
    expect(messages.for(SPECTATOR)).toBe(messages.for(SPECTATOR));
    expect(messages.for(0)).not.toBe(messages.for(1));
  });

  it('are not made for anybody who did not look on', () => {
    const messages = new MomentMessages(TABLE, moment([told()]));
    expect(() => messages.for(7)).toThrow('Nobody looked at moment 3 for viewer 7.');
  });
});

describe('the message of a view', () => {
  it('carries the view and what its viewer was told', () => {
    const message = viewMessage({
      table: 'KEEL-42-VANE',
      sequence: 3,
      viewer: 0,
      view: { hand: ['a'] },
      moments: [moment([told({ 0: ['a'], 1: ['b'] })])],
      undoable: false,
      time: undefined,
      startedAt: undefined,
    });
    expect(readServerMessage(message)).toMatchObject({
      type: 'view',
      sequence: 3,
      viewer: 0,
      view: { hand: ['a'] },
      moments: [{ sequence: 3, seat: 1, at: 70, events: [{ own: ['a'] }] }],
    });
    expect(message).not.toContain('["b"]');
  });
});
