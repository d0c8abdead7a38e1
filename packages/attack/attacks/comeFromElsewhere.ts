/**
 * A page of another site, opened by somebody who is signed in here, tries to act in their name: it opens a socket, or posts a
 * form with their cookie. And a line break smuggled into a name must not become a header.
 */
import { request } from 'node:http';
import { ROUTES, SOCKET_PATH } from '@airlock/protocol';
import { WebSocket } from 'ws';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Person } from '../ground/person.ts';

const OPENING_MS = 3_000;

export const comeFromElsewhere: Attack = {
  number: 18,
  name: 'come from another site',
  harm: 'A page on another site plays, talks or sets up tables in the name of whoever opens it.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const ann = await ground.person(server, 'Ann');
    const { host } = new URL(server.url);
    const origins = [
      'http://elsewhere.example',
      'null',
      `https://${host}.elsewhere.example`,
      `http://elsewhere.example#${host}`,
      `http://${host}@elsewhere.example`,
      'http://127.0.0.1:1',
      'file://',
      'chrome-extension://abcdef',
    ];
    const opened: string[] = [];
    for (const origin of origins) if (await opensSocket(ann, origin)) opened.push(origin);
    yield {
      tried: `open a socket from ${origins.length} other origins with a stolen cookie`,
      held: opened.length === 0 && (await opensSocket(ann, server.url)),
      evidence:
        opened.length === 0 ? 'all refused; our own page is let in' : `let in from ${opened.join(', ')}`,
    };

    // What a form may send without asking first.
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
    const before = await tablesOf(ann);
    const statuses: number[] = [];
    for (const type of types) {
      statuses.push(await postForm(server, ann, type, 'http://elsewhere.example'));
    }
    const set = (await tablesOf(ann)) - before;
    yield {
      tried: `post ${types.length} kinds of form from another site with the cookie`,
      held: set === 0,
      evidence: `answered ${statuses.join(', ')}; ${set} tables were set`,
    };

    const json = await postForm(server, ann, 'application/json', 'http://elsewhere.example');
    yield {
      tried: 'post JSON from another site, in a browser that sends the cookie along',
      held: json >= 400 && json < 500,
      evidence: `answered ${json}`,
    };
    const own = await postForm(server, ann, 'application/json', server.url);
    yield { tried: 'do the same from our own page', held: own === 200, evidence: `answered ${own}` };

    const { headers } = await ann.ask('OPTIONS', ROUTES.tables, undefined, {
      origin: 'http://elsewhere.example',
      'access-control-request-method': 'POST',
    });
    const allowed = headers.get('access-control-allow-origin');
    yield {
      tried: 'ask whether another site may send what forms cannot',
      held: allowed === null,
      evidence: allowed === null ? 'not allowed' : `allowed for ${allowed}`,
    };

    const stranger = ground.stranger(server, undefined, 'x');
    const reply = await stranger.introduce();
    const cookie = reply.headers.getSetCookie().join('; ');
    const page = await stranger.ask('GET', '/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const missing = [
      ...['HttpOnly', 'SameSite'].filter((part) => !cookie.includes(part)),
      ...["frame-ancestors 'none'", "script-src 'self'"].filter((part) => !policy.includes(part)),
      ...(page.headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff']),
    ];
    yield {
      tried: 'read the cookie by script, frame the page, or run a script in it',
      held: missing.length === 0,
      evidence: missing.length === 0 ? 'cookie and page forbid it' : `missing: ${missing.join(', ')}`,
    };

    const smuggled = await ground
      .stranger(server)
      .ask('POST', ROUTES.session, { name: 'Ann\r\nX-Evil: yes' });
    const isSplit = smuggled.headers.has('x-evil');
    yield {
      tried: 'smuggle in a header through a name with a line break',
      held: !isSplit && smuggled.status < 500,
      evidence: `answered ${smuggled.status}${isSplit ? ' with the header' : ''}`,
    };
  },
};

function opensSocket(person: Person, origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(person.server.socketUrl + SOCKET_PATH, {
      headers: { ...person.headers, origin },
      perMessageDeflate: false,
      handshakeTimeout: OPENING_MS,
    });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const tablesOf = async (person: Person): Promise<number> =>
  (await person.must<unknown[]>('GET', ROUTES.tables)).length;

/** By hand, because `fetch` sets headers of its own. */
function postForm(server: AirlockProcess, person: Person, type: string, origin: string): Promise<number> {
  const body = JSON.stringify({ game: 'outpost-seven', seats: [{ kind: 'me' }] });
  return new Promise((resolve, reject) => {
    const asked = request(server.url + ROUTES.tables, {
      method: 'POST',
      headers: {
        ...person.headers,
        origin,
        'content-length': Buffer.byteLength(body),
        ...(type === '' ? {} : { 'content-type': type }),
      },
    });
    asked.on('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
