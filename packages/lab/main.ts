#!/usr/bin/env node
/** The entry of the command line `airlock`. */
import { run } from './program.ts';

// Whoever reads our output may stop before its end: `airlock rules outpost-seven | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

await run(process.argv.slice(2));
