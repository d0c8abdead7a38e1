/** The page's files lie beside the database and the key that signs cookies; nothing but the page may be read over HTTP. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { inParallel } from '../ground/parallel.ts';
import { RawConnection } from '../ground/rawConnection.ts';

const UPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '%252e%252e%252f',
  '..;/',
  '%c0%ae%c0%ae/',
];
const TARGETS = ['package.json', 'etc/passwd', 'airlock.db', 'server/dist/airlock.js', 'src/main.tsx'];
const DIRECT = [
  '/.git/config',
  '/.env',
  '/data/airlock.db',
  '/airlock.db',
  '/assets/',
  '/assets/../index.html%00.js',
  '//etc/passwd',
  '/index.html/../../package.json',
  '/file:///etc/passwd',
  '/%00',
  '/t/%E0%A4%A',
  '/t/%00',
];
const DEPTHS = [1, 3, 6];
const AT_ONCE = 8;
const ANSWER_MS = 3_000;

export const reachForFiles: Attack = {
  number: 17,
  name: 'reach for files',
  harm: 'A stranger reads the database or the key that signs cookies, and is everybody.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const paths = [
      ...DIRECT,
      ...UPS.flatMap((up) =>
        DEPTHS.flatMap((depth) =>
          TARGETS.flatMap((target) => ['/', '/assets/'].map((from) => from + up.repeat(depth) + target)),
        ),
      ),
    ];
    const secrets = ['root:x:0', '"workspaces"', 'SQLite format 3', programStart()];
    const found: string[] = [];
    const broke: string[] = [];
    await inParallel(AT_ONCE, paths.length, async (number) => {
      const path = paths[number] ?? '/';
      const answer = await asked(ground, server, path);
      if (secrets.some((secret) => answer.includes(secret))) found.push(path);
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      if (status === undefined || Number(status) >= 500) broke.push(`${path}: ${status ?? 'no answer'}`);
    });
    yield {
      tried: `${paths.length} paths to files that are not the page’s`,
      held: found.length === 0,
      evidence: found.length === 0 ? 'none was read' : `${found.length} were read, such as ${found[0]}`,
    };
    yield {
      tried: 'break the server with a path',
      held: broke.length === 0 && server.isRunning,
      evidence:
        broke.length === 0 ? 'each is answered, none with a server error' : broke.slice(0, 4).join('; '),
    };
  },
};

/** How the server's own program begins, which is not the page's. */
const programStart = (): string =>
  readFileSync(new URL('../../../server/dist/airlock.js', import.meta.url), 'utf8').slice(0, 60);

/** As it is: a client library would tidy the path up. */
async function asked(ground: Ground, server: AirlockProcess, path: string): Promise<string> {
  const connection = await RawConnection.to(ground, server);
  connection.send(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  const began = performance.now();
  while (!connection.isClosed && performance.now() - began < ANSWER_MS) await sleep(5);
  connection.close();
  return connection.received;
}
