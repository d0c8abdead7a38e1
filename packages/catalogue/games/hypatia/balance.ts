/** How chances are shared, as measured; made by `airlock balance hypatia --write`, not by hand. */
import type { Balance } from '../../balance.ts';

export const balance: Balance = [];
