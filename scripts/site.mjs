// `npm run build:site`: the page as a folder that any static host can serve, below any path, with no server behind it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot, note, run, timed } from './shell.mjs';

const HELP = `Usage: npm run build:site -- [options]

  --out <folder>      where to write it ("site" in the project)
  --server <address>  a server to name for those who want to play with people, such as https://play.example.org
  --help              shows this
`;

export function readSiteWishes(args) {
  let flags;
  try {
    flags = parseArgs({
      args,
      options: { out: { type: 'string' }, server: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    return { problem: `${error.message.split('. ')[0]}. "npm run build:site -- --help" lists the options.` };
  }
  if (flags.help) return { help: HELP };
  const { out, server = '' } = flags;
  if (out !== undefined && out.trim() === '') return { problem: '--out must not be empty.' };
  if (server !== '' && !/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : ''))
    return { problem: `--server must be an address that begins with https:// or http://, not "${server}".` };
  const folder = out === undefined ? fromRoot('site') : resolve(out);
  if (!isOurs(folder))
    return { problem: `${folder} holds something that is not a site of Airlock; nothing was written.` };
  return { folder, server };
}

/** Whatever is in the folder is replaced, so it must be nothing, or what was written here before. */
function isOurs(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  const page = join(folder, 'index.html');
  return existsSync(page) && readFileSync(page, 'utf8').includes('<title>Airlock</title>');
}

/** Gives whether it worked. */
export async function buildSite(args) {
  const wishes = readSiteWishes(args);
  if (wishes.help) console.log(wishes.help);
  if (wishes.problem) note(wishes.problem);
  if (!wishes.folder) return !wishes.problem;
  const { folder, server } = wishes;
  const code = await timed('built the site', () =>
    run('vite', ['build', 'packages/web', '--mode', 'site', '--logLevel', 'warn'], {
      quiet: true,
      env: { AIRLOCK_SITE_FOLDER: folder, AIRLOCK_SITE_SERVER: server },
    }),
  );
  if (code === 0) console.log(`The site is in ${folder}: put it on any static host, below any path.`);
  return code === 0;
}
