/**
 * What looks after the data of a server: `airlock backup`, `restore`, `check`, `check-matches`, `migrate-data` and `forget`. A program of its own, because it must
 * run beside the server and without it; the command line hands these commands over.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULTS } from '../settings.ts';
import { backUp } from './backup.ts';
import { check } from './check/check.ts';
import { tellReport } from './check/telling.ts';
import { checkMatches, goesWell } from './checkMatches.ts';
import { tellMatches } from './checkMatchesTelling.ts';
import { Complaint } from './complaint.ts';
import { forgetPerson } from './forget.ts';
import { migrateData } from './migrate/migrateData.ts';
import { restore } from './restore.ts';

/** Exit code for data that is damaged, and for matches that would end. */
const FOUND = 1;

/** Exit code for what was asked for wrongly or cannot be done. */
const CANNOT = 2;

const [command = '', ...args] = process.argv.slice(2);
const data = (flag: string | undefined): string => resolve(flag ?? process.env.AIRLOCK_DATA ?? DEFAULTS.data);

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async backup() {
    const { values, positionals } = read({ replace: { type: 'boolean' } }, 1);
    const [target = ''] = positionals;
    console.log(await backUp({ data: data(values.data), target, replace: values.replace === true }));
  },
  async restore() {
    const { values, positionals } = read({ replace: { type: 'boolean' } }, 1);
    const [file = ''] = positionals;
    console.log(await restore({ file, data: data(values.data), replace: values.replace === true }));
  },
  async forget() {
    const { values, positionals } = read({}, 1);
    const [who = ''] = positionals;
    console.log(await forgetPerson(data(values.data), who));
  },
  async check() {
    const { values } = read({ salvage: { type: 'string' }, json: { type: 'boolean' } }, 0);
    const report = await check({ data: data(values.data), salvage: values.salvage });
    console.log(values.json ? JSON.stringify(report, null, 2) : tellReport(report));
    if (report.findings.some(({ isDamage }) => isDamage)) process.exitCode = FOUND;
  },
  async 'check-matches'() {
    const { values, positionals } = read({ json: { type: 'boolean' } }, 1);
    const report = await checkMatches(resolve(positionals[0] ?? ''));
    console.log(values.json ? JSON.stringify(report, null, 2) : tellMatches(report));
    if (!goesWell(report)) process.exitCode = FOUND;
  },
  async 'migrate-data'() {
    const [from = '', to = ''] = read({}, 2).positionals;
    console.log(await migrateData(from, to));
  },
};

interface Flags {
  readonly data?: string;
  readonly replace?: boolean;
  readonly salvage?: string;
  readonly json?: boolean;
}

function read(options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>, count: number) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { data: { type: 'string' }, ...options },
      allowPositionals: true,
    });
    if (positionals.length !== count) {
      throw new Error(`"${command}" needs ${['no argument', '1 argument', '2 arguments'][count]}`);
    }
    return { values: values as Flags, positionals };
  } catch (error) {
    throw new Complaint(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Complaint(`There is no command "${command}".`);
  await run();
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  process.stderr.write(`airlock: ${error.message}\n`);
  process.exitCode = CANNOT;
}
