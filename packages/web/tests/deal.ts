/** What belongs to a test alone: how its matches are dealt, and what its people are called. */
import { createHash, randomUUID } from 'node:crypto';
import type { TestInfo } from '@playwright/test';

/** The server for tests listens to it (`server/testing/testChance.ts`), and sets no table without it. */
const TEST_HEADER = 'x-airlock-test';

/** Distinct, so that nobody is taken for somebody else. */
export const NAMES = [
  'Moon Hopper',
  'Tin Kestrel',
  'Quiet Moss',
  'Amber Heron',
  'Late Falcon',
  'Bright Sparrow',
  'Fern Lantern',
  'Orbit Nine',
] as const;

export const seedOf = (deal: string): string => createHash('sha256').update(deal).digest('hex');

/** Every run of a test begins to count its tables anew. */
export const headersOf = (seed: string, { testId }: TestInfo): Record<string, string> => ({
  [TEST_HEADER]: `${testId}-${randomUUID()} ${seed}`,
});
