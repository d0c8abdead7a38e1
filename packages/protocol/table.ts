/** A table as everybody at it may see it: seats, options, where it stands. */
import { z } from 'zod';
import { CODE_EXAMPLE, TABLE_CODE } from './codes.ts';
import { MOST_ACTIONS_IN_COPY, MOST_LETTERS_IN_NAME, MOST_SIGNS_BEFORE_CLEANING } from './limits.ts';
import { visibleText } from './visible.ts';

export const tableCode = z.string().regex(TABLE_CODE, `A table code looks like ${CODE_EXAMPLE}.`);
export type TableCode = z.infer<typeof tableCode>;

export const personName = z
  .string()
  .max(MOST_SIGNS_BEFORE_CLEANING, { error: 'That is far too long for a name.', abort: true })
  .overwrite(visibleText)
  .min(1, 'A name needs at least one letter.')
  .max(MOST_LETTERS_IN_NAME, `A name has at most ${MOST_LETTERS_IN_NAME} letters.`)
  .regex(/[\p{L}\p{N}\p{S}]/u, 'A name needs at least one letter.');

export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().max(32) }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

export const optionsInput = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean()]),
);

/** Something about a table that changed after somebody had said they were ready. */
export const tableNews = z.strictObject({
  /** Who changed it. */
  by: z.string(),
  /** The option it is about, by its name. */
  option: z.string().optional(),
  /** What it is called. */
  label: z.string(),
  from: z.string(),
  to: z.string(),
});
export type TableNews = z.infer<typeof tableNews>;

/** Somebody who has a seat of their own. */
const somebody = {
  name: z.string(),
  ready: z.boolean(),
  /** Whether a socket of theirs is open. */
  here: z.boolean(),
  you: z.boolean(),
  /** Decides about the table. */
  host: z.literal(true).optional(),
  /** The seat whose place they would like to have, before the start. */
  wishes: z.number().int().optional(),
  /** Was ready, and is asked again because of this. */
  again: z.array(tableNews).optional(),
  /** The level of the bot that plays on while they are away. */
  standIn: z.string().optional(),
  /** Their time ran out: are they there? Said to themselves alone. */
  asked: z.literal(true).optional(),
  /** The parts of the match that a stand-in has played for them, by the length of the log before and after. */
  stoodIn: z.array(z.tuple([z.number().int(), z.number().int().nullable()])).optional(),
  /** Not here during the match: for how many milliseconds, and how many are left of the grace time. */
  away: z.strictObject({ since: z.number(), left: z.number() }).optional(),
  /** Away longer than the grace time during the match: the others may go on without them. */
  absent: z.literal(true).optional(),
  /** Wants to stop the match before its end. */
  stops: z.literal(true).optional(),
  /** What they say is heard by nobody: the host has muted them. */
  muted: z.literal(true).optional(),
  /** Whoever has the link may take the seat while a bot plays in it. */
  offered: z.literal(true).optional(),
  /** Those who watch through this seat, by name; its player has agreed. */
  lookers: z.array(z.string()).optional(),
};

export const seatInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('person'), ...somebody }),
  /** A program that somebody wrote; everybody is told. */
  z.strictObject({ kind: z.literal('program'), ...somebody }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string(),
    level: z.string(),
    /** Whoever has the link may take the bot's place, although the match has begun. */
    offered: z.literal(true).optional(),
  }),
]);
export type SeatInfo = z.infer<typeof seatInfo>;

/** How long a decision may take. */
export const tableTime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), seconds: z.number().int().min(15).max(900) }),
  /** Everybody has these minutes for the whole match, and these seconds for each decision that cost nothing. */
  z.strictObject({
    kind: z.literal('bank'),
    minutes: z.number().int().min(1).max(180),
    seconds: z.number().int().min(10).max(120),
  }),
  z.strictObject({ kind: z.literal('slow'), hours: z.number().int().min(1).max(168) }),
]);
export type TableTime = z.infer<typeof tableTime>;

/** Who may watch a match that goes on: whoever has the link, those whom the host lets in, or nobody. */
export const watchingRule = z.strictObject({
  who: z.enum(['link', 'asked', 'nobody']),
  /** In seconds: those who watch see everything this much later. */
  delay: z.number().int().min(0).max(900).optional(),
});
export type WatchingRule = z.infer<typeof watchingRule>;

