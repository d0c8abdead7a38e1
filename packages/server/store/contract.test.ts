/** What every store must do, run against each of them. */
import { join } from 'node:path';
import { EVERYBODY } from '@airlock/kernel';
import { STORE_CONTRACT } from '@airlock/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshPostgres, POSTGRES } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/startForTest.ts';
import { type KeptReport, MOST_REPORTS } from './complaints.ts';
import type { ChallengeRecord, PasskeyRecord } from './identity.ts';
import { MemoryStore } from './memoryStore.ts';
import { openPostgresStore } from './postgres/postgresStore.ts';
import { openSqliteStore } from './sqliteStore.ts';
import type { MatchStore, SessionRecord, TableRecord, Write } from './store.ts';

const draft: Omit<TableRecord, 'number'> = {
  code: 'KEEL-42-VANE',
  game: 'outpost-seven',
  host: 'ann',
  options: { startPlayer: 'red', secondTotal: 16, open: true },
  seats: [
    { kind: 'person', person: 'ann', name: 'Ann "the" Ännchen', ready: true },
    { kind: 'bot', level: 'random', name: 'Drifter' },
  ],
  stage: 'lobby',
  match: null,
  rematch: null,
  changedAt: 1234,
};

const action = (match: number, sequence: number, text = `act ${sequence}`): Write => ({
  kind: 'action',
  match,
  sequence,
  seat: sequence % 2,
  action: text,
  at: sequence * 10,
});

const report: KeptReport = {
  person: 'ann',
  by: 'Ann',
  at: 1,
  table: 'KEEL-42-VANE',
  game: 'outpost-seven',
  moves: 0,
  text: 'Odd.',
  lines: [],
  people: [],
};

async function kept(store: MatchStore, changes: Partial<TableRecord> = {}): Promise<TableRecord> {
  const table = await store.createTable({ ...draft, ...changes });
  if (table === 'code-taken') throw new Error('That code is taken.');
  return table;
}

const stores: [string, isThere: boolean, () => Promise<MatchStore>][] = [
  [
    'SQLite',
    true,
    async () => {
      const store = await openSqliteStore(join(temporaryFolder(), 'test.db'));
      onTestFinished(() => store.close());
      return store;
    },
  ],
  [
    'PostgreSQL',
    POSTGRES !== undefined,
    async () => {
      const url = await freshPostgres();
      const store = await openPostgresStore(url, failing);
      onTestFinished(() => store.close());
      return store;
    },
  ],
  ['memory', true, async () => new MemoryStore()],
];

function failing(error: unknown): never {
  throw error;
}

