/** A finished match that several people look at together: what they say to the table, and what they are told of each other. */
import { z } from 'zod';
import { MOST_LETTERS_IN_THING } from './limits.ts';
import { messageId, sequence } from './numbers.ts';
import { tableCode } from './table.ts';

/** Counts those who have come; nobody gets a number that somebody had before. */
const companion = z.number().int().min(1).max(1_000_000);

const MOST_SEATS = 30;
/** Through whose eyes; `null` for everything there was. */
const eyes = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .nullable();

/** A thing on the table, as the page names it: no more than a word. */
const thing = z
  .string()
  .min(1)
  .max(MOST_LETTERS_IN_THING)
  .regex(/^[\w:#.-]+$/, 'A thing is named with letters, digits and - _ : # only.')
  .nullable();

/** Come to the shared review of a match that is over, or leave it. */
export const gatherMessage = z.strictObject({
  type: z.literal('gather'),
  table: tableCode,
  id: messageId,
  on: z.boolean(),
});

/** Take the lead, where nobody has it (`to` missing); hand it on; or give it up (`to` is `null`). */
export const leadMessage = z.strictObject({
  type: z.literal('lead'),
  table: tableCode,
  id: messageId,
  to: companion.nullable().optional(),
});

/** Where I am in the match, through whose eyes, what I point at, and whether I look on my own. */
export const lookMessage = z.strictObject({
  type: z.literal('look'),
  table: tableCode,
  id: messageId,
  at: sequence,
  as: eyes,
  thing,
  alone: z.boolean(),
});

/** Everybody who looks at the match together; comes with every change, to those alone who have come. */
export const companyMessage = z.strictObject({
  type: z.literal('company'),
  table: tableCode,
  /** The reader's own number. */
  you: companion,
  /** Who leads; `null` for nobody. */
  lead: companion.nullable(),
  people: z.array(
    z.strictObject({
      number: companion,
      name: z.string(),
      /** Their seat in the match, if they had one. */
      seat: z.number().int().nullable(),
      at: sequence,
      as: eyes,
      thing,
      alone: z.boolean(),
    }),
  ),
});
export type Companion = z.infer<typeof companyMessage>['people'][number];
