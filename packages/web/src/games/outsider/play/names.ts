/** Seats by the names on them, in sentences that know only their letters. */
import type { Naming } from '@airlock/kernel';
import { SEAT_NAMES, whom } from '@airlock/outsider';

const LETTERED = new RegExp(`\\bSeat ([${SEAT_NAMES.join('')}])\\b`, 'g');

export const withNames = (sentence: string, naming: Naming): string =>
  sentence.replace(LETTERED, (_, letter: (typeof SEAT_NAMES)[number]) =>
    whom(SEAT_NAMES.indexOf(letter), naming),
  );
