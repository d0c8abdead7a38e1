import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, replay, UNDO } from '@airlock/kernel';
import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { cookieKey } from '../people/sessions.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { LogLine, TableRecord } from '../store/store.ts';
import { startedPair } from '../testing/guest.ts';
import type { Player } from '../testing/player.ts';
import { outpostSeven, pairAtTable, playerAt } from '../testing/seated.ts';
import { startProcess } from '../testing/serverProcess.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';
import { upkeep } from '../testing/upkeep.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const PAIRS = 6;
const BACKUPS = 3;

interface Kept {
  readonly record: TableRecord;
  readonly log: readonly LogLine[];
}

async function logsIn(data: string, codes: readonly string[]): Promise<Map<string, Kept>> {
  const store = await openSqliteStore(join(data, 'airlock.db'));
  const kept = new Map<string, Kept>();
  for (const code of codes) {
    const record = await store.table(code);
    if (record) kept.set(code, { record, log: await store.log(record.number) });
  }
  await store.close();
  return kept;
}

/** Plays on until the socket is gone. */
function playOn(player: Player): void {
  const { socket } = player;
  const go = (): void => {
    player.catchUp();
    if (socket.raw.readyState !== socket.raw.OPEN || !player.isAwaited) return;
    socket.send({
      type: 'act',
      table: player.code,
      id: 1,
      after: player.sequence,
      action: player.anyAction(),
    });
  };
  socket.raw.on('message', () => setImmediate(go));
  go();
}

function folds(game: AnyGame, { record, log }: Kept): boolean {
  const header = {
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: record.seats.map(() => ''),
    generator: 'strong' as const,
    commitment: '',
  };
  const entries = log.map(({ seat, action, at }) => ({ seat, action: game.codec.read(action) ?? UNDO, at }));
  return replay(game, header, record.match?.seed ?? '', entries).log.length === log.length;
}

describe('a backup', () => {
  it('taken while people play has all that was acknowledged before it, and nothing that never was', async () => {
    const game = await outpostSeven();
    const data = temporaryFolder();
    const server = await startProcess({
      args: ['--port', '0', '--data', data],
      env: { AIRLOCK_LIMITS: 'off' },
    });
    const players: Player[] = [];
    const people = [];
    const seen = (): Map<string, number> => {
      const heard = new Map<string, number>();
      for (const { code, sequence } of players) heard.set(code, Math.max(heard.get(code) ?? 0, sequence));
      return heard;
    };
    const target = temporaryFolder();
    const before: Map<string, number>[] = [];
    for (let count = 0; count < BACKUPS; count++) {
      // New matches with every backup, so that some are going on however short they are.
      for (let pair = 0; pair < PAIRS; pair++) {
        const set = await startedPair(server.url);
        people.push(...set.people);
        for (const [seat, person] of set.people.entries()) {
          players.push(await playerAt(person, set.code, game, `${set.code} ${seat}`));
        }
      }
      for (const player of players.slice(-2 * PAIRS)) playOn(player);
      for (const player of players) player.catchUp();
      before.push(seen());
      expect(await upkeep('backup', '--data', data, join(target, `${count}`))).toMatchObject({ code: 0 });
    }
    await server.end('SIGKILL');
    const codes = [...new Set(players.map(({ code }) => code))];
    const real = await logsIn(data, codes);
    for (const [count, acknowledged] of before.entries()) {
      const elsewhere = join(temporaryFolder(), 'elsewhere');
      await restore({ file: join(target, `${count}`), data: elsewhere, replace: false });
      const restored = await logsIn(elsewhere, codes);
      for (const [code, sequence] of acknowledged) {
        const { log } = restored.get(code) as Kept;
        expect(log.length).toBeGreaterThanOrEqual(sequence);
      }
      for (const [code, kept] of restored) {
        expect(kept.log).toEqual(real.get(code)?.log.slice(0, kept.log.length));
        expect(folds(game, kept)).toBe(true);
      }
    }
    // Otherwise nothing would have been shown.
    const sum = (heard: Map<string, number> | undefined): number =>
      [...(heard ?? [])].reduce((all, [, one]) => all + one, 0);
    expect(sum(before.at(-1))).toBeGreaterThan(BACKUPS * PAIRS);
    expect(readdirSync(data)).toContain('control.json');
  });

  it('is played on elsewhere by the same people with the cookies they have', async () => {
    const data = temporaryFolder();
    const first = await startForTest({ data });
    const { code, people, awaited, other, game } = await pairAtTable(first.url);
    await awaited.act();
    await other.hear(1);
    const target = temporaryFolder();
    const { stdout } = await upkeep('backup', '--data', data, target);
    const [file = ''] = readdirSync(target);
    expect(file).toMatch(/^airlock-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/);
    expect(stdout).toMatch(/: 1 tables, 1 actions and 2 people, .* while the server runs\. /);
    expect(statSync(join(target, file)).mode & 0o077).toBe(0);
    const elsewhere = temporaryFolder();
    await restore({ file: join(target, file), data: elsewhere, replace: false });
    const second = await startForTest({ data: elsewhere });
    for (const person of people) {
      const again = person.at(second.url);
      expect(await again.get('GET', ROUTES.session)).toMatchObject({ name: person.name });
      expect(await playerAt(again, code, game)).toMatchObject({ sequence: 1 });
    }
  });

  it('can be taken from a server that was killed, of which nothing changes by it', async () => {
    const data = temporaryFolder();
    const server = await startProcess({ args: ['--port', '0', '--data', data] });
    const { code, awaited } = await pairAtTable(server.url);
    await awaited.act();
    await server.end('SIGKILL');
    const state = () => readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'hex')]);
    const before = state();
    const target = join(temporaryFolder(), 'backup');
    expect(await upkeep('backup', '--data', data, target)).toMatchObject({ code: 0 });
    expect(state()).toEqual(before);
    const elsewhere = temporaryFolder();
    await restore({ file: target, data: elsewhere, replace: false });
    expect((await logsIn(elsewhere, [code])).get(code)?.log).toHaveLength(1);
  });
});

