/** What the server offers to those who run it inside their own process: tests and benchmarks. */
export { type Request as ThoughtRequest, Thinkers } from './bots/thinkers.ts';
export type { Known } from './bots/thought.ts';
export { type Replacements, type RunningServer, startServer } from './server.ts';
export { DEFAULTS, type Settings } from './settings.ts';
export { openSqliteStore } from './store/sqliteStore.ts';
export type { Games } from './tables/hall.ts';
