/** Examples of what is said on the socket; tests send each of them through its schema. */
import { CODE_EXAMPLE, PROTOCOL_VERSION } from '@airlock/protocol';
import { ANSWERED } from './examples.ts';

const AT = 1_785_500_000_000;
const table = CODE_EXAMPLE;

/** By side and type. */
export const SAID: Readonly<Record<string, unknown>> = {
  'client-hello': { type: 'hello', version: PROTOCOL_VERSION },
  'client-join': { type: 'join', table, choices: true },
  'client-leave': { type: 'leave', table },
  'client-act': { type: 'act', table, id: 2, after: 0, action: 'salvage 1' },
  'client-undo': { type: 'undo', table, id: 3, after: 1 },
  'client-talk': { type: 'talk', table, id: 4, text: 'Well played.' },
  'client-interrupt': { type: 'interrupt', table, id: 5, on: true },
  'client-gather': { type: 'gather', table, id: 6, on: true },
  'client-lead': { type: 'lead', table, id: 7 },
  'client-look': { type: 'look', table, id: 8, at: 12, as: 0, thing: 'cell-20', alone: false },
  'client-ping': { type: 'ping', id: 9 },
  'server-welcome': { type: 'welcome', version: PROTOCOL_VERSION, name: 'Ann' },
  'server-table': { type: 'table', table: ANSWERED.getTable },
  'server-view': {
    type: 'view',
    table,
    sequence: 0,
    viewer: 0,
    view: { viewer: 0, phase: 'turn', deckSize: 25 },
    moments: [],
    undoable: false,
  },
  'server-events': {
    type: 'events',
    table,
    id: 2,
    undoable: false,
    sequence: 1,
    seat: 0,
    at: 1500,
    events: [['salvaged', 'OPS-060', { seat: 0, cards: [27], slots: [0], hand: 3 }]],
    steps: [[13, [0, 1, 0]]],
  },
  'server-position': {
    type: 'position',
    table,
    sequence: 1,
    viewer: 0,
    names: ['Ann', 'Bob'],
    id: 2,
    moments: [
      {
        sequence: 1,
        by: 0,
        at: 1500,
        events: [
          {
            type: 'salvaged',
            rule: 'OPS-060',
            open: { seat: 0, cards: ['G5-2'], slots: [0], hand: 3 },
            sentence: 'You salvaged Gardens 5: 5 of 12.',
          },
        ],
      },
    ],
    whole: false,
    view: { viewer: 0, phase: 'turn', active: 1, deckSize: 24 },
    waiting: [1],
    choices: {
      prompt: 'Waiting for Bob to salvage or repair.',
      actions: [],
      asides: [['resign', 'Resign']],
      forms: [],
    },
    undoable: false,
  },
  'server-sealed': { type: 'sealed', table, id: 2, action: 'play 1 C1' },
  'server-overtaken': {
    type: 'overtaken',
    table,
    id: 2,
    sentence: 'Something else happened first. Look again and decide afresh.',
  },
  'server-over': {
    type: 'over',
    table,
    seed: 'b8eb1608b83998aa34efbbed47fd4e86b31b124215fa86ad4de7ac88aebbf4bd',
    commitment: '013767ec8511275e5d6af909df8fc5a245f35628333a9003e0d2da23097aef7b',
  },
  'server-talk': {
    type: 'talk',
    table,
    lines: [{ number: 0, seat: 1, name: 'Bob', text: 'Well played.', at: AT }],
  },
  'server-company': {
    type: 'company',
    table,
    you: 1,
    lead: 1,
    people: [{ number: 1, name: 'Ann', seat: 0, at: 12, as: null, thing: null, alone: false }],
  },
  'server-refused': {
    type: 'refused',
    table,
    id: 1,
    code: 'rules',
    sentence: 'Take at least one card from the offer.',
    rule: 'OPS-060',
  },
  'server-pong': { type: 'pong', id: 9, now: AT },
};
