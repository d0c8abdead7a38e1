import { outsider } from '@airlock/outsider';
import type { TableInfo } from '@airlock/protocol';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Desk, Door, Layout, Moment } from '../games/contract.ts';
import { turnDrawing } from '../games/outsider/testing/position.ts';
import type { JoinedTable } from '../match/joinedTable.ts';
import { interruptingAt } from './interrupting.ts';

const [ME, OTHER] = [0, 1];
const NAMES = ['quietmoss', 'Ripley', 'Boatswain'];

/** A table at which the reader waits for a bot. */
function waitingTable({ bots = true } = {}) {
  const info = signal({
    seats: [{ kind: 'person' }, { kind: bots ? 'bot' : 'person' }],
  } as unknown as TableInfo);
  const sequence = signal(10);
  const moments = signal<readonly Moment[]>([]);
  const sent: boolean[] = [];
  const desk = {
    game: outsider,
    mode: 'play',
    layout: signal<Layout>('wide'),
    mySeat: signal(ME),
    sending: signal(false),
    view: signal(turnDrawing(ME).view),
    naming: signal({ names: NAMES, reader: ME }),
    sequence,
    moments,
  } as unknown as Desk;
  const live = { info, interrupt: (on: boolean) => sent.push(on) } as unknown as JoinedTable;
  const interrupting = interruptingAt(desk, live);
  const own = signal<Door>({ kind: 'wait', sentence: 'Waiting.', buttons: [] });
  const door = interrupting?.door(own);
  return {
    sent,
    own,
    sentence: () => interrupting?.sentence.value,
    button: () => door?.value.buttons.at(-1),
    asks(seat: number | null) {
      const { interrupt: _, ...rest } = info.value;
      info.value = seat === null ? rest : { ...rest, interrupt: { seat, left: 9_400 } };
    },
    acts(seat: number) {
      sequence.value++;
      moments.value = [...moments.value, { sequence: sequence.value, seat, at: 0, events: [] }];
    },
  };
}

describe('asking the bots for a moment', () => {
  it('is a button while one waits, and the same button lets them go on', () => {
    const table = waitingTable();
    expect(table.sentence()).toBeNull();
    expect(table.button()).toMatchObject({ label: 'Ask for a moment', key: 'h' });
    table.button()?.press();
    table.asks(ME);
    expect(table.sentence()).toBe('*You* ask for a moment. Bots wait up to 10 s.');
    expect(table.button()).toMatchObject({ label: 'Let the bots play on', key: 'h' });
    table.button()?.press();
    expect(table.sent).toEqual([true, false]);
  });

  it('is not offered where the reader can act, where the key has another meaning, or where no bot plays', () => {
    const table = waitingTable();
    table.own.value = { kind: 'go', sentence: 'Act.', buttons: [] };
    expect(table.button()).toBeUndefined();
    const hold = { label: 'Hold', look: 'plain', key: 'h', press: () => undefined } as const;
    table.own.value = { kind: 'wait', sentence: 'You have passed.', buttons: [hold] };
    expect(table.button()).toBe(hold);
    expect(waitingTable({ bots: false }).button()).toBeUndefined();
  });

  it('is said with the name of whoever asked, and only one may ask at a time', () => {
    const table = waitingTable();
    table.asks(OTHER);
    expect(table.sentence()).toBe('*Ripley* asks for a moment. Bots wait up to 10 s.');
    expect(table.button()?.off).toBe('Somebody has already asked for a moment');
  });

  it('may be had again when the others have done three things', () => {
    const table = waitingTable();
    table.asks(ME);
    table.asks(null);
    for (const seat of [OTHER, ME, OTHER]) table.acts(seat);
    expect(table.button()?.off).toBe('You have just had a moment; let the others ask first');
    table.acts(OTHER);
    expect(table.button()?.off).toBeUndefined();
  });
});
