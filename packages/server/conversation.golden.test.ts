/**
 * The examples in docs/PROTOCOL.md are real conversations: they are held here with a real server, and the document
 * must show exactly what was said. `npm run golden` writes it anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MadeProgram, PROTOCOL_VERSION, ROUTES } from '@airlock/protocol';
import { expect, it } from 'vitest';
import { guest } from './testing/guest.ts';
import { startForTest } from './testing/startForTest.ts';
import { TestSocket } from './testing/testSocket.ts';

const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'PROTOCOL.md');
const CODE = 'KEEL-420731-VANE';
const LONGEST_LINE = 420;
/** Positions are what the page is about. */
const LONGEST_POSITION = 2_400;

/** What Ann's client and the server say to each other. */
class Transcript {
  readonly lines: string[] = [];
  private written = 0;
  private lastTable = '';
  private readonly socket: TestSocket;
  private readonly longest: number;

  /** `longest` is how much of a position is shown. */
  constructor(socket: TestSocket, longest = LONGEST_LINE) {
    this.socket = socket;
    this.longest = longest;
  }

  say(message: object): void {
    this.lines.push(`→ ${JSON.stringify(message)}`);
    this.socket.send(message);
  }

  /** Waits until the server has answered all of it, and writes that down. */
  async listen(): Promise<void> {
    await this.socket.settle();
    const frames = this.socket.frames.slice(this.written);
    this.written = this.socket.frames.length;
    for (const frame of frames) if (!this.isNoise(frame)) this.lines.push(`← ${shown(frame, this.longest)}`);
  }

  /** Our own pings, and a table that has not changed: who came and went is announced when there is time. */
  private isNoise(frame: string): boolean {
    if (frame.includes('"type":"pong"') || frame === this.lastTable) return true;
    if (frame.includes('"type":"table"')) this.lastTable = frame;
    return false;
  }
}

/** Without what differs from time to time, and not too long to read. */
function shown(frame: string, longestPosition: number): string {
  const timeless = frame.replace(/"at":\d+/g, '"at":1500');
  const longest = frame.startsWith('{"type":"position"') ? longestPosition : LONGEST_LINE;
  return timeless.length <= longest ? timeless : `${timeless.slice(0, longest)} …`;
}

/** A table of Outpost Seven that Ann has set, at which Bob sits. */
async function tableOfTwo() {
  const chance = { code: () => CODE, seed: () => '5eed'.repeat(16) };
  const { url } = await startForTest({}, { chance });
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  await ann.get('POST', ROUTES.tables, {
    game: 'outpost-seven',
    options: { startPlayer: 'red', openingKeep: 'auto' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.claim(CODE);
  await bob.ready(CODE);
  await ann.start(CODE);
  const bobs = await bob.socket();
  await bobs.join(CODE);
  await bobs.settle();
  return { url, ann, bobs };
}

it('the golden conversation in docs/PROTOCOL.md is what a server really says', async () => {
  const { url, ann, bobs } = await tableOfTwo();
  const first = new Transcript(await TestSocket.open(url, ann.cookie));
  first.say({ type: 'hello', version: PROTOCOL_VERSION });
  await first.listen();
  first.say({ type: 'join', table: CODE });
  await first.listen();
  first.say({ type: 'act', table: CODE, id: 1, after: 0, action: 'salvage -' });
  await first.listen();
  first.say({ type: 'act', table: CODE, id: 2, after: 0, action: 'salvage 1' });
  await first.listen();
  bobs.send({ type: 'talk', table: CODE, id: 1, text: 'Good luck!' });
  await bobs.next('talk');
  await first.listen();
  bobs.send({ type: 'act', table: CODE, id: 2, after: 1, action: 'salvage 2' });
  await bobs.next('events', ({ sequence }) => sequence === 2);

  const second = new Transcript(await ann.socket());
  second.lines.push(
    '(the connection is lost; Bob acts; Ann’s client comes back)',
    `→ {"type":"hello","version":${PROTOCOL_VERSION}}`,
  );
  second.say({ type: 'join', table: CODE, seen: 1 });
  await second.listen();
  second.say({ type: 'act', table: CODE, id: 3, after: 2, action: 'resign' });
  await second.listen();

  expectShown('conversation', [...first.lines, ...second.lines]);
});

it('the golden conversation in the compact form in docs/PROTOCOL.md is what a server really says', async () => {
  const { url, ann } = await tableOfTwo();
  const transcript = new Transcript(await TestSocket.open(url, ann.cookie));
  transcript.say({ type: 'hello', version: PROTOCOL_VERSION });
  transcript.say({ type: 'join', table: CODE, compact: true });
  await transcript.listen();
  transcript.say({ type: 'act', table: CODE, id: 1, after: 0, action: 'salvage 1' });
  await transcript.listen();
  expectShown('compact', transcript.lines);
});

it('the golden conversation of a program in docs/PROTOCOL.md is what a server really says', async () => {
  const chance = { code: () => CODE, seed: () => '5eed'.repeat(16) };
  const { url } = await startForTest({}, { chance });
  const owner = await guest(url, 'Ann');
  const { token } = await owner.get<MadeProgram>('POST', ROUTES.programs, { name: 'Robin' });
  const program = owner.withToken(token);
  const bob = await guest(url, 'Bob');
  await program.get('POST', ROUTES.tables, {
    game: 'outpost-seven',
    options: { startPlayer: 'red', openingKeep: 'auto' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await bob.claim(CODE);
  await bob.ready(CODE);
  await program.start(CODE);
  // Whoever is away is shown with since when, which no document can know.
  const bobs = await bob.socket();
  await bobs.join(CODE);
  await bobs.settle();
  const transcript = new Transcript(
    await TestSocket.open(url, '', { authorization: `Bearer ${token}` }),
    LONGEST_POSITION,
  );
  transcript.say({ type: 'hello', version: PROTOCOL_VERSION });
  await transcript.listen();
  transcript.say({ type: 'join', table: CODE, choices: true });
  await transcript.listen();
  transcript.say({ type: 'act', table: CODE, id: 1, after: 0, action: 'salvge 1' });
  await transcript.listen();
  transcript.say({ type: 'act', table: CODE, id: 2, after: 0, action: 'salvage 1' });
  await transcript.listen();
  expectShown('program', transcript.lines);
});

/** A part of the document is what was said, or is made so where that was asked for. */
function expectShown(part: string, lines: readonly string[]): void {
  const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
  const said = lines.join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, rest = ''] = document.split(begin);
  const [, after] = rest.split(end);
  const written = `${before}${begin}\n\n\`\`\`\n${said}\n\`\`\`\n\n${end}${after}`;
  if (process.env.AIRLOCK_GOLDEN === 'record') writeFileSync(DOCUMENT, written);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(written);
}
