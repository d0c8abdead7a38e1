#!/usr/bin/env node
// What an installed Airlock begins with: `npx airlock` opens the table, `npx airlock play outpost-seven` is the command line.
// Written for the oldest Node there is, so that each of them can say which one is needed.
const version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`Airlock needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
const first = process.argv[2];
const ofTheWhole = ['-h', '--help', '-V', '--version'];
// Flags without a command are the server's: `npx airlock --port 8080`.
if (first === undefined || (first.startsWith('-') && !ofTheWhole.includes(first)))
  process.argv.splice(2, 0, 'start');
await import('../packages/lab/dist/airlock.js');
