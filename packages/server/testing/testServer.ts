/** The server that browser tests play on: the real one, but chance is the tests' own and clocks wait. No release has it. */
import { developing } from '../development/developing.ts';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { changedRules } from './changedRules.ts';
import { testChance } from './testChance.ts';
import { unhurriedEntry } from './unhurried.ts';

/** What a bot chooses must not depend on how fast it may think: nothing is cut short but what hangs. */
const LONGEST_THOUGHT_MS = 10 * 60_000;

const settings = readSettings(process.argv.slice(2), process.env);
if (!settings.ok || settings.value === 'help')
  throw new Error(settings.ok ? 'No help here.' : settings.problem);
const replaced = await developing(unhurriedEntry);
const server = await startServer(
  { ...settings.value, limited: false, botPaceMs: 0, botLimitMs: LONGEST_THOUGHT_MS },
  {
    ...testChance(),
    ...replaced,
    games: process.env.AIRLOCK_TEST_RULES === 'changed' ? changedRules(replaced.games) : replaced.games,
    neverRests: true,
    pushesHere: true,
    // Another build of the page than ours.
    ...(process.env.AIRLOCK_TEST_PAGE ? { page: process.env.AIRLOCK_TEST_PAGE } : {}),
  },
);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
console.log(`A server for tests is open: ${server.url}`);
