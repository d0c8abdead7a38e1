import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';
import type { TestSocket } from '../testing/testSocket.ts';

/** Somebody at a table with a bot, who has said hello and not joined yet. */
async function atTheDoor(): Promise<{ ann: Guest; code: string; socket: TestSocket }> {
  const { url } = await startForTest();
  const ann = await guest(url, 'Ann');
  const { code } = await ann.setTable({
    options: { startPlayer: 'red', openingKeep: 'auto' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    start: true,
  });
  return { ann, code, socket: await ann.socket() };
}

const kindsIn = ({ messages }: TestSocket): Set<string> => new Set(messages.map(({ type }) => type));

describe('the form in which a table is told', () => {
  it('has names for everything unless somebody asks for the compact one', async () => {
    const { code, socket } = await atTheDoor();
    socket.send({ type: 'join', table: code });
    const { view, choices, waiting } = await socket.next('position');
    expect(view).toMatchObject({ phase: 'turn', grid: { r1c1: null } });
    expect(choices).toBeNull();
    expect(waiting).toEqual([0]);
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'salvage 1' });
    const { moments } = await socket.next('position', ({ id }) => id === 1);
    expect(moments[0]?.events[0]).toMatchObject({ type: 'salvaged', open: { cards: [expect.any(String)] } });
    await socket.settle();
    expect(kindsIn(socket)).not.toContain('view');
    expect(kindsIn(socket)).not.toContain('events');
  });

  it('lists what can be done for whoever asks for choices', async () => {
    const { code, socket } = await atTheDoor();
    socket.send({ type: 'join', table: code, choices: true });
    const { choices } = await socket.next('position');
    expect(choices?.actions).toContainEqual(['salvage 1', expect.any(String)]);
  });

  it('changes with the next join, and two lines of one person may differ', async () => {
    const { ann, code, socket } = await atTheDoor();
    socket.send({ type: 'join', table: code, compact: true });
    const { view } = await socket.next('view');
    expect(view).toMatchObject({ grid: expect.any(Array) });
    const other = await ann.socket();
    other.send({ type: 'join', table: code, choices: true });
    expect((await other.next('position')).choices).not.toBeNull();
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'salvage 1' });
    expect(await socket.next('events', ({ id }) => id === 1)).toMatchObject({ sequence: 1 });
    expect(await other.next('position', ({ sequence }) => sequence === 1)).not.toHaveProperty('id');
    socket.send({ type: 'join', table: code });
    expect(await socket.next('position')).toMatchObject({ whole: true, choices: null });
  });

  it('is one of the two: choices in the compact form are refused, and nothing is joined', async () => {
    const { code, socket } = await atTheDoor();
    socket.send({ type: 'join', table: code, choices: true, compact: true });
    expect(await socket.next('refused')).toMatchObject({
      code: 'bad-message',
      sentence: 'The compact form has no choices: ask for one of the two.',
    });
    socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'salvage 1' });
    expect(await socket.next('refused')).toMatchObject({ code: 'not-joined' });
  });
});

describe('two bots of one level', () => {
  it('have names that tell them apart, in positions and in the list of tables alike', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const bot = { kind: 'bot', level: 'random' } as const;
    const { code } = await ann.setTable({ game: 'outsider', seats: [{ kind: 'me' }, bot, bot], start: true });
    const socket = await ann.socket();
    socket.send({ type: 'join', table: code });
    const { names } = await socket.next('position');
    expect(new Set(names).size).toBe(3);
    expect(await ann.get('GET', ROUTES.tables)).toMatchObject([{ code, seats: names }]);
  });
});