describe('a backup that cannot be', () => {
  /** Of a folder that no server uses. */
  async function aBackup(): Promise<{ data: string; file: string }> {
    const data = temporaryFolder();
    const store = await openSqliteStore(join(data, 'airlock.db'));
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Ann' } }]);
    await store.close();
    cookieKey(data);
    const target = join(temporaryFolder(), 'backup');
    await backUp({ data, target, replace: false });
    return { data, file: target };
  }

  it('replaces nothing unless told, and says so', async () => {
    const { data, file } = await aBackup();
    const before = readFileSync(file, 'hex');
    await expect(backUp({ data, target: file, replace: false })).rejects.toThrow(
      `${file} already exists; --replace puts the new backup in its place.`,
    );
    expect(readFileSync(file, 'hex')).toBe(before);
    await backUp({ data, target: file, replace: true });
    expect(readFileSync(file, 'hex')).not.toBe(before);
  });

  it('is not restored where a server runs, nor over anything, unless told', async () => {
    const { file } = await aBackup();
    const data = temporaryFolder();
    await startForTest({ data });
    expect(await upkeep('restore', '--replace', '--data', data, file)).toEqual({
      code: 2,
      stdout: '',
      stderr: `airlock: A server uses the data folder ${data}. Stop it first.\n`,
    });
    const other = temporaryFolder();
    writeFileSync(join(other, 'cookie.key'), 'f'.repeat(64));
    await expect(restore({ file, data: other, replace: false })).rejects.toThrow(
      `${other} is not empty (cookie.key); --replace sets aside what a server kept there.`,
    );
    expect(readdirSync(other)).toEqual(['cookie.key']);
    expect(await restore({ file, data: other, replace: true })).toMatch(/What was there is in .*replaced-/);
    expect(readFileSync(join(other, 'cookie.key'), 'utf8')).not.toBe('f'.repeat(64));
  });

  it('is not made of a database that is damaged', async () => {
    const { data } = await aBackup();
    const file = join(data, 'airlock.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 3 * 4096, 4 * 4096);
    writeFileSync(file, bytes);
    const folder = temporaryFolder();
    await expect(backUp({ data, target: folder, replace: false })).rejects.toThrow(
      /damaged .* no backup was made/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves out the key of sessions where there is none, and says so', async () => {
    const { data } = await aBackup();
    rmSync(join(data, 'cookie.key'));
    const target = join(temporaryFolder(), 'backup');
    expect(await backUp({ data, target, replace: false })).toContain('sessions are not in it');
    const elsewhere = temporaryFolder();
    await restore({ file: target, data: elsewhere, replace: false });
    expect(readdirSync(elsewhere)).toEqual(['airlock.db']);
  });

  it.each<[string, (file: string) => void, RegExp]>([
    ['cut short', (file) => truncateSync(file, statSync(file).size - 1), /is cut short/],
    ['longer than it was', (file) => writeFileSync(file, 'x', { flag: 'a' }), /something was added/],
    ['changed in one bit', (file) => flipBit(file, statSync(file).size >> 1), /its checksum does not match/],
    ['changed in its key', (file) => flipBit(file, 80), /its checksum does not match|is cut short/],
    ['something else', (file) => writeFileSync(file, '{"airlock":1}\n'), /is not an Airlock backup/],
    [
      'of a format to come',
      (file) => replaceText(file, 'backup 1', 'backup 2'),
      /format 2; .* reads format 1/,
    ],
    ['of a newer server', (file) => signAgain(file, '"schema":', '"schema":9'), /a newer Airlock/],
    ['empty', (file) => truncateSync(file, 0), /is not an Airlock backup/],
  ])('is not restored when it is %s', async (_what, damage, sentence) => {
    const { file } = await aBackup();
    damage(file);
    const data = join(temporaryFolder(), 'new');
    await expect(restore({ file, data, replace: false })).rejects.toThrow(sentence);
    expect(() => readdirSync(data)).toThrow();
  });

  it.each<[readonly string[], RegExp]>([
    [['backup'], /^airlock: "backup" needs 1 argument\.\n$/],
    [['backup', 'a', 'b'], /^airlock: "backup" needs 1 argument\.\n$/],
    [['backup', 'a', '--dta', 'b'], /^airlock: Unknown option '--dta'\.\n$/],
    [['backup', 'a', '--data', '/nowhere'], /^airlock: There is no airlock\.db in \/nowhere\./],
    [['restore', '/nowhere'], /^airlock: \/nowhere cannot be read: /],
    [['dance'], /^airlock: There is no command "dance"\.\n$/],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await upkeep(...args);
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });
});

function flipBit(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function replaceText(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'latin1').replace(from, to), 'latin1');
}

/** Changes it as somebody would who knows how it is made. */
function signAgain(file: string, from: string, to: string): void {
  replaceText(file, from, to);
  const bytes = readFileSync(file);
  const body = bytes.subarray(0, -72);
  writeFileSync(
    file,
    Buffer.concat([body, Buffer.from(`sha256 ${createHash('sha256').update(body).digest('hex')}\n`)]),
  );
}
