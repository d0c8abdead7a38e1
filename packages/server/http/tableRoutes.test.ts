import { atTable, ROUTES, type TableInfo, type TableSummary } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../border/limits.ts';
import { type Guest, guest, startedPair, stranger } from '../testing/guest.ts';
import { startForTest, stopBudgetClock } from '../testing/startForTest.ts';

async function people(): Promise<{ url: string; ann: Guest; bob: Guest; cleo: Guest }> {
  const { url } = await startForTest();
  return { url, ann: await guest(url, 'Ann'), bob: await guest(url, 'Bob'), cleo: await guest(url, 'Cleo') };
}

const sentence = expect.stringMatching(/\.$/);

describe('setting a table', () => {
  it('gives it a code, seats its host ready, and leaves the other seats open', async () => {
    const { ann } = await people();
    expect(await ann.setTable({ options: { startPlayer: 'red' } })).toEqual({
      code: expect.stringMatching(/^[A-Z]{3,6}-\d{6}-[A-Z]{3,6}$/),
      game: 'outpost-seven',
      options: {
        startPlayer: 'red',
        openingKeep: 'choose',
        neutralPlay: 'allowed',
        bonusCentre: 'bonusCard',
        secondTotal: 16,
        seed: '',
      },
      seats: [
        { kind: 'person', name: 'Ann', ready: true, here: false, you: true, host: true },
        { kind: 'open' },
      ],
      host: true,
      mySeat: 0,
      stage: 'lobby',
      watchers: 0,
      commitment: null,
      rematch: null,
    });
  });

  it('begins at once against a bot, its seed promised', async () => {
    const { ann } = await people();
    const seats = [{ kind: 'bot' as const, level: 'random' }, { kind: 'me' as const }];
    expect(await ann.setTable({ seats, start: true })).toMatchObject({
      stage: 'playing',
      mySeat: 1,
      seats: [{ kind: 'bot', level: 'random', name: expect.any(String) }, {}],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('waits although asked to start when a seat is open', async () => {
    const { ann } = await people();
    expect(await ann.setTable({ start: true })).toMatchObject({ stage: 'lobby' });
  });

  it.each<[string, number, string, object]>([
    ['an unknown game', 404, 'not-found', { game: 'chess', seats: [] }],
    ['too many seats', 400, 'bad-request', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }],
    ['two seats for one', 400, 'bad-request', { seats: [{ kind: 'me' }, { kind: 'me' }] }],
    ['an unknown bot', 400, 'bad-request', { seats: [{ kind: 'bot', level: 'genius' }] }],
    ['an unknown option', 400, 'bad-request', { options: { cheat: true } }],
    ['an option out of range', 400, 'bad-request', { options: { secondTotal: 17 } }],
    ['an option that is a trap', 400, 'bad-request', { options: { constructor: 1 } }],
    ['an unknown kind of seat', 400, 'bad-request', { seats: [{ kind: 'throne' }] }],
    ['no seats', 400, 'bad-request', { seats: undefined }],
  ])('is refused for %s', async (_what, status, code, wish) => {
    const { ann } = await people();
    const body = { game: 'outpost-seven', seats: [{ kind: 'me' }], ...wish };
    expect(await ann.ask('POST', ROUTES.tables, body)).toMatchObject({ status, body: { code, sentence } });
  });

  it('needs a name, and cannot be done without end', async () => {
    stopBudgetClock();
    const { url } = await startForTest({ limited: true });
    const wish = { game: 'outpost-seven', seats: [] };
    expect(await stranger(url).ask('POST', ROUTES.tables, wish)).toMatchObject({ status: 401 });
    const { person, address } = LIMITS.tables;
    const statuses: number[] = [];
    for (const name of ['Ann', 'Bob', 'Cleo']) {
      const asker = await guest(url, name);
      for (let count = 0; count <= person.atOnce; count++) {
        statuses.push((await asker.ask('POST', ROUTES.tables, wish)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    }
    // One more was asked for by somebody without a name.
    expect(statuses.filter((status) => status === 200)).toHaveLength(address.atOnce - 1);
  });
});

describe('before the start', () => {
  it('a link invites: whoever has it can look, and take an open seat once', async () => {
    const { url, ann, bob, cleo } = await people();
    const { code } = await ann.setTable();
    expect(await stranger(url).get('GET', atTable(ROUTES.table, code))).toMatchObject({
      mySeat: null,
      host: false,
      seats: [{ name: 'Ann', you: false }, { kind: 'open' }],
    });
    expect(await bob.claim(code)).toMatchObject({ mySeat: 1, host: false });
    const again = await bob.ask('POST', atTable(ROUTES.seat, code), {});
    expect(again).toMatchObject({ status: 409, body: { code: 'taken', sentence } });
    for (const seat of [undefined, 0, 1]) {
      const late = await cleo.ask('POST', atTable(ROUTES.seat, code), seat === undefined ? {} : { seat });
      expect(late).toMatchObject({ status: 409, body: { code: 'taken' } });
    }
    expect(await cleo.ask('POST', atTable(ROUTES.seat, code), { seat: 5 })).toMatchObject({ status: 400 });
  });

  it('a seat can be left and taken by somebody else', async () => {
    const { ann, bob, cleo } = await people();
    const { code } = await ann.setTable();
    await bob.claim(code, 1);
    expect(await bob.get('DELETE', atTable(ROUTES.seat, code))).toMatchObject({ mySeat: null });
    expect(await bob.ask('DELETE', atTable(ROUTES.seat, code))).toMatchObject({
      status: 403,
      body: { code: 'not-your-seat' },
    });
    expect(await cleo.claim(code)).toMatchObject({ mySeat: 1 });
  });

  it('the host changes options and seats, and whoever had agreed must agree again', async () => {
    const { ann, bob } = await people();
    const { code } = await ann.setTable();
    await bob.claim(code);
    expect(await bob.ready(code)).toMatchObject({ seats: [{ ready: true }, { ready: true }] });
    const change = (by: Guest, body: object) => by.ask<TableInfo>('PATCH', atTable(ROUTES.table, code), body);
    expect(await change(ann, { options: { secondTotal: 18 } })).toMatchObject({
      status: 200,
      body: {
        options: { secondTotal: 18, startPlayer: 'random' },
        seats: [{ ready: true }, { ready: false }],
      },
    });
    expect(await change(bob, { options: { secondTotal: 16 } })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', sentence },
    });
    expect(await change(ann, { options: { secondTotal: 1 } })).toMatchObject({ status: 400 });
    const seatBob = { seat: { index: 1, plan: { kind: 'bot', level: 'random' } } };
    expect(await change(ann, seatBob)).toMatchObject({ status: 409, body: { code: 'taken' } });
    await bob.get('DELETE', atTable(ROUTES.seat, code));
    expect(await change(ann, seatBob)).toMatchObject({ body: { seats: [{}, { kind: 'bot' }] } });
    expect(await change(ann, { seat: { index: 1, plan: { kind: 'me' } } })).toMatchObject({
      body: { mySeat: 1, seats: [{ kind: 'bot' }, { name: 'Ann', ready: true }] },
    });
    expect(await change(ann, { seat: { index: 7, plan: { kind: 'open' } } })).toMatchObject({ status: 400 });
  });

  it('everybody chooses a side: the host changes places with bots, and everybody takes open seats', async () => {
    const { ann, bob } = await people();
    const { code } = await ann.setTable();
    const take = (seat: number) =>
      ann.get('PATCH', atTable(ROUTES.table, code), { seat: { index: seat, plan: { kind: 'me' } } });
    expect(await take(1)).toMatchObject({ mySeat: 1, seats: [{ kind: 'open' }, { name: 'Ann' }] });
    await bob.claim(code, 0);
    await bob.ready(code);
    expect(await bob.ask('POST', atTable(ROUTES.seat, code), { seat: 1 })).toMatchObject({
      status: 409,
      body: { code: 'taken', sentence: 'That seat is taken.' },
    });
    const path = atTable(ROUTES.table, code);
    expect(await ann.ask('PATCH', path, { seat: { index: 0, plan: { kind: 'me' } } })).toMatchObject({
      status: 409,
      body: { code: 'taken', sentence: 'Bob sits there. Ask them to swap seats.' },
    });
    await ann.get('DELETE', atTable(ROUTES.seat, code));
    expect(await bob.claim(code, 1)).toMatchObject({ mySeat: 1, seats: [{ kind: 'open' }, { name: 'Bob' }] });
    expect(await bob.ask('POST', atTable(ROUTES.seat, code), {})).toMatchObject({
      status: 409,
      body: { code: 'taken', sentence: 'You already have a seat here.' },
    });
  });

  it('seats come and go at the end, within what the game allows, and nobody loses theirs', async () => {
    const { ann, bob } = await people();
    const plan = { game: 'hypatia', seats: [{ kind: 'me' }] };
    const { code } = await ann.get<TableInfo>('POST', ROUTES.tables, plan);
    const resize = (by: Guest, seats: number) =>
      by.ask<TableInfo>('PATCH', atTable(ROUTES.table, code), { seats });
    expect(await resize(ann, 3)).toMatchObject({
      status: 200,
      body: { seats: [{ name: 'Ann' }, { kind: 'open' }, { kind: 'open' }] },
    });
    await bob.claim(code, 2);
    expect(await resize(ann, 2)).toMatchObject({
      status: 409,
      body: { code: 'taken', sentence: 'Bob sits there.' },
    });
    expect(await resize(bob, 4)).toMatchObject({ status: 403 });
    for (const seats of [0, 5, 1.5]) expect(await resize(ann, seats)).toMatchObject({ status: 400 });
    await bob.get('DELETE', atTable(ROUTES.seat, code));
    const { status, body } = await resize(ann, 1);
    expect([status, (body as TableInfo).seats.length]).toEqual([200, 1]);
  });

  it('everybody at the table hears of every change', async () => {
    const { ann, bob } = await people();
    const { code } = await ann.setTable();
    const socket = await ann.socket();
    await socket.join(code);
    await bob.claim(code);
    await socket.next('table', ({ table }) => table.seats[1]?.kind === 'person');
    await bob.ready(code);
    await socket.next('table', ({ table }) => table.seats[1]?.kind === 'person' && table.seats[1].ready);
    await ann.start(code);
    await socket.next('table', ({ table }) => table.stage === 'playing');
    expect(await socket.next('view')).toMatchObject({ viewer: 0, sequence: 0 });
  });
});

describe('the start', () => {
  it('is the host’s business, and waits until every seat is taken and everybody ready', async () => {
    const { ann, bob } = await people();
    const { code } = await ann.setTable();
    const start = (by: Guest, body: object = {}) => by.ask('POST', atTable(ROUTES.start, code), body);
    expect(await start(ann)).toMatchObject({ status: 409, body: { code: 'too-early', sentence } });
    await bob.claim(code);
    expect(await start(ann)).toMatchObject({ status: 409, body: { sentence: 'Bob is not ready yet.' } });
    await bob.ready(code);
    expect(await start(bob)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await start(ann)).toMatchObject({ status: 200, body: { stage: 'playing' } });
    expect(await start(ann)).toMatchObject({ status: 403, body: { code: 'not-allowed', sentence } });
  });

  it.each([false, true])(
    'can put a bot into the seat that is not ready (somebody there: %s)',
    async (claimed) => {
      const { ann, bob } = await people();
      const { code } = await ann.setTable();
      if (claimed) await bob.claim(code);
      const unknown = await ann.ask('POST', atTable(ROUTES.start, code), { fill: 'genius' });
      expect(unknown).toMatchObject({ status: 400 });
      expect(await ann.get('POST', atTable(ROUTES.start, code), { fill: 'random' })).toMatchObject({
        stage: 'playing',
        seats: [{ name: 'Ann' }, { kind: 'bot', level: 'random' }],
      });
    },
  );

  it('settles seats and options', async () => {
    const { url } = await startForTest();
    const { code, people: pair } = await startedPair(url);
    const [ann, bob] = pair;
    for (const reply of [
      await ann.ask('PATCH', atTable(ROUTES.table, code), { options: {} }),
      await bob.ask('DELETE', atTable(ROUTES.seat, code)),
      await bob.ask('POST', atTable(ROUTES.ready, code), { ready: false }),
      await (await guest(url, 'Cleo')).ask('POST', atTable(ROUTES.seat, code), {}),
    ]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'not-allowed', sentence } });
    }
  });
});

describe('after the end', () => {
  it('the match file can be had by anybody with the link, and not before', async () => {
    const { url } = await startForTest();
    const { code, people: pair } = await startedPair(url);
    const file = (): ReturnType<Guest['ask']> => stranger(url).ask('GET', atTable(ROUTES.match, code));
    expect(await file()).toMatchObject({ status: 409, body: { code: 'too-early', sentence } });
    await resign(pair[0], code);
    const reply = await file();
    expect(reply).toMatchObject({
      status: 200,
      body: {
        airlock: 1,
        seats: ['Ann', 'Bob'],
        seed: expect.any(String),
        log: [[0, 'resign', expect.any(Number)]],
      },
    });
    expect(reply.headers.get('content-disposition')).toContain(`${code}.airlock.json`);
  });

  it('has no match file when it never began', async () => {
    const { ann } = await people();
    const { code } = await ann.setTable();
    expect(await ann.ask('GET', atTable(ROUTES.match, code))).toMatchObject({
      status: 409,
      body: { code: 'not-started' },
    });
  });

  it.each(['red', 'yellow'])(
    'a rematch keeps the colours and swaps who starts, after %s did (OPSR-39)',
    async (startPlayer) => {
      const { ann } = await people();
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
      let { code } = await ann.setTable({ seats, options: { startPlayer }, start: true });
      const started = [startPlayer];
      for (let rematch = 0; rematch < 2; rematch++) {
        await resign(ann, code);
        const next = await ann.get('POST', atTable(ROUTES.rematch, code));
        expect(next).toMatchObject({ stage: 'playing', mySeat: 0 });
        started.push(String(next.options.startPlayer));
        code = next.code;
      }
      const other = startPlayer === 'red' ? 'yellow' : 'red';
      expect(started).toEqual([startPlayer, other, startPlayer]);
    },
  );

  it('a rematch where chance decided who starts is started by the other one (OPSR-39)', async () => {
    const { ann } = await people();
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
    const { code } = await ann.setTable({ seats, start: true });
    const socket = await ann.socket();
    await socket.join(code);
    const { view } = await socket.next('view');
    await resign(ann, code);
    expect(await ann.get('POST', atTable(ROUTES.rematch, code))).toMatchObject({
      options: { startPlayer: (view as { start: number }).start === 0 ? 'yellow' : 'red' },
    });
  });

  it('a rematch of another game seats everybody one further', async () => {
    const { ann } = await people();
    const level = 'random';
    const seats = [{ kind: 'me' as const }, ...[1, 2].map(() => ({ kind: 'bot' as const, level }))];
    const { code } = await ann.setTable({ game: 'outsider', seats, start: true });
    await ann.get('POST', atTable(ROUTES.abandon, code), { agree: true });
    expect(await ann.get('POST', atTable(ROUTES.rematch, code))).toMatchObject({ mySeat: 2 });
  });

  it('a rematch starts when the other one agrees', async () => {
    const { url } = await startForTest();
    const { code, people: pair } = await startedPair(url);
    const [ann, bob] = pair;
    const early = await ann.ask('POST', atTable(ROUTES.rematch, code));
    expect(early).toMatchObject({ status: 409, body: { code: 'too-early' } });
    await resign(ann, code);
    const cleo = await guest(url, 'Cleo');
    expect(await cleo.ask('POST', atTable(ROUTES.rematch, code))).toMatchObject({ status: 403 });
    const next = await ann.get('POST', atTable(ROUTES.rematch, code));
    expect(next).toMatchObject({
      stage: 'lobby',
      mySeat: 0,
      seats: [{ name: 'Ann' }, { name: 'Bob', ready: false }],
    });
    expect(await bob.get('GET', atTable(ROUTES.table, code))).toMatchObject({ rematch: next.code });
    expect(await ann.get('POST', atTable(ROUTES.rematch, code))).toMatchObject({
      code: next.code,
      stage: 'lobby',
    });
    expect(await bob.get('POST', atTable(ROUTES.rematch, code))).toMatchObject({
      code: next.code,
      stage: 'playing',
      mySeat: 1,
    });
  });

  it('a rematch that both ask for at once is one table', async () => {
    const { url } = await startForTest();
    const { code, people: pair } = await startedPair(url);
    await resign(pair[0], code);
    const tables = await Promise.all(pair.map((person) => person.get('POST', atTable(ROUTES.rematch, code))));
    expect(tables[0]?.code).toBe(tables[1]?.code);
  });

  it('a rematch against a bot starts at once', async () => {
    const { ann } = await people();
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
    const { code } = await ann.setTable({ seats, start: true });
    await resign(ann, code);
    expect(await ann.get('POST', atTable(ROUTES.rematch, code))).toMatchObject({
      stage: 'playing',
      mySeat: 0,
    });
  });
});

describe('my tables', () => {
  it('are listed newest first, with whose move it is', async () => {
    const { url } = await startForTest();
    const { code, people: pair } = await startedPair(url);
    const second = await pair[0].setTable();
    const lists = await Promise.all(pair.map((person) => person.get<TableSummary[]>('GET', ROUTES.tables)));
    expect(lists[0]?.map((line) => line.code)).toEqual([second.code, code]);
    expect(lists[1]).toMatchObject([{ code, stage: 'playing', seats: ['Ann', 'Bob'], mySeat: 1, moves: 0 }]);
    expect(lists.map((list) => list.at(-1)?.myMove).sort()).toEqual([false, true]);
    expect(await stranger(url).get('GET', ROUTES.tables)).toEqual([]);
  });
});

describe('a table that is not there', () => {
  it.each([
    ['GET', ROUTES.table, undefined],
    ['PATCH', ROUTES.table, {}],
    ['POST', ROUTES.seat, {}],
    ['DELETE', ROUTES.seat, undefined],
    ['POST', ROUTES.ready, { ready: true }],
    ['POST', ROUTES.start, {}],
    ['POST', ROUTES.rematch, undefined],
    ['GET', ROUTES.match, undefined],
  ])('is said to be none by %s %s, and a code that is none is refused', async (method, route, body) => {
    const { ann } = await people();
    expect(await ann.ask(method, atTable(route, 'KEEL-42-VANE'), body)).toMatchObject({
      status: 404,
      body: { code: 'no-such-table', sentence },
    });
    expect(await ann.ask(method, atTable(route, 'nonsense'), body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', sentence: expect.stringContaining('KEEL-420731-VANE') },
    });
  });
});

async function resign(person: Guest, code: string): Promise<void> {
  const socket = await person.socket();
  await socket.join(code);
  const { sequence } = await socket.next('view');
  socket.send({ type: 'act', table: code, id: 1, after: sequence, action: 'resign' });
  await socket.next('over');
}
