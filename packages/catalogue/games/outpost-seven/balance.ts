/** How chances are shared, as measured; made by `airlock balance outpost-seven --write`, not by hand. */
import type { Balance } from '../../balance.ts';

export const balance: Balance = [];