/** Abandoned: it stopped before its end and has no winner. All people at it agreed to, or the rules changed (`oldRules`). */
export const TABLE_STAGES = ['lobby', 'playing', 'over', 'abandoned'] as const;

/**
 * The match was played by an earlier version of the rules, and those of today do not lead it to where it stood: nothing of it
 * can be shown, but its match file can be downloaded. `ended` where it was going on and ended without a winner because of it;
 * `past` where it had ended before.
 */
const oldRules = z.enum(['ended', 'past']);

export const tableInfo = z.strictObject({
  code: tableCode,
  game: z.string(),
  options: optionsInput,
  seats: z.array(seatInfo),
  /** Whether the reader set the table and may change or start it. */
  host: z.boolean(),
  /** The reader's seat; `null` for a spectator. */
  mySeat: z.number().int().nullable(),
  stage: z.enum(TABLE_STAGES),
  /** The time that people have agreed on; missing where there is none, or where only the game's options say. */
  time: tableTime.optional(),
  /** The table wants company: bots of that level take its open seats after this many minutes (0 for never), in this many milliseconds from now. */
  open: z
    .strictObject({ minutes: z.number().int(), level: z.string(), fills: z.number().nullable() })
    .optional(),
  /** The host wants no programs here. */
  programs: z.literal(false).optional(),
  watchers: z.number().int(),
  /** This many look at the finished match together. */
  together: z.number().int().optional(),
  /** Who may watch; missing where whoever has the link may, at once. */
  watching: watchingRule.optional(),
  /** Those who wait for an answer of the reader: to be let in, or to look through the reader's seat (`seat`). */
  wishes: z
    .array(z.strictObject({ number: z.number().int(), name: z.string(), seat: z.number().int().nullable() }))
    .optional(),
  /** The seat that the reader, who watches, looks through. */
  through: z.number().int().optional(),
  /** To the seed, from the start of the match on. */
  commitment: z.string().nullable(),
  /** The code of the table the players went on to. */
  rematch: tableCode.nullable(),
  oldRules: oldRules.optional(),
  /** It was begun in somebody's page, where they could have looked at every card. */
  local: z.literal(true).optional(),
  /** Somebody asked the bots for a moment; they hold back for this many milliseconds more, at most. */
  interrupt: z.strictObject({ seat: z.number().int(), left: z.number() }).optional(),
  /** Neither a player nor the host is there: clock and bots are on hold until one of them comes. */
  resting: z.literal(true).optional(),
  /** The server is busy: bots think less than usual. */
  thinking: z.literal('reduced').optional(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** One action of a copied match. */
export const copiedAction = z.strictObject({
  seat: z.union([z.number().int().min(0).max(7), z.literal('clock')]),
  action: z.string().max(200),
  /** Milliseconds since the start. */
  at: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
  id: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
});
export type CopiedAction = z.infer<typeof copiedAction>;

/** A match that was played in a page, with everything that is needed to play it again. */
export const tableCopy = z.strictObject({
  /** Its code in the page, by which it is known when it comes again. */
  code: tableCode,
  game: z.string().max(40),
  options: optionsInput,
  rules: z.number().int().min(0),
  seed: z.string().max(64),
  startedAt: z.number().int().min(0),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('bot'), level: z.string().max(32) }),
      ]),
    )
    .min(1)
    .max(8),
  log: z.array(copiedAction).max(MOST_ACTIONS_IN_COPY),
  abandoned: z.literal(true).optional(),
  /** Whether somebody else may have the seat of the first bot. */
  invite: z.literal(true).optional(),
});
export type TableCopy = z.infer<typeof tableCopy>;

/** A line of "continue my games". */
export const tableSummary = z.strictObject({
  code: tableCode,
  game: z.string(),
  stage: z.enum(TABLE_STAGES),
  seats: z.array(z.string()),
  mySeat: z.number().int().nullable(),
  myMove: z.boolean(),
  moves: z.number().int(),
  changedAt: z.number(),
  /** Milliseconds until the clock acts, where one runs. */
  due: z.number().optional(),
  /** How it ended, in the words of the game. */
  result: z.string().optional(),
  /** Whether anybody else at it is a person. */
  company: z.boolean(),
  oldRules: oldRules.optional(),
  /** As in a table. */
  local: z.literal(true).optional(),
});
export type TableSummary = z.infer<typeof tableSummary>;