describe.each(stores)('the store in %s', (_name, isThere, open) => {
  if (!isThere) {
    it.skip('is not there');
    return;
  }

  it.each(STORE_CONTRACT)('$name', ({ run }) => run(open));

  it('knows which tables want company, and which matches are slow', async () => {
    const store = await open();
    const wanting = { since: 5, minutes: 5, fillAt: 6, level: 'random' };
    const table = await kept(store, { code: 'KEEL-1-VANE', company: { open: wanting } });
    await kept(store, { code: 'KEEL-2-VANE' });
    await kept(store, { code: 'KEEL-3-VANE', stage: 'playing', company: { open: wanting } });
    const time = { kind: 'slow', hours: 24 } as const;
    await kept(store, { code: 'KEEL-4-VANE', stage: 'playing', company: { time } });
    expect(await store.openTables?.(10)).toEqual([table]);
    expect(await store.openTables?.(0)).toEqual([]);
    expect(await store.slowTables?.(10)).toEqual(['KEEL-4-VANE']);
    await store.commit([{ kind: 'table', table: { ...table, company: {} } }]);
    expect(await store.openTables?.(10)).toEqual([]);
  });

  it('keeps what a log does not tell of everybody’s own time', async () => {
    const store = await open();
    const banks = { length: 3, from: 4_000, spent: [1, 2], more: true } as const;
    const time = { kind: 'bank', minutes: 5, seconds: 10 } as const;
    const { code } = await kept(store, { company: { time, banks } });
    expect((await store.table(code))?.company).toEqual({ time, banks });
  });

  describe('keeps sessions', () => {
    const ann: SessionRecord = {
      id: 'one',
      person: 'ann',
      token: 'token',
      next: 'next',
      former: null,
      formerUntil: 0,
      createdAt: 1,
      renewedAt: 2,
      expiresAt: 100,
      device: 'Firefox on Linux',
    };
    const other: SessionRecord = { ...ann, id: 'two', token: 'token 2', next: 'next 2', expiresAt: 50 };
    const bob: SessionRecord = {
      ...ann,
      id: 'three',
      person: 'bob',
      token: 'token 3',
      next: 'next 3',
      expiresAt: 70,
    };

    async function three(open: () => Promise<MatchStore>): Promise<MatchStore> {
      const store = await open();
      await store.commit([ann, other, bob].map((session) => ({ kind: 'newSession', session })));
      return store;
    }

    it('by their token, the next and the former one', async () => {
      const store = await three(open);
      expect(await store.session('token')).toEqual(ann);
      expect(await store.session('next')).toEqual(ann);
      expect(await store.session('one')).toBeUndefined();
      const renewed = {
        ...ann,
        token: 'next',
        next: 'later',
        former: 'token',
        formerUntil: 5,
        expiresAt: 200,
      };
      await store.commit([{ kind: 'session', session: renewed }]);
      for (const token of ['token', 'next', 'later']) expect(await store.session(token)).toEqual(renewed);
      await store.commit([{ kind: 'session', session: { ...renewed, former: null } }]);
      expect(await store.session('token')).toBeUndefined();
    });

    it('as they began, when the same one begins twice', async () => {
      const store = await three(open);
      await store.commit([{ kind: 'newSession', session: { ...ann, renewedAt: 77 } }]);
      expect(await store.session('token')).toEqual(ann);
      expect(await store.sessionCount('ann')).toBe(2);
    });

    it('until they end, and does not bring one back', async () => {
      const store = await three(open);
      await store.commit([{ kind: 'endSession', id: 'one' }]);
      await store.commit([{ kind: 'session', session: ann }]);
      expect(await store.session('token')).toBeUndefined();
      expect(await store.session('next')).toBeUndefined();
      expect(await store.sessionCount('ann')).toBe(1);
    });

    it('until somebody ends all of theirs', async () => {
      const store = await three(open);
      await store.commit([{ kind: 'endSessions', person: 'ann' }]);
      expect(await store.sessionCount('ann')).toBe(0);
      expect(await store.session('token 2')).toBeUndefined();
      expect(await store.session('token 3')).toEqual(bob);
    });

    it('with the browsers in which somebody is told of their move', async () => {
      const store = await three(open);
      const push = (endpoint: string, { id, person }: SessionRecord, createdAt: number) => ({
        kind: 'push' as const,
        push: {
          endpoint,
          person,
          session: id,
          p256dh: 'point',
          auth: 'chance',
          createdAt,
          wants: 'move late',
        },
      });
      const told = async (person: string) => (await store.pushOf(person)).map(({ endpoint }) => endpoint);
      await store.commit([push('b', other, 2), push('a', ann, 1), push('c', bob, 3)]);
      expect(await store.pushOf('bob')).toEqual([push('c', bob, 3).push]);
      expect(await told('ann')).toEqual(['a', 'b']);
      // Whoever subscribes in the same browser takes its place.
      await store.commit([push('c', ann, 4)]);
      expect([await told('ann'), await told('bob')]).toEqual([['a', 'b', 'c'], []]);
      await store.commit([{ kind: 'endPush', endpoint: 'a' }]);
      expect(await told('ann')).toEqual(['b', 'c']);
      // They end with their session, whichever way that ends.
      await store.commit([{ kind: 'endSession', id: 'one' }]);
      expect(await told('ann')).toEqual(['b']);
      await store.endExpiredSessions(60, 10);
      expect(await told('ann')).toEqual([]);
      await store.commit([push('d', bob, 5)]);
      await store.commit([{ kind: 'endSessions', person: 'bob' }]);
      await store.commit([{ kind: 'newSession', session: bob }]);
      expect(await told('bob')).toEqual([]);
      await store.commit([push('e', bob, 6)]);
      await store.commit([{ kind: 'leaving', person: 'bob', at: 7 }]);
      await store.commit([{ kind: 'newSession', session: bob }]);
      expect(await told('bob')).toEqual([]);
    });

    it('until they expire, some at a time', async () => {
      const store = await three(open);
      expect(await store.endExpiredSessions(49, 10)).toBe(0);
      expect(await store.endExpiredSessions(80, 1)).toBe(1);
      expect(await store.endExpiredSessions(80, 10)).toBe(1);
      expect(await store.session('token')).toEqual(ann);
      expect(await store.session('token 3')).toBeUndefined();
    });

    it('and knows of no cookie from before', async () => {
      const store = await three(open);
      expect(await store.hasOldCookie('ann')).toBe(false);
    });
  });

  describe('keeps passkeys', () => {
    const passkey: PasskeyRecord = {
      id: 'key-1',
      person: 'ann',
      site: 'localhost',
      publicKey: 'pQ',
      counter: 3,
      transports: '["internal"]',
      device: 'Firefox on Linux',
      createdAt: 10,
      usedAt: 10,
    };
    const second: PasskeyRecord = { ...passkey, id: 'key-2', createdAt: 20 };
    const ofBob: PasskeyRecord = { ...passkey, id: 'key-3', person: 'bob' };

    async function three(): Promise<MatchStore> {
      const store = await open();
      await store.commit([second, passkey, ofBob].map((one) => ({ kind: 'newPasskey', passkey: one })));
      return store;
    }

    it('of somebody, the oldest first, and by name', async () => {
      const store = await three();
      expect(await store.identity.passkeysOf('ann')).toEqual([passkey, second]);
      expect(await store.identity.passkey('key-3')).toEqual(ofBob);
      expect(await store.identity.passkey('key-9')).toBeUndefined();
    });

    it('as they are, when one of that name comes again', async () => {
      const store = await three();
      await store.commit([{ kind: 'newPasskey', passkey: { ...passkey, person: 'bob' } }]);
      expect(await store.identity.passkey('key-1')).toEqual(passkey);
    });

    it('with when they were used, until their owner removes them', async () => {
      const store = await three();
      await store.commit([{ kind: 'passkeyUsed', id: 'key-1', counter: 4, at: 99 }]);
      expect(await store.identity.passkey('key-1')).toEqual({ ...passkey, counter: 4, usedAt: 99 });
      await store.commit([{ kind: 'removePasskey', person: 'bob', id: 'key-1' }]);
      expect(await store.identity.passkey('key-1')).toBeDefined();
      await store.commit([{ kind: 'removePasskey', person: 'ann', id: 'key-1' }]);
      expect(await store.identity.passkeysOf('ann')).toEqual([second]);
    });

    it('and forgets those of somebody who is leaving', async () => {
      const store = await three();
      await store.commit([
        { kind: 'person', person: { id: 'ann', name: 'Ann' } },
        { kind: 'leaving', person: 'ann', at: 1 },
      ]);
      expect(await store.identity.passkeysOf('ann')).toEqual([]);
      expect(await store.identity.passkeysOf('bob')).toEqual([ofBob]);
    });

    it('and gives what is to be signed once, unless it has expired', async () => {
      const store = await open();
      const challenge: ChallengeRecord = {
        hash: 'h',
        purpose: 'make',
        person: 'ann',
        origin: 'https://airlock.example',
        expiresAt: 50,
      };
      const another: ChallengeRecord = { ...challenge, hash: 'i', purpose: 'enter', person: null };
      await store.commit([challenge, another].map((one) => ({ kind: 'challenge', challenge: one })));
      expect(await store.identity.takeChallenge('h')).toEqual(challenge);
      expect(await store.identity.takeChallenge('h')).toBeUndefined();
      await store.endExpiredSessions(49, 10);
      expect(await store.identity.takeChallenge('i')).toEqual(another);
      await store.commit([{ kind: 'challenge', challenge: another }]);
      await store.endExpiredSessions(50, 10);
      expect(await store.identity.takeChallenge('i')).toBeUndefined();
    });
  });

  it('keeps the sessions of somebody with their browsers, the newest first', async () => {
    const store = await open();
    const session: SessionRecord = {
      id: 'one',
      person: 'ann',
      token: 'token',
      next: 'next',
      former: null,
      formerUntil: 0,
      createdAt: 1,
      renewedAt: 2,
      expiresAt: 100,
      device: 'Safari on iPhone',
    };
    const newer = { ...session, id: 'two', token: 'token 2', next: 'next 2', createdAt: 5, device: null };
    await store.commit([session, newer].map((one) => ({ kind: 'newSession', session: one })));
    expect(await store.sessionsOf('ann')).toEqual([newer, session]);
    expect(await store.sessionsOf('bob')).toEqual([]);
  });

  it('keeps reports, the newest first, without the name of somebody who is forgotten', async () => {
    const store = await open();
    for (const [person, by] of [
      ['ann', 'Ann'],
      ['bob', 'Bob'],
    ] as const) {
      await store.commit([{ kind: 'report', report: { ...report, person, by } }]);
    }
    await store.complaints.unnameReports('ann');
    const { person: _, ...shown } = report;
    expect(await store.complaints.reports(5)).toEqual([
      { ...shown, number: 2, by: 'Bob' },
      { ...shown, number: 1, by: 'Somebody' },
    ]);
    expect(await store.complaints.reports(1)).toHaveLength(1);
  });

  it('lets older reports make room for newer ones', async () => {
    const store = await open();
    const flood = Array.from(
      { length: MOST_REPORTS + 3 },
      (_, at): Write => ({ kind: 'report', report: { ...report, at } }),
    );
    await store.commit(flood);
    const kept = await store.complaints.reports(MOST_REPORTS * 2);
    expect(kept).toHaveLength(MOST_REPORTS);
    expect(kept.at(-1)).toMatchObject({ at: 3 });
  });

  it('keeps who is kept out, with the last reason given', async () => {
    const store = await open();
    const ban = { kind: 'person', who: 'bob', why: 'Rude.' } as const;
    const address = { kind: 'address', who: '10.0.0.1', why: '' } as const;
    await store.commit([
      { kind: 'ban', ban: { ...ban, why: 'At first.' } },
      { kind: 'ban', ban: address },
      { kind: 'ban', ban },
    ]);
    const bans = await store.complaints.bans();
    expect(bans).toHaveLength(2);
    expect(bans).toEqual(expect.arrayContaining([address, ban]));
    await store.commit([{ kind: 'unban', ban: { kind: 'address', who: 'bob' } }]);
    expect(await store.complaints.bans()).toHaveLength(2);
    await store.commit([{ kind: 'unban', ban }]);
    expect(await store.complaints.bans()).toEqual([address]);
  });

  it('keeps people and their newest name', async () => {
    const store = await open();
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Ann' } }]);
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Anna' } }]);
    expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Anna' });
    expect(await store.person('bob')).toBeUndefined();
  });

  it('finds people by what their ids begin with, by name, without those who are leaving', async () => {
    const store = await open();
    for (const [id, name] of [
      ['program-a-1', 'Zoe'],
      ['program-a-2', 'Ada'],
      ['program-a-3', 'Max'],
      ['program-b-1', 'Bob'],
      ['program-a', 'Nobody'],
    ] as const) {
      await store.commit([{ kind: 'person', person: { id, name } }]);
    }
    await store.commit([{ kind: 'leaving', person: 'program-a-3', at: 1 }]);
    expect(await store.peopleWith('program-a-', 10)).toEqual([
      { id: 'program-a-2', name: 'Ada' },
      { id: 'program-a-1', name: 'Zoe' },
    ]);
    expect(await store.peopleWith('program-a-', 1)).toHaveLength(1);
  });

  it('finds what was not changed for long, oldest first and part by part', async () => {
    const store = await open();
    const codes = ['KEEL-01-VANE', 'KEEL-02-VANE', 'KEEL-03-VANE', 'KEEL-04-VANE', 'KEEL-05-VANE'];
    for (const [index, code] of codes.entries()) {
      await kept(store, {
        code,
        stage: index === 1 ? 'over' : 'lobby',
        changedAt: [50, 10, 30, 30, 90][index],
      });
    }
    const first = await store.keeping.oldTables('lobby', 90, null, 2);
    expect(first.map(({ code }) => code)).toEqual(['KEEL-03-VANE', 'KEEL-04-VANE']);
    const rest = await store.keeping.oldTables('lobby', 90, first[1] ?? null, 2);
    expect(rest).toMatchObject([{ code: 'KEEL-01-VANE', changedAt: 50 }]);
    expect(await store.keeping.oldTables('over', 10, null, 2)).toEqual([]);
  });

  it('takes a table away with all that belongs to it, part by part, and no other', async () => {
    const store = await open();
    const [gone, stays] = [await kept(store), await kept(store, { code: 'MAST-01-STAR' })];
    const line = (number: number) => ({ number, seat: 0, name: 'Ann', text: 'ä', at: number });
    for (const { number } of [gone, stays]) {
      await store.commit([
        action(number, 0),
        action(number, 1),
        ...[1, 2, 3, 4, 5].map((count): Write => ({ kind: 'talk', table: number, line: line(count) })),
      ]);
    }
    expect(await store.keeping.lastActionAt(gone.number)).toBe(10);
    expect(await store.keeping.removeTable(gone.number, 2)).toBe(false);
    expect(await store.talk(gone.number, EVERYBODY, 9)).toHaveLength(3);
    expect(await store.table(gone.code)).toBeDefined();
    expect(await store.keeping.removeTable(gone.number, 2)).toBe(false);
    expect(await store.keeping.removeTable(gone.number, 2)).toBe(true);
    expect(await store.table(gone.code)).toBeUndefined();
    expect(await store.log(gone.number)).toEqual([]);
    expect(await store.talk(gone.number, EVERYBODY, 9)).toEqual([]);
    expect(await store.keeping.lastActionAt(gone.number)).toBeNull();
    expect((await store.tablesOf('ann', 9)).map(({ code }) => code)).toEqual(['MAST-01-STAR']);
    expect(await store.log(stays.number)).toHaveLength(2);
    expect(await store.talk(stays.number, EVERYBODY, 9)).toHaveLength(5);
    await store.commit([action(stays.number, 2)]);
    // Its code is free again, and what comes there is another table.
    const next = await kept(store);
    expect(await store.log(next.number)).toEqual([]);
    await store.commit([action(next.number, 0)]);
  });

  it('knows who has not been here for long, and which of them have a seat', async () => {
    const store = await open();
    for (const [index, id] of ['ann', 'bob', 'cleo', 'dan'].entries()) {
      await store.commit([{ kind: 'person', person: { id, name: id }, seenAt: index * 10 }]);
    }
    await kept(store);
    const old = await store.keeping.oldPeople(30, null, 2);
    expect(old).toEqual([
      { id: 'ann', seenAt: 0, hasSeat: true },
      { id: 'bob', seenAt: 10, hasSeat: false },
    ]);
    expect((await store.keeping.oldPeople(30, old[1] ?? null, 2)).map(({ id }) => id)).toEqual(['cleo']);
    await store.commit([{ kind: 'seen', person: 'bob', at: 50 }]);
    expect((await store.keeping.oldPeople(30, null, 9)).map(({ id }) => id)).toEqual(['ann', 'cleo']);
    expect(await store.keeping.personRecord('bob')).toEqual({ id: 'bob', name: 'bob', seenAt: 50 });
    expect(await store.keeping.peopleNamed('bob', 9)).toEqual([{ id: 'bob', name: 'bob', seenAt: 50 }]);
    await store.keeping.removePerson('cleo');
    expect(await store.person('cleo')).toBeUndefined();
    expect((await store.keeping.oldPeople(30, null, 9)).map(({ id }) => id)).toEqual(['ann']);
  });

  it('takes somebody who is leaving for nobody, until they are gone', async () => {
    const store = await open();
    await store.commit([{ kind: 'person', person: { id: 'ann', name: 'Ann' } }]);
    await store.commit([{ kind: 'leaving', person: 'ann', at: 5 }]);
    expect(await store.person('ann')).toBeUndefined();
    expect(await store.keeping.peopleNamed('Ann', 9)).toEqual([]);
    expect(await store.keeping.leavingPeople(9)).toEqual(['ann']);
    await store.keeping.removePerson('ann');
    expect(await store.keeping.leavingPeople(9)).toEqual([]);
    expect(await store.keeping.personRecord('ann')).toBeUndefined();
  });

  it('finds what somebody said anywhere, and lets it be anybody’s', async () => {
    const store = await open();
    const [one, two] = [await kept(store), await kept(store, { code: 'MAST-01-STAR' })];
    const said = (table: TableRecord, number: number, person: string, at: number): Write => ({
      kind: 'talk',
      table: table.number,
      line: { number, seat: null, name: person, text: `${person} ${at}`, at },
      person,
    });
    await store.commit([said(one, 1, 'ann', 1), said(one, 2, 'bob', 2), said(two, 1, 'ann', 3)]);
    await store.commit([said(two, 2, 'ann', 4)]);
    expect(await store.keeping.linesOf('ann', 2)).toEqual([
      { table: 'MAST-01-STAR', text: 'ann 4', at: 4 },
      { table: 'MAST-01-STAR', text: 'ann 3', at: 3 },
    ]);
    expect(await store.keeping.unnameLines('ann', 2)).toBe(2);
    expect(await store.keeping.unnameLines('ann', 2)).toBe(1);
    expect(await store.keeping.unnameLines('ann', 2)).toBe(0);
    expect(await store.keeping.linesOf('ann', 9)).toEqual([]);
    expect((await store.talk(one.number, EVERYBODY, 9)).map(({ name, text }) => [name, text])).toEqual([
      ['Somebody', 'ann 1'],
      ['bob', 'bob 2'],
    ]);
  });

  it('lets go of whoever left a table for good, also when it is over', async () => {
    const store = await open();
    for (const [code, stage] of [
      ['KEEL-01-VANE', 'playing'],
      ['KEEL-02-VANE', 'over'],
    ] as const) {
      const table = await kept(store, { code, stage });
      const seats = [{ kind: 'person', person: '', name: 'Somebody', ready: true }] as const;
      await store.commit([{ kind: 'table', table: { ...table, host: '', seats }, without: 'ann' }]);
      expect(await store.table(code)).toMatchObject({ host: '', seats });
    }
    expect(await store.tablesOf('ann', 9)).toEqual([]);
  });
});
