/** Seats by the names on them, in sentences that know only their numbers. */
import { type Naming, whom } from '@airlock/kernel';

export const withNames = (sentence: string, naming: Naming): string =>
  sentence.replace(/\bSeat (\d)\b/g, (_, number: string) => whom(Number(number) - 1, naming));
