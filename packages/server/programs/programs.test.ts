import {
  atTable,
  type MadeProgram,
  type NewsLine,
  newsLine,
  type ProgramInfo,
  ROUTES,
} from '@airlock/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { PATIENTLY, startForTest, stopBudgetClock } from '../testing/startForTest.ts';
import { MOST_PROGRAMS } from './programs.ts';

/** Somebody and a program of theirs. */
async function withProgram(url: string, name = 'Robin') {
  const owner = await guest(url, 'Ann');
  const { id, token } = await owner.get<MadeProgram>('POST', ROUTES.programs, { name });
  return { owner, id, token, program: owner.withToken(token) };
}

/** What a stream has told so far. */
function listening(program: Guest, query = ''): NewsLine[] {
  const heard: NewsLine[] = [];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  void (async () => {
    try {
      for await (const line of program.lines(`${ROUTES.news}${query}`, stop.signal))
        heard.push(newsLine.parse(line));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  })();
  return heard;
}

const invitationsAt = (code: string): string => atTable(ROUTES.invitations, code);
const challengeAt = (code: string): string => atTable(ROUTES.challenge, code);

describe('a program of somebody', () => {
  it('is known by its token, is nobody without it, and is not its owner', async () => {
    const { url } = await startForTest();
    const { owner, id, token, program } = await withProgram(url);
    expect(await program.get('GET', ROUTES.session)).toEqual({ id, name: 'Robin' });
    const mistyped = owner.withToken(`${token}x`);
    expect(await mistyped.ask('GET', ROUTES.session)).toMatchObject({
      status: 401,
      body: { code: 'no-session' },
    });
    expect(await owner.get('GET', ROUTES.programs)).toEqual([{ id, name: 'Robin', waiting: false }]);
    const stranger = await guest(url, 'Bob');
    expect(await stranger.get('GET', ROUTES.programs)).toEqual([]);
  });

  it('is kept as a digest of its token alone', async () => {
    const { url, store } = await startForTest();
    const { token } = await withProgram(url);
    expect(await store.session(token)).toBeUndefined();
  });

  it('is gone when its owner revokes it: its socket is closed and its token opens nothing', async () => {
    const { url } = await startForTest();
    const { owner, id, program } = await withProgram(url);
    const socket = await program.socket();
    const rest = await owner.get<ProgramInfo[]>('DELETE', ROUTES.program.replace(':id', id));
    expect(rest).toEqual([]);
    await expect.poll(() => socket.closed, PATIENTLY).toBe(4005);
    await expect(program.socket()).rejects.toThrow('401');
    expect(await program.ask('GET', ROUTES.session)).toMatchObject({ status: 401 });
  });

  it('cannot be revoked by others', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    const bob = await guest(url, 'Bob');
    expect(await bob.ask('DELETE', ROUTES.program.replace(':id', id))).toMatchObject({ status: 404 });
    expect(await program.get('GET', ROUTES.session)).toMatchObject({ id });
  });

  it('is forgotten with its owner, who is told of it before', async () => {
    const { url } = await startForTest();
    const { owner, id, program } = await withProgram(url);
    expect(await owner.get('GET', ROUTES.person)).toMatchObject({ programs: [{ id, name: 'Robin' }] });
    await owner.get('DELETE', ROUTES.person);
    expect(await program.ask('GET', ROUTES.session)).toMatchObject({ status: 401 });
  });

  it('is one of a few', async () => {
    const { url } = await startForTest();
    const { owner } = await withProgram(url);
    for (let made = 1; made < MOST_PROGRAMS; made++)
      await owner.get('POST', ROUTES.programs, { name: `Robin ${made}` });
    expect(await owner.ask('POST', ROUTES.programs, { name: 'One more' })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', sentence: 'You can have 10 programs. Revoke one first.' },
    });
  });

  it('shares its limits with the other programs of its owner, not with the owner', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const { owner, program } = await withProgram(url);
    const { token } = await owner.get<MadeProgram>('POST', ROUTES.programs, { name: 'Second' });
    let lists = 0;
    while ((await program.ask('GET', ROUTES.tables)).status === 200) lists++;
    expect(lists).toBe(20);
    expect(await owner.withToken(token).ask('GET', ROUTES.tables)).toMatchObject({ status: 429 });
    expect(await owner.ask('GET', ROUTES.tables)).toMatchObject({ status: 200 });
  });
});

