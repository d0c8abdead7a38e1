/** The only person at the tables of this browser. */
import type { Person } from '@airlock/tables';

const ME = 'me';

export const meNamed = (name: string): Person => ({ id: ME, name });
