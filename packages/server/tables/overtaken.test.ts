import { SHELF } from '@airlock/catalogue';
import type { ServerMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { guest } from '../testing/guest.ts';
import { pair } from '../testing/racers.ts';
import { startForTest } from '../testing/startForTest.ts';
import { stopTime } from '../testing/stoppedTime.ts';
import type { TestSocket } from '../testing/testSocket.ts';

type Position = Extract<ServerMessage, { type: 'position' }>;

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

const ROUNDS = 8;

const RACE = 'omega-virus';

/** A seat with two windows open, told as programs are. */
class Seated {
  readonly socket: TestSocket;
  /** Another window of the same person. */
  readonly other: TestSocket;
  private readonly code: string;
  private id = 0;

  constructor(code: string, socket: TestSocket, other: TestSocket) {
    this.code = code;
    this.socket = socket;
    this.other = other;
  }

  get position(): Position {
    const last = this.socket.messages.findLast(({ type }) => type === 'position');
    if (last?.type !== 'position') throw new Error('No position has come yet.');
    return last;
  }

  get actions(): readonly string[] {
    return (this.position.choices?.actions ?? []).map(([text]) => text);
  }

  send(socket: TestSocket, after: number, action: string): number {
    const id = ++this.id;
    socket.send({ type: 'act', table: this.code, id, after, action });
    return id;
  }

  async act(socket: TestSocket, action: string): Promise<number> {
    const id = this.send(socket, this.position.sequence, action);
    return (await socket.next('position', (message) => message.id === id)).sequence;
  }

  async hear(sequence: number): Promise<void> {
    while (this.position.sequence < sequence) await this.socket.next('position');
  }
}

async function everybodyAt(server: RunningServer, game: string, seats: number) {
  const people = await Promise.all(NAMES.slice(0, seats).map((name) => guest(server.url, name)));
  const [ann, ...others] = people;
  if (!ann) throw new Error('Nobody came.');
  const plan = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { code } = await ann.setTable({ game, seats: plan });
  for (const person of others) {
    await person.claim(code);
    await person.ready(code);
  }
  await ann.start(code);
  const seated: Seated[] = [];
  for (const person of people) {
    const [socket, other] = [await person.socket(), await person.socket()];
    for (const one of [socket, other]) one.send({ type: 'join', table: code, choices: true });
    await socket.next('position');
    await other.next('position');
    seated.push(new Seated(code, socket, other));
  }
  return { code, seated };
}

describe('an answer that comes too late is told as overtaken, and refused by nobody', () => {
  it.each(SHELF.filter(({ id }) => id !== RACE).map(({ id, seats }) => [id, seats.min] as const))(
    'in %s',
    async (game, seats) => {
      const server = await startForTest({}, { chance: { seed: () => 'feed'.repeat(16) } });
      // Nothing here is to be done by the clock, however slow the machine.
      stopTime();
      const { code, seated } = await everybodyAt(server, game, seats);
      const matchNow = async () => {
        const { match } = await server.hall.find(code);
        if (!match) throw new Error('The match has not begun.');
        return match;
      };
      const by = { somebodyElse: 0, themselves: 0 };
      for (let round = 0; round < ROUNDS && (await matchNow()).outcome === null; round++) {
        const after = (await matchNow()).log.length;
        const [slow, ...others] = seated.filter(({ actions }) => actions.length > 0);
        if (!slow) throw new Error('Nobody is awaited.');
        // Decided now, sent when the question is gone.
        const late = slow.actions.at(-1) ?? '';
        const isGone = async () => (await matchNow()).asked.sequence > after;
        for (const other of others) {
          // The last of a list of reactions is the one that closes its window.
          if (!(await isGone())) await other.act(other.socket, other.actions.at(-1) ?? '');
          const { length } = (await matchNow()).log;
          for (const seat of seated) await seat.hear(length);
        }
        const closer = (await isGone()) ? 'somebodyElse' : 'themselves';
        const first = slow.actions.find((action) => action === 'endTurn') ?? slow.actions[0] ?? '';
        if (closer === 'themselves') await slow.act(slow.other, first);
        const { length } = (await matchNow()).log;
        for (const seat of seated) await seat.hear(length);
        // What they have done themselves in the other window comes again, which is another matter.
        if (closer === 'themselves' && (first === late || !(await isGone()))) continue;
        by[closer]++;
        const id = slow.send(slow.socket, after, late);
        expect(await slow.socket.next('overtaken')).toEqual({
          type: 'overtaken',
          table: code,
          id,
          sentence: 'Something else happened first. Look again and decide afresh.',
        });
        const standing = await slow.socket.next('position');
        expect(standing).toMatchObject({ sequence: length, moments: [], whole: false });
        expect(standing).not.toHaveProperty('id');
        expect((await matchNow()).log).toHaveLength(length);
      }
      expect(by.themselves).toBeGreaterThan(0);
      // Where several react to the same thing, one who has not answered yet finds it gone.
      if (game === 'outsider') expect(by.somebodyElse).toBeGreaterThan(0);
      for (const { socket, other } of seated) {
        for (const { messages } of [socket, other]) {
          expect(messages.filter(({ type }) => type === 'refused')).toEqual([]);
        }
      }
    },
  );

  it('in a race, where only what the rules do not take any more is too late', async () => {
    const { url } = await startForTest();
    const {
      racers: [ann, bob],
    } = await pair(url);
    ann.send('resign');
    await bob.socket.next('over');
    bob.socket.send({ type: 'act', table: bob.code, id: 5, after: 0, action: 'ready' });
    expect(await bob.socket.next('overtaken')).toMatchObject({ id: 5 });
    // It may be asked for again, as the answer to any command.
    bob.socket.send({ type: 'act', table: bob.code, id: 5, after: 0, action: 'ready' });
    expect(await bob.socket.next('overtaken')).toMatchObject({ id: 5 });
    // Whoever knows of the end is told what the rules say.
    bob.send('ready', 6);
    expect(await bob.refusal(6)).toMatchObject({ code: 'rules' });
    expect(bob.socket.messages.filter(({ type }) => type === 'view')).toHaveLength(1);
  });

  it('an undo as well, and whoever follows events gets no view to jump to', async () => {
    const { url } = await startForTest({}, { chance: { seed: () => '5eed'.repeat(16) } });
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({ game: 'hypatia', start: true });
    const [socket, other] = [await ann.socket(), await ann.socket()];
    for (const one of [socket, other]) {
      await one.join(code);
      await one.next('view');
    }
    other.send({ type: 'act', table: code, id: 1, after: 0, action: 'pass' });
    await socket.next('events');
    socket.send({ type: 'undo', table: code, id: 2, after: 0 });
    expect(await socket.next('overtaken')).toMatchObject({ id: 2 });
    await socket.settle();
    expect(socket.messages.filter(({ type }) => type === 'view')).toHaveLength(1);
  });

  it('and a sequence that the match has not reached is refused', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({ game: 'hypatia', start: true });
    const socket = await ann.socket();
    await socket.join(code);
    socket.send({ type: 'act', table: code, id: 1, after: 7, action: 'pass' });
    expect(await socket.next('refused')).toMatchObject({
      code: 'stale',
      sentence: 'The match has not come that far. Look again and decide afresh.',
    });
  });
});
