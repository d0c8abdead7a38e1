/** Being told of one's tables although no page is open: what a browser and the server agree on. */
import { z } from 'zod';

/** What somebody may want to be told of: their move at a slow table, somebody at their table, and that little time is left. */
export const OCCASIONS = ['move', 'seat', 'late'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** With less time than this for a move, whoever wants to hear of it is reminded. */
export const LATE_HOURS = 3;

/** What browsers write keys in. */
const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Keys are written in base64url.');

/** A subscription as a browser describes it (`PushSubscription.toJSON`). */
export const pushInput = z.object({
  endpoint: z.string().max(1_000),
  keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(40) }),
  /** What to tell this browser of; one's move where nothing is said. */
  wants: z.array(z.enum(OCCASIONS)).max(OCCASIONS.length).optional(),
});
export type PushInput = z.input<typeof pushInput>;

/** Which browser is not to be told any more; all of mine where none is named. */
export const pushEnd = z.strictObject({ endpoint: z.string().max(1_000).optional() });

export const pushInfo = z.strictObject({
  /** The key that browsers subscribe with. */
  key: z.string(),
  /** In how many browsers I am told. */
  browsers: z.number().int(),
});
export type PushInfo = z.infer<typeof pushInfo>;

/** What a notice says when the browser has decrypted it: what it tells of, the table, and what the game is called. */
export const pushNotice = z.strictObject({
  type: z.enum(OCCASIONS),
  table: z.string(),
  game: z.string(),
});
export type PushNotice = z.infer<typeof pushNotice>;
