/** Every message on the socket, both ways. docs/PROTOCOL.md tells the story with an example. */
import { z } from 'zod';
import { TABLE_CODE } from './codes.ts';
import { companyMessage, gatherMessage, leadMessage, lookMessage } from './gathering.ts';
import { MOST_LETTERS_IN_TALK, MOST_SIGNS_BEFORE_CLEANING } from './limits.ts';
import { MOST_ID, MOST_SEQUENCE, messageId, sequence } from './numbers.ts';
import { tableCode, tableInfo } from './table.ts';
import { visibleText } from './visible.ts';

const MOST_LETTERS_IN_ACTION = 200;

export const clientMessage = z.discriminatedUnion('type', [
  /** Must come first. */
  z.strictObject({ type: z.literal('hello'), version: z.number().int() }),
  /**
   * Join a table in one's seat, or watch it. `seen`, after a lost connection, asks for what came since. The table is told in
   * `position` messages, which need no knowledge of the game; with `choices` they list what the seat can do. Only whoever asks for
   * the `compact` form, as our page does, is told `view` and `events`, with numbers in place of names.
   */
  z.strictObject({
    type: z.literal('join'),
    table: tableCode,
    seen: sequence.optional(),
    choices: z.boolean().optional(),
    compact: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('leave'), table: tableCode }),
  /** Do something. `after` is the sequence it was decided on. */
  z.strictObject({
    type: z.literal('act'),
    table: tableCode,
    id: messageId,
    after: sequence,
    action: z.string().max(MOST_LETTERS_IN_ACTION),
  }),
  z.strictObject({ type: z.literal('undo'), table: tableCode, id: messageId, after: sequence }),
  z.strictObject({
    type: z.literal('talk'),
    table: tableCode,
    id: messageId,
    text: z
      .string()
      .max(MOST_SIGNS_BEFORE_CLEANING, { error: 'That is far too long for a line.', abort: true })
      .overwrite(visibleText)
      .min(1, 'Say something that can be seen.')
      .max(MOST_LETTERS_IN_TALK, `A line has at most ${MOST_LETTERS_IN_TALK} letters.`),
  }),
  /** Ask the bots for a moment before they go on, or let them go on after all. */
  z.strictObject({ type: z.literal('interrupt'), table: tableCode, id: messageId, on: z.boolean() }),
  gatherMessage,
  leadMessage,
  lookMessage,
  z.strictObject({ type: z.literal('ping'), id: messageId }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/**
 * Whether this is an `act` that the schema would take, told in a tenth of the time: nearly all that a busy server
 * reads is acts. Whatever is not recognised here is for the schema to judge.
 */
export function isPlainAct(message: unknown): message is Extract<ClientMessage, { type: 'act' }> {
  if (typeof message !== 'object' || message === null) return false;
  const { type, table, id, after, action } = message as Record<string, unknown>;
  return (
    type === 'act' &&
    typeof table === 'string' &&
    TABLE_CODE.test(table) &&
    isWholeTo(MOST_ID, id) &&
    isWholeTo(MOST_SEQUENCE, after) &&
    typeof action === 'string' &&
    action.length <= MOST_LETTERS_IN_ACTION &&
    Object.keys(message).length === 5
  );
}

const isWholeTo = (most: number, value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** An event as the wire has it (heard.ts); the game's own words understand it. */
const wireEvent = z.tuple([z.string(), z.string(), z.record(z.string(), z.unknown())]);

/** Milliseconds until the clock acts; `null` where it never does. */
const due = z.number().nullable();

/** How the time runs until then. */
const clock = z.strictObject({
  /** Milliseconds until it begins to run, because what just happened is being shown or the first seconds are free; 0 when it runs. */
  starts: z.number(),
  /** Where everybody has time of their own for the whole match: the milliseconds that each seat has left. */
  banks: z.array(z.number()).optional(),
});
export type ClockTold = z.infer<typeof clock>;

/** What one log entry told this viewer (heard.ts). */
const moment = z.strictObject({
  sequence,
  /** -1 for the deal, 30 for the clock. */
  seat: z.number().int(),
  /** Milliseconds since the match began. */
  at: z.number(),
  events: z.array(wireEvent),
  /** The viewer's own part in an event, by its place. */
  own: z.record(z.string(), z.unknown()).optional(),
  /** A bot did it in the viewer's own seat; said to that viewer alone, in games with a clock. */
  byBot: z.literal(true).optional(),
});

/** What one word of an action may be. */
const wordForm = z.union([
  z.strictObject({ one: z.array(z.string()) }),
  /** Any of them, each once, as `a,b,c`; none is `-`. */
  z.strictObject({ some: z.array(z.string()) }),
  /** One to this many of them, in order, as `b,a`. */
  z.strictObject({ list: z.array(z.string()), most: z.number().int() }),
  /** A whole number between the two, with what is written before it. */
  z.strictObject({ from: z.number().int(), to: z.number().int(), prefix: z.string().optional() }),
]);

/** A kind of action: its name, then its words, with a blank between. */
export const actionForm = z.strictObject({ kind: z.string(), words: z.array(wordForm) });

/** An action as it is sent, and in words. */
const offer = z.tuple([z.string(), z.string()]);

const choices = z.strictObject({
  /** What is asked, as a sentence. */
  prompt: z.string(),
  /** Everything that is awaited of this seat; of the kinds in `forms` only some. Empty where others are awaited. */
  actions: z.array(offer),
  /** What may be done besides, such as resigning. */
  asides: z.array(offer),
  /** Kinds of which there are more than a list can hold. The rules judge what is sent. */
  forms: z.array(actionForm),
});

/** An event with names in place of numbers, as `GET /api/games/ID` describes it. */
const spelledEvent = z.strictObject({
  type: z.string(),
  rule: z.string(),
  /** What everybody is told. */
  open: z.record(z.string(), z.unknown()),
  /** What this viewer alone is told. */
  own: z.unknown().optional(),
  /** The line of the log; missing for what is only for the eye. */
  sentence: z.string().optional(),
});

const spelledMoment = z.strictObject({
  sequence,
  by: z.union([z.number().int().min(0), z.enum(['clock', 'deal'])]),
  /** Milliseconds since the match began. */
  at: z.number(),
  events: z.array(spelledEvent),
  byBot: z.literal(true).optional(),
});

const outcome = z.strictObject({
  winners: z.array(z.number().int()),
  scores: z.array(z.number()),
  reason: z.string(),
  rule: z.string(),
  sentence: z.string(),
});

const talkLine = z.strictObject({
  /** Counts the lines of a circle. */
  number: z.number().int(),
  /** Who hears it, where that is not everybody: a number that the game knows. */
  circle: z.number().int().min(1).optional(),
  /** `null` for a spectator. */
  seat: z.number().int().nullable(),
  /** Empty where the table itself tells what was changed. */
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type TalkLine = z.infer<typeof talkLine>;

export const REFUSAL_CODES = [
  'bad-message',
  'wrong-version',
  'hello-first',
  'no-session',
  'no-such-table',
  'not-joined',
  'not-your-seat',
  'kept-out',
  'not-let-in',
  'not-watched',
  'muted',
  'not-started',
  'old-rules',
  'stale',
  'no-such-action',
  'rules',
  'not-now',
  'too-fast',
  'too-long',
  'busy',
  'storage',
  'damaged',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), version: z.number().int(), name: z.string() }),
  /** The table changed: seats, readiness, stage, who is here. */
  z.strictObject({ type: z.literal('table'), table: tableInfo }),
  /** In the compact form, a whole view: on joining and when events alone would not do. The moments so far come along for the log. */
  z.strictObject({
    type: z.literal('view'),
    table: tableCode,
    sequence,
    viewer: z.number().int(),
    view: z.record(z.string(), z.unknown()),
    moments: z.array(moment),
    undoable: z.boolean(),
    /** Where talk or time are part of the game: until the clock acts, and when the match began by the server's. */
    due: due.optional(),
    clock: clock.optional(),
    startedAt: z.number().optional(),
  }),
  /** In the compact form, what happened, one log entry at a time. `id` answers one's own `act`. */
  z.strictObject({
    type: z.literal('events'),
    table: tableCode,
    id: messageId.optional(),
    undoable: z.boolean().optional(),
    /** Only where this entry asked something new or gave more time. */
    due: due.optional(),
    clock: clock.optional(),
    ...moment.shape,
    /** What each event changed in the view, in their order; 0 for nothing, and nothing behind the last that changed anything. */
    steps: z.array(z.unknown()).optional(),
    /** What changed in the view although nothing was told of it. */
    changes: z.array(z.unknown()).optional(),
  }),
  /**
   * Where the match stands, and what happened since the last one, with names in place of numbers. `id` answers one's own `act`.
   */
  z.strictObject({
    type: z.literal('position'),
    table: tableCode,
    sequence,
    /** The seat, or -1 for a spectator. */
    viewer: z.number().int(),
    /** What sentences call each seat; no two are alike. */
    names: z.array(z.string()),
    id: messageId.optional(),
    due: due.optional(),
    clock: clock.optional(),
    startedAt: z.number().optional(),
    moments: z.array(spelledMoment),
    /** Whether `moments` are all since the deal, or only those that are new. */
    whole: z.boolean(),
    view: z.record(z.string(), z.unknown()),
    /** The seats that are awaited, as far as this viewer may know. */
    waiting: z.array(z.number().int()),
    /** What this seat can do now; `null` for nothing, and for whoever joined without `choices`. */
    choices: choices.nullable(),
    undoable: z.boolean(),
    /** Once the match is over. */
    outcome: outcome.optional(),
  }),
  /**
   * One's own answer, sealed until the deadline of its question: it came in the last stretch before a deadline at which nobody
   * may learn whose time ran out. It is not written down yet. `id` says which `act` it was; another one takes its place.
   */
  z.strictObject({
    type: z.literal('sealed'),
    table: tableCode,
    id: messageId.optional(),
    action: z.string(),
  }),
  /**
   * Not done, and no fault of its sender's: somebody else, or the clock, was faster, and what the `act` or `undo` was decided on is
   * gone. All that happened since has been told; whoever is told positions gets the one that stands now.
   */
  z.strictObject({
    type: z.literal('overtaken'),
    table: tableCode,
    id: messageId,
    sentence: z.string(),
  }),
  /** The end: everything may be known now. */
  z.strictObject({ type: z.literal('over'), table: tableCode, seed: z.string(), commitment: z.string() }),
  z.strictObject({ type: z.literal('talk'), table: tableCode, lines: z.array(talkLine) }),
  companyMessage,
  z.strictObject({
    type: z.literal('refused'),
    table: tableCode.optional(),
    id: messageId.optional(),
    code: z.enum(REFUSAL_CODES),
    sentence: z.string(),
    rule: z.string().optional(),
    /** How the kind of action that was probably meant is written, with `no-such-action`. */
    form: actionForm.optional(),
    /** Seconds until it may be tried again, where it came too fast. */
    wait: z.number().int().optional(),
  }),
  /** `now` is the server's clock, in milliseconds. */
  z.strictObject({ type: z.literal('pong'), id: messageId, now: z.number() }),
]);
/** As it is sent; `readServerMessage` gives events their names. */
export type WireMessage = z.infer<typeof serverMessage>;
