/** What goes over HTTP: who you are, which games there are, setting a table. Play itself is on the socket. */
import { z } from 'zod';
import { optionsInput, personName, seatPlan, tableInfo, tableSummary } from './table.ts';

export const sessionInput = z.strictObject({ name: personName });

export const session = z.strictObject({
  name: z.string(),
  /** Names the person in logs and metrics nowhere; it only tells one's own seats. */
  id: z.string(),
});
export type Session = z.infer<typeof session>;

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: optionsInput.default({}),
  /** One a seat; missing ones are open. */
  seats: z.array(seatPlan).max(8),
  /** Starts at once when no seat is open. */
  start: z.boolean().default(false),
});
export type NewTable = z.input<typeof newTable>;

/** Changes before the start; only what is named changes. */
export const tableChange = z.strictObject({
  options: optionsInput.optional(),
  seat: z.strictObject({ index: z.number().int().min(0).max(7), plan: seatPlan }).optional(),
});
export type TableChange = z.infer<typeof tableChange>;

export const seatChoice = z.strictObject({
  /** Any open seat when not said. */
  seat: z.number().int().min(0).max(7).optional(),
});

export const readiness = z.strictObject({ ready: z.boolean() });

export const gameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  built: z.boolean(),
  seats: z.strictObject({ min: z.number().int(), max: z.number().int() }),
  options: z.record(z.string(), z.unknown()),
  levels: z.array(z.strictObject({ id: z.string(), name: z.string(), help: z.string() })),
});
export type GameInfo = z.infer<typeof gameInfo>;

export const gameList = z.array(gameInfo);
export const tableReply = tableInfo;
export const myTables = z.array(tableSummary);

/** How every HTTP request is refused. */
export const httpProblem = z.strictObject({
  code: z.string(),
  sentence: z.string(),
  rule: z.string().optional(),
});
export type HttpProblem = z.infer<typeof httpProblem>;
