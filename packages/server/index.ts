/** What the server offers to those who run it inside their own process: tests and benchmarks. */
export {
  type Games,
  InAnotherRoom,
  type Known,
  loadSpelling,
  type Request as ThoughtRequest,
  Thinkers,
} from '@airlock/tables';
export { Mail } from './cluster/mail.ts';
export type { Tenancy } from './cluster/tenures.ts';
export type { Wire } from './cluster/wire.ts';
export { TIMERS } from './given.ts';
export { type Replacements, type RunningServer, startServer } from './server.ts';
export { DEFAULTS, type Settings } from './settings.ts';
export { openPostgresStore } from './store/postgres/postgresStore.ts';
export { openSqliteStore } from './store/sqliteStore.ts';
export type { MatchStore } from './store/store.ts';
