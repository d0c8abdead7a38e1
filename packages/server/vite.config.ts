import { nodeBundle } from '../../scripts/node-bundle.mjs';

export default nodeBundle(
  {
    airlock: 'main.ts',
    // What it needs, to be loaded ahead of time.
    'airlock-ahead': 'server.ts',
    // Where its bots think.
    'airlock-thread': 'bots/thread.ts',
    // What looks after the data: backups, checks.
    'airlock-upkeep': 'upkeep/main.ts',
    // What browser tests play on; nothing else begins with it.
    'test-server': 'testing/testServer.ts',
    // Where bots think while one tests or develops.
    'development-thread': 'development/thread.ts',
  },
  // A library with a compiled part looks for it beside itself.
  ['@photostructure/sqlite'],
);
