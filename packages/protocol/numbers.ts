/** Numbers that many messages carry. */
import { z } from 'zod';

export const MOST_SEQUENCE = 1_000_000;
/** The number of log entries a client has seen: 0 after the deal. */
export const sequence = z.number().int().min(0).max(MOST_SEQUENCE);

export const MOST_ID = 2 ** 31;
/** Chosen by the client; comes back with the answer. */
export const messageId = z.number().int().min(0).max(MOST_ID);
