/** What was measured of the levels; made by `airlock ladder hypatia --write`, not by hand. */
import type { Ladder } from '../../ladder.ts';

export const ladder: Ladder = [];
