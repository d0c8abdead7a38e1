/** What all bots share. */
export { randomBot } from './random.ts';
