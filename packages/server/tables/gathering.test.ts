/** A finished match that several people look at together, over the socket. */
import { atTable, MOST_IN_COMPANY, ROUTES, type ServerMessage, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { type Guest, guest } from '../testing/guest.ts';
import { overScene } from '../testing/scenes.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import type { TestSocket } from '../testing/testSocket.ts';

type Company = Extract<ServerMessage, { type: 'company' }>;

interface Reader {
  readonly socket: TestSocket;
  readonly code: string;
  /** The next that is told of the company, of which this holds. */
  hear(holds: (company: Company) => boolean): Promise<Company>;
  tell(message: { readonly type: string } & Readonly<Record<string, unknown>>): void;
  refusal(): Promise<string>;
}

async function readerAt(person: Guest, code: string): Promise<Reader> {
  const socket = await person.socket();
  await socket.join(code);
  let id = 0;
  return {
    socket,
    code,
    hear: (holds) => socket.next('company', holds),
    tell: (message) => socket.send({ ...message, table: code, id: ++id }),
    refusal: async () => (await socket.next('refused')).code,
  };
}

async function come(person: Guest, code: string, size: number): Promise<Reader> {
  const reader = await readerAt(person, code);
  reader.tell({ type: 'gather', on: true });
  await reader.hear(({ people }) => people.length === size);
  return reader;
}

/** Ann, who leads, Bob and Wim, who had no seat. */
async function threeTogether(server: RunningServer) {
  const { code, people } = await overScene(server);
  const ann = await come(people.host, code, 1);
  ann.tell({ type: 'lead' });
  const { you, lead } = await ann.hear((company) => company.lead !== null);
  expect(lead).toBe(you);
  const bob = await come(people.otherSeat, code, 2);
  const wim = await come(people.spectator, code, 3);
  return { code, people, ann, bob, wim, all: [ann, bob, wim] };
}

const LOOK = { type: 'look', at: 1, as: 1, thing: 'piece:card-4', alone: false };
const numberOf = ({ people }: Company, name: string): number =>
  people.find((one) => one.name.startsWith(name))?.number ?? 0;

describe('a finished match', () => {
  it('is looked at together: everybody hears where the leader is and what each points at', async () => {
    const { all, ann, wim } = await threeTogether(await startForTest());
    ann.tell(LOOK);
    for (const reader of all) {
      const { lead, people } = await reader.hear((company) =>
        company.people.some(({ thing }) => thing !== null),
      );
      const leader = people.find(({ number }) => number === lead);
      expect(leader).toMatchObject({ at: 1, as: 1, thing: 'piece:card-4', alone: false });
      expect(people.map(({ seat }) => seat)).toEqual([0, 1, null]);
    }
    wim.tell({ ...LOOK, at: 0, as: null, thing: null, alone: true });
    for (const reader of all) {
      const { people } = await reader.hear((company) => company.people.some(({ alone }) => alone));
      expect(people.filter(({ alone }) => alone)).toMatchObject([{ seat: null, at: 0, as: null }]);
    }
  });

  it('has one leader: the lead is handed on, given up and taken', async () => {
    const { ann, bob, wim } = await threeTogether(await startForTest());
    bob.tell({ type: 'lead' });
    expect(await bob.refusal()).toBe('not-now');
    bob.tell({ type: 'lead', to: null });
    expect(await bob.refusal()).toBe('not-now');
    ann.tell({ type: 'lead', to: 99 });
    expect(await ann.refusal()).toBe('not-now');

    bob.tell({ ...LOOK, alone: true });
    const told = await ann.hear(({ people }) => people.some(({ alone }) => alone));
    ann.tell({ type: 'lead', to: numberOf(told, 'Bob') });
    const led = await wim.hear(({ lead }) => lead === numberOf(told, 'Bob'));
    // Whoever leads does not look on their own.
    expect(led.people.every(({ alone }) => !alone)).toBe(true);
    bob.tell({ type: 'lead', to: null });
    await wim.hear(({ lead }) => lead === null);
    wim.tell({ type: 'lead' });
    const last = await ann.hear(({ lead }) => lead !== null && lead !== numberOf(told, 'Bob'));
    expect(last.lead).toBe(numberOf(last, 'Wim'));
  });

  it.each([
    ['says so', ({ tell }: Reader) => tell({ type: 'gather', on: false })],
    ['leaves the table', ({ socket, code }: Reader) => socket.send({ type: 'leave', table: code })],
    ['loses the line', ({ socket }: Reader) => socket.raw.terminate()],
  ])('frees the lead when who leads %s', async (_, leave) => {
    const { ann, bob, people, code } = await threeTogether(await startForTest());
    leave(ann);
    expect(await bob.hear(({ lead }) => lead === null)).toMatchObject({ people: [{}, {}] });
    const info = await people.host.get<TableInfo>('GET', atTable(ROUTES.table, code));
    expect(info.together).toBe(2);
  });

  it('tells nothing of it to those at the table who have not come', async () => {
    const server = await startForTest();
    const { code, ann } = await threeTogether(server);
    const eve = await readerAt(await guest(server.url, 'Eve'), code);
    ann.tell(LOOK);
    await ann.hear(({ people }) => people.some(({ thing }) => thing !== null));
    await eve.socket.settle();
    expect(eve.socket.messages.filter(({ type }) => type === 'company')).toEqual([]);
  });

  it('refuses places and things that are none, and changes nothing by it', async () => {
    const { ann, bob } = await threeTogether(await startForTest());
    const strange = [
      { ...LOOK, at: 100_000 },
      { ...LOOK, at: -1 },
      { ...LOOK, as: 2 },
      { ...LOOK, as: 31 },
      { ...LOOK, thing: '' },
      { ...LOOK, thing: 'x'.repeat(61) },
      { ...LOOK, thing: '"] , body, [a="' },
      { ...LOOK, alone: 'yes' },
      { type: 'lead', to: 0 },
      { type: 'gather' },
    ];
    for (const message of strange) {
      ann.tell(message);
      expect(await ann.refusal(), JSON.stringify(message)).toBe('bad-message');
    }
    await bob.socket.settle();
    const told = bob.socket.messages.filter((message) => message.type === 'company').at(-1);
    expect(told?.people.map(({ at, thing }) => [at, thing])).toEqual(told?.people.map(() => [0, null]));
  });

  it('has room for some, and for nobody whom the host has muted', async () => {
    const server = await startForTest();
    const { code, people } = await overScene(server);
    const ann = await come(people.host, code, 1);
    for (let size = 2; size <= MOST_IN_COMPANY; size++) {
      await come(await guest(server.url, `Guest ${size}`), code, size);
    }
    const late = await readerAt(await guest(server.url, 'Late'), code);
    late.tell({ type: 'gather', on: true });
    expect(await late.refusal()).toBe('too-long');
    // Whoever has come already may say so again.
    ann.tell({ type: 'gather', on: true });
    await ann.socket.settle();
    expect(ann.socket.messages.some(({ type }) => type === 'refused')).toBe(false);
  });

  it('is talked about by everybody who has come', async () => {
    const { all, wim } = await threeTogether(await startForTest());
    wim.tell({ type: 'talk', text: 'Look at the third row' });
    for (const { socket } of all) {
      await expect
        .poll(
          () =>
            socket.messages.some(
              (message) =>
                message.type === 'talk' && message.lines.some(({ text }) => /third row/.test(text)),
            ),
          PATIENTLY,
        )
        .toBe(true);
    }
  });
});