describe('a program that waits', () => {
  it('is found, invited, sits down marked for everybody, is told of its turn and of the end', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    const heard = listening(program, '?games=outpost-seven');
    const bob = await guest(url, 'Bob');
    const waitingFor = (game: string) => bob.get('GET', `${ROUTES.waitingPrograms}?game=${game}`);
    await expect.poll(() => waitingFor('outpost-seven'), PATIENTLY).toEqual([{ id, name: 'Robin' }]);
    expect(await waitingFor('outbreak')).toEqual([]);

    const { code } = await bob.setTable({
      options: { startPlayer: 'yellow' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    // Nobody has invited it yet.
    expect(await program.ask('POST', ROUTES.seat.replace(':code', code), {})).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    await bob.get('POST', invitationsAt(code), { program: id });
    await expect
      .poll(() => heard[0], PATIENTLY)
      .toMatchObject({
        type: 'invitation',
        table: code,
        game: 'outpost-seven',
        options: { startPlayer: 'yellow' },
        from: 'Bob',
      });
    await program.claim(code);
    const { seats } = await program.ready(code);
    expect(seats[1]).toMatchObject({ kind: 'program', name: 'Robin', you: true });
    await bob.start(code);
    await expect
      .poll(() => heard[1], PATIENTLY)
      .toEqual({ type: 'turn', table: code, game: 'outpost-seven', sequence: 0 });

    const socket = await program.socket();
    socket.send({ type: 'join', table: code, choices: true });
    const position = await socket.next('position');
    expect(position).toMatchObject({ viewer: 1, waiting: expect.arrayContaining([1]), whole: true });
    expect(position.choices?.actions.length).toBeGreaterThan(0);
    socket.send({ type: 'act', table: code, id: 1, after: position.sequence, action: 'resign' });
    expect(await socket.next('position', ({ id: answered }) => answered === 1)).toMatchObject({
      whole: false,
      choices: null,
      outcome: { winners: [0] },
    });
    await expect
      .poll(() => heard.at(-1), PATIENTLY)
      .toEqual({ type: 'over', table: code, game: 'outpost-seven' });
  });

  it('declines, and cannot sit down then', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    const heard = listening(program);
    const bob = await guest(url, 'Bob');
    await expect.poll(() => bob.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY).toHaveLength(1);
    const { code } = await bob.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.get('POST', invitationsAt(code), { program: id });
    await expect.poll(() => heard, PATIENTLY).toHaveLength(1);
    await program.get('DELETE', invitationsAt(code));
    expect(await program.ask('POST', ROUTES.seat.replace(':code', code), {})).toMatchObject({ status: 403 });
  });

  it('sets tables of its own', async () => {
    const { url } = await startForTest();
    const { program } = await withProgram(url);
    const { seats } = await program.setTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    expect(seats.map(({ kind }) => kind)).toEqual(['program', 'bot']);
  });
});

describe('a challenge', () => {
  it('names game, options and seats, needs one answer, and begins by itself when all have accepted', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    const heard = listening(program, '?games=outpost-seven');
    const bob = await guest(url, 'Bob');
    await expect.poll(() => bob.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY).toHaveLength(1);
    const { code, stage, seats } = await bob.get('POST', ROUTES.challenges, {
      game: 'outpost-seven',
      options: { startPlayer: 'yellow', openingKeep: 'auto' },
      seats: [{ kind: 'me' }, { kind: 'program', program: id }],
    });
    expect([stage, seats.map(({ kind }) => kind)]).toEqual(['lobby', ['person', 'open']]);
    await expect
      .poll(() => heard[0], PATIENTLY)
      .toMatchObject({
        type: 'invitation',
        table: code,
        options: { startPlayer: 'yellow', openingKeep: 'auto' },
        from: 'Bob',
        challenge: 1,
      });
    expect(await program.get('POST', challengeAt(code), { accept: true })).toMatchObject({
      stage: 'playing',
      mySeat: 1,
    });
    await expect.poll(() => heard[1], PATIENTLY).toMatchObject({ type: 'turn', table: code });
  });

  it('can be made by a program, which is told when another one declines', async () => {
    const { url } = await startForTest();
    const [robin, wren] = [await withProgram(url), await withProgram(url, 'Wren')];
    listening(wren.program);
    const heard = listening(robin.program);
    await expect
      .poll(() => robin.program.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY)
      .toHaveLength(2);
    const { code } = await robin.program.get('POST', ROUTES.challenges, {
      game: 'outpost-seven',
      seats: [{ kind: 'program', program: wren.id }, { kind: 'me' }],
    });
    await wren.program.get('POST', challengeAt(code), { accept: false });
    await expect
      .poll(() => heard, PATIENTLY)
      .toEqual([{ type: 'declined', table: code, game: 'outpost-seven', by: 'Wren' }]);
    expect(await wren.program.ask('POST', challengeAt(code), { accept: true })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it.each([
    ['to nobody', () => [{ kind: 'me' }], 400, 'Name at least one program.'],
    [
      'to somebody twice',
      (id: string) => [
        { kind: 'program', program: id },
        { kind: 'program', program: id },
      ],
      400,
      'A program can take only one seat.',
    ],
    [
      'to a program that does not wait',
      () => [{ kind: 'me' }, { kind: 'program', program: 'nobody' }],
      404,
      'No such program waits for an invitation to this game.',
    ],
  ] as const)('%s is refused, and no table is set', async (_, seatsFor, status, sentence) => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    listening(program);
    const bob = await guest(url, 'Bob');
    await expect.poll(() => bob.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY).toHaveLength(1);
    const wish = { game: 'outpost-seven', seats: seatsFor(id) };
    expect(await bob.ask('POST', ROUTES.challenges, wish)).toMatchObject({ status, body: { sentence } });
    expect(await bob.get('GET', ROUTES.tables)).toEqual([]);
  });
});

describe('a table that wants no programs', () => {
  it('says so, and refuses invitations and seats until the host allows them', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    listening(program);
    const bob = await guest(url, 'Bob');
    await expect.poll(() => bob.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY).toHaveLength(1);
    const { code, programs } = await bob.setTable({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      programs: false,
    });
    expect(programs).toBe(false);
    const refused = {
      status: 403,
      body: { code: 'not-allowed', sentence: 'The host wants no programs at this table.' },
    };
    expect(await bob.ask('POST', invitationsAt(code), { program: id })).toMatchObject(refused);
    const allowed = await bob.get('PATCH', atTable(ROUTES.table, code), { programs: true });
    expect(allowed).not.toHaveProperty('programs');
    await bob.get('POST', invitationsAt(code), { program: id });
    await bob.get('PATCH', atTable(ROUTES.table, code), { programs: false });
    expect(await program.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject(refused);
  });

  it('cannot be made of one at which a program sits', async () => {
    const { url } = await startForTest();
    const { id, program } = await withProgram(url);
    listening(program);
    const bob = await guest(url, 'Bob');
    await expect.poll(() => bob.get<unknown[]>('GET', ROUTES.waitingPrograms), PATIENTLY).toHaveLength(1);
    const { code } = await bob.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.get('POST', invitationsAt(code), { program: id });
    await program.claim(code);
    expect(await bob.ask('PATCH', atTable(ROUTES.table, code), { programs: false })).toMatchObject({
      status: 403,
      body: { sentence: 'Robin is a program and sits here. Remove it first.' },
    });
  });
});
