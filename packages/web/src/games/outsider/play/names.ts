/** Seats by the names on them, in sentences that know only their numbers. */
import type { Naming } from '@airlock/kernel';
import { whom } from '@airlock/outsider';

export const withNames = (sentence: string, naming: Naming): string =>
  sentence.replace(/\bSeat (\d)\b/g, (_, number: string) => whom(Number(number) - 1, naming));
