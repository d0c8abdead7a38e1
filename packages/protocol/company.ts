/** Tables that want company: whoever comes by may sit down, and after a while bots take the seats that are left. */
import { z } from 'zod';
import { tableCode } from './table.ts';

/** After how many minutes bots take the open seats and the match begins; 0 for never. */
export const MOST_MINUTES_TO_FILL = 60;

export const openInput = z.strictObject({
  minutes: z.number().int().min(0).max(MOST_MINUTES_TO_FILL),
  /** The level of those bots; one in the middle where none is named. */
  level: z.string().max(32).optional(),
});
export type OpenInput = z.infer<typeof openInput>;

const pace = z.enum(['none', 'live', 'slow']);

/** A line of the list. */
export const openTable = z.strictObject({
  code: tableCode,
  game: z.string(),
  pace,
  seats: z.number().int(),
  free: z.number().int(),
  /** Who sits there already, the host first. */
  people: z.array(z.string()),
  /** For how many milliseconds it has been open. */
  since: z.number(),
  /** In how many milliseconds bots take the open seats; `null` for never. */
  fills: z.number().nullable(),
});
export type OpenTable = z.infer<typeof openTable>;

export const openTables = z.array(openTable);

/** `?game=…&pace=…`; each may be missing. */
export const openQuery = z.object({ game: z.string().max(40).optional(), pace: pace.optional() });
export type OpenQuery = z.infer<typeof openQuery>;

/** What I would like to play with whoever is there. */
export const companyWish = z.strictObject({
  game: z.string().max(40),
  /** Any pace where none is named. */
  pace: pace.optional(),
  /** After how many minutes bots take the open seats, if a table is opened for it. */
  minutes: z.number().int().min(0).max(MOST_MINUTES_TO_FILL).default(5),
});
export type CompanyWish = z.output<typeof companyWish>;
export type NewCompanyWish = z.input<typeof companyWish>;
