import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessage, isPlainAct } from './socket.ts';

const act = { type: 'act', table: 'KEEL-42-VANE', id: 7, after: 12, action: 'repair B3-1 G4-2 r3c3' };

describe('the short way to recognise an act', () => {
  it('knows a plain one', () => {
    expect(isPlainAct(act)).toBe(true);
  });

  it.each([
    ['another type', { ...act, type: 'undo' }],
    ['a code that is none', { ...act, table: 'KEEL-42-VANE ' }],
    ['an id below zero', { ...act, id: -1 }],
    ['half an id', { ...act, id: 0.5 }],
    ['a sequence beyond the end', { ...act, after: 1_000_001 }],
    ['an action that is no text', { ...act, action: 5 }],
    ['a very long action', { ...act, action: 'x'.repeat(201) }],
    ['something more', { ...act, seat: 1 }],
    ['a list', [act]],
    ['nothing', null],
  ])('leaves %s to the schema, which refuses it', (_what, message) => {
    expect(isPlainAct(message)).toBe(false);
    expect(clientMessage.safeParse(message).success).toBe(false);
  });

  it('never takes what the schema would refuse, whatever is changed', () => {
    const wild = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), fc.string({ maxLength: 250 }));
    const changed = fc
      .record({ key: fc.constantFrom('type', 'table', 'id', 'after', 'action', 'more'), value: wild })
      .map(({ key, value }) => ({ ...act, [key]: value }));
    fc.assert(
      fc.property(changed, (message) => {
        if (isPlainAct(message)) expect(clientMessage.parse(message)).toEqual(message);
        else expect(clientMessage.safeParse(message).data?.type).not.toBe('act');
      }),
      { numRuns: 500 },
    );
  });
});
