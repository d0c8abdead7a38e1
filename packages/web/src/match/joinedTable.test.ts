import { fastRandom, heardEntry, type Match, openMatch, type SeenEvent } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import type { ClientMessage, ServerMessage, TableInfo } from '@airlock/protocol';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Line } from '../wire/socket.ts';
import { type Change, JoinedTable } from './joinedTable.ts';

const CODE = 'KEEL-42-VANE';
const OPTIONS = {
  startPlayer: 'red',
  openingKeep: 'auto',
  neutralPlay: 'allowed',
  bonusCentre: 'bonusCard',
  secondTotal: 16,
} as const;

/** A line whose other end is the test. */
function fakeLine() {
  const sent: ClientMessage[] = [];
  let id = 0;
  let up = true;
  const line = {
    state: signal<'open' | 'lost'>('open'),
    onready: null as (() => void) | null,
    onmessage: null as ((message: ServerMessage) => void) | null,
    nextId: () => ++id,
    send: (message: ClientMessage) => {
      if (up) sent.push(message);
      return up;
    },
  };
  return {
    line: line as unknown as Line,
    sent,
    say: (message: ServerMessage) => line.onmessage?.(message),
    cut: () => {
      up = false;
    },
    comeBack: () => {
      up = true;
      line.onready?.();
    },
  };
}

const info: TableInfo = {
  code: CODE,
  game: 'outpost-seven',
  options: OPTIONS,
  seats: [
    { kind: 'person', name: 'Moonhopper', ready: true, here: true, you: true },
    { kind: 'bot', name: 'Officer', level: 'planner' },
  ],
  host: true,
  mySeat: 0,
  stage: 'playing',
  watchers: 0,
  commitment: null,
  rematch: null,
};

let match: Match<unknown, unknown, SeenEvent>;
let wire: ReturnType<typeof fakeLine>;
let table: JoinedTable;
let changes: Change<unknown>[];

/** What the server would send of one played action. */
function play(id?: number): Extract<ServerMessage, { type: 'events' }> {
  const seat = match.waiting === 1 ? 0 : 1;
  const action = match.actions(seat).find((one) => one > 1) as number;
  const played = match.play(seat, action, 5, [0]);
  if (!played.ok) throw new Error('refused');
  return {
    type: 'events',
    table: CODE,
    ...(id === undefined ? {} : { id, undoable: played.undoable }),
    sequence: match.log.length,
    seat,
    at: 5,
    events: heardEntry<SeenEvent>(played, 0).events as never,
  };
}

const view = (): Extract<ServerMessage, { type: 'view' }> => ({
  type: 'view',
  table: CODE,
  sequence: match.log.length,
  viewer: 0,
  view: structuredClone(match.view(0)) as Record<string, unknown>,
  moments: [],
  undoable: false,
});

const lastSent = (): ClientMessage => wire.sent.at(-1) as ClientMessage;
const legalAction = (): number => match.actions(0).find((one) => one > 1) as number;

beforeEach(() => {
  match = openMatch(outpostSeven, {
    options: OPTIONS,
    seats: ['Moonhopper', 'Officer'],
    generator: 'fast',
    seed: String(fastRandom('live table').int(1000)),
  }) as unknown as Match<unknown, unknown, SeenEvent>;
  wire = fakeLine();
  changes = [];
  table = new JoinedTable(wire.line, outpostSeven as never, info);
  table.onchange = (change) => changes.push(change);
});

describe('a table on the wire', () => {
  it('joins, and knows the match from the first view on', () => {
    expect(lastSent()).toEqual({ type: 'join', table: CODE, compact: true });
    wire.say(view());
    expect(table.sight.value?.view).toEqual(match.view(0));
    expect(changes).toHaveLength(1);
  });

  it('follows events to exactly the view the server has, step by step', () => {
    wire.say(view());
    for (let moves = 0; moves < 12; moves++) wire.say(play());
    expect(table.sight.value?.view).toEqual(match.view(0));
    expect(table.sight.value?.sequence).toBe(12);
    expect(table.sight.value?.moments).toHaveLength(12);
    const steps = changes.filter((change) => change.kind === 'steps');
    expect(steps).toHaveLength(12);
  });

  it('shows what a change led to, unless the table has been told of meanwhile: the answer may be older', async () => {
    const ready = { ...info, watchers: 1 };
    const askedAgain = { ...info, watchers: 2 };
    await table.change(async () => ready);
    expect(table.info.value).toBe(ready);
    await table.change(async () => {
      wire.say({ type: 'table', table: askedAgain });
      return ready;
    });
    expect(table.info.value).toBe(askedAgain);
    await table.change(async () => undefined);
    expect(table.info.value).toBe(askedAgain);
  });

  it('hears nothing twice', () => {
    wire.say(view());
    const message = play();
    wire.say(message);
    const seen = table.sight.value;
    wire.say(message);
    expect(table.sight.value).toBe(seen);
  });

  it('asks for the whole view when an entry is missing', () => {
    wire.say(view());
    play();
    wire.say(play());
    expect(lastSent()).toEqual({ type: 'join', table: CODE, compact: true });
    wire.say(view());
    expect(table.sight.value?.view).toEqual(match.view(0));
  });

  it('comes back with what it has seen, and asks only for the rest', () => {
    wire.say(view());
    wire.say(play());
    wire.cut();
    const missed = play();
    wire.comeBack();
    expect(lastSent()).toEqual({ type: 'join', table: CODE, compact: true, seen: 1 });
    wire.say(missed);
    expect(table.sight.value?.view).toEqual(match.view(0));
  });

  it('sends an action once and waits for its answer', () => {
    wire.say(view());
    table.act(legalAction());
    table.act(legalAction());
    const acts = wire.sent.filter(({ type }) => type === 'act');
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ after: 0, action: outpostSeven.codec.write(legalAction()) });
    expect(table.sending.value).toBe(true);
    wire.say(play((acts[0] as { id: number }).id));
    expect(table.sending.value).toBe(false);
  });

  it('takes back, and is answered by the view after it, which has no moment of that', () => {
    wire.say(view());
    table.undo();
    expect(lastSent()).toMatchObject({ type: 'undo', after: 0 });
    wire.say(view());
    expect(table.sending.value).toBe(true);
    wire.say({ ...view(), sequence: 1 });
    expect(table.sending.value).toBe(false);
  });

  it('does not take what another one did for the answer to its own action', () => {
    wire.say(view());
    table.act(legalAction());
    const message = play();
    wire.say({ ...message, seat: 1 });
    expect(table.sending.value).toBe(true);
  });

  it('repeats an action that was lost with the line', () => {
    wire.say(view());
    wire.cut();
    table.act(legalAction());
    expect(table.sending.value).toBe(true);
    wire.comeBack();
    expect(wire.sent.slice(-2).map(({ type }) => type)).toEqual(['join', 'act']);
    wire.say(play((lastSent() as { id: number }).id));
    expect(table.sending.value).toBe(false);
  });

  it('says nothing about a repeated action that had been taken before', () => {
    const refusals: string[] = [];
    table.onrefused = ({ code }) => refusals.push(code);
    wire.say(view());
    table.act(legalAction());
    const { id } = lastSent() as { id: number };
    const taken = play();
    wire.cut();
    wire.comeBack();
    wire.say(taken);
    wire.say({ type: 'refused', table: CODE, id, code: 'stale', sentence: 'The match went on.' });
    expect(refusals).toEqual([]);
    expect(table.sending.value).toBe(false);
  });

  it('says that it was overtaken, and goes on from what it has followed', () => {
    const told: string[] = [];
    table.onrefused = ({ code }) => told.push(code);
    table.onovertaken = () => told.push('overtaken');
    wire.say(view());
    table.act(legalAction());
    const { id } = lastSent() as { id: number };
    const sent = wire.sent.length;
    wire.say({ type: 'overtaken', table: CODE, id, sentence: 'The match went on.' });
    expect(told).toEqual(['overtaken']);
    expect(table.sending.value).toBe(false);
    // Nothing has to be asked for: all that happened has been told before.
    expect(wire.sent).toHaveLength(sent);
    wire.say({ type: 'overtaken', table: CODE, id, sentence: 'The match went on.' });
    expect(told).toEqual(['overtaken']);
  });

  it('joins again when it may, where it came too fast', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const joins = (): number => wire.sent.filter(({ type }) => type === 'join').length;
    const tooFast: ServerMessage = {
      type: 'refused',
      table: CODE,
      code: 'too-fast',
      sentence: 'Wait.',
      wait: 7,
    };
    const before = joins();
    wire.say(tooFast);
    vi.advanceTimersByTime(6_900);
    expect(joins()).toBe(before);
    vi.advanceTimersByTime(200);
    expect(joins()).toBe(before + 1);
    wire.say(tooFast);
    table.leave();
    vi.advanceTimersByTime(60_000);
    expect(joins()).toBe(before + 1);
  });

  it('knows what a bot did in the reader’s name, and says that they are there when asked to', () => {
    wire.say(view());
    wire.say(play());
    expect(table.sight.value?.moments.at(-1)).not.toHaveProperty('byBot');
    while (match.waiting !== 1) wire.say(play());
    wire.say({ ...play(), byBot: true });
    expect(table.sight.value?.moments.at(-1)).toMatchObject({ seat: 0, byBot: true });
    table.showLife();
    expect(wire.sent.at(-1)).toMatchObject({ type: 'join', seen: table.sight.value?.sequence });
  });

  describe('an answer that the table keeps', () => {
    const sealed = (id: number, action = legalAction()): ServerMessage => ({
      type: 'sealed',
      table: CODE,
      id,
      action: outpostSeven.codec.write(action),
    });

    it('is shown as kept and can be changed, until something new is asked', () => {
      wire.say(view());
      const [first, second] = match.actions(0).filter((one) => one > 1) as [number, number];
      table.act(first);
      wire.say(sealed((lastSent() as { id: number }).id, first));
      expect(table.sending.value).toBe(false);
      expect(table.sealed.value).toBe(first);
      table.act(second);
      wire.say(sealed((lastSent() as { id: number }).id, second));
      expect(table.sealed.value).toBe(second);
      wire.say({ type: 'events', table: CODE, sequence: 1, seat: 1, at: 5, events: [] });
      expect(table.sealed.value).toBe(second);
      wire.say({ type: 'events', table: CODE, sequence: 2, seat: 0, at: 5, events: [], due: 900 });
      expect(table.sealed.value).toBeNull();
    });

    it('is shown in another window of the same person too', () => {
      wire.say(view());
      wire.say({ ...sealed(1), id: undefined } as ServerMessage);
      expect(table.sealed.value).toBe(legalAction());
      wire.say(view());
      expect(table.sealed.value).toBeNull();
    });

    it('is sent again after a lost connection, since the table may have forgotten it, and only until it is open', () => {
      wire.say(view());
      table.act(legalAction());
      const act = lastSent() as { id: number };
      wire.say(sealed(act.id));
      wire.cut();
      wire.comeBack();
      expect(wire.sent.slice(-2)).toMatchObject([{ type: 'join' }, act]);
      wire.say({ type: 'events', table: CODE, id: act.id, sequence: 1, seat: 0, at: 5, events: [] });
      wire.cut();
      wire.comeBack();
      expect(lastSent()).toMatchObject({ type: 'join' });
    });

    it('is nobody’s business when it is sent again too late', () => {
      const refusals: string[] = [];
      table.onrefused = ({ code }) => refusals.push(code);
      table.onovertaken = () => refusals.push('overtaken');
      wire.say(view());
      table.act(legalAction());
      const { id } = lastSent() as { id: number };
      wire.say(sealed(id));
      wire.cut();
      wire.comeBack();
      wire.say({ type: 'overtaken', table: CODE, id, sentence: 'The match went on.' });
      expect(refusals).toEqual([]);
      wire.comeBack();
      expect(lastSent()).toMatchObject({ type: 'join' });
    });
  });

  it('waits on for its answer when somebody else acts meanwhile', () => {
    wire.say(view());
    table.act(legalAction());
    const { id } = lastSent() as { id: number };
    wire.say({ type: 'events', table: CODE, sequence: 1, seat: 1, at: 5, events: [] });
    expect(table.sending.value).toBe(true);
    wire.say({ type: 'events', table: CODE, id, sequence: 2, seat: 0, at: 6, events: [] });
    expect(table.sending.value).toBe(false);
  });

  it('says nothing when an action it repeats is refused because it was taken already', () => {
    const refusals: string[] = [];
    table.onrefused = ({ code }) => refusals.push(code);
    wire.say(view());
    table.act(legalAction());
    const { id } = lastSent() as { id: number };
    wire.say({ type: 'events', table: CODE, sequence: 1, seat: 0, at: 5, events: [] });
    wire.say({ type: 'refused', table: CODE, id, code: 'rules', sentence: 'You have already chosen.' });
    expect(refusals).toEqual([]);
    expect(table.sending.value).toBe(false);
  });

  it('knows when the clock acts, from the view on and with every new question', () => {
    wire.say({ ...view(), due: 5000, startedAt: 77 });
    const due = table.due.value as number;
    expect(due - performance.now()).toBeGreaterThan(4000);
    expect(table.startedAt.value).toBe(77);
    wire.say({ type: 'events', table: CODE, sequence: 1, seat: 1, at: 5, events: [] });
    expect(table.due.value).toBe(due);
    wire.say({ type: 'events', table: CODE, sequence: 2, seat: 1, at: 5, due: null, events: [] });
    expect(table.due.value).toBeNull();
  });

  it('tells lines of one circle from those of another', () => {
    const line = { number: 1, seat: 1, name: 'Officer', text: 'a line', at: 0 };
    wire.say({ type: 'talk', table: CODE, lines: [line] });
    wire.say({ type: 'talk', table: CODE, lines: [line, { ...line, circle: 1, at: 1 }] });
    expect(table.talk.value.map(({ circle }) => circle)).toEqual([undefined, 1]);
  });

  it('passes on a refusal of its own action and lets the reader choose again', () => {
    const refusals: string[] = [];
    table.onrefused = ({ code }) => refusals.push(code);
    wire.say(view());
    table.act(legalAction());
    const { id } = lastSent() as { id: number };
    wire.say({
      type: 'refused',
      table: CODE,
      id,
      code: 'rules',
      sentence: 'It is not your turn.',
      rule: 'OPS-004',
    });
    expect(refusals).toEqual(['rules']);
    expect(table.sending.value).toBe(false);
  });

  it('keeps talk in order and each line once', () => {
    const line = (number: number) => ({ number, seat: 1, name: 'Officer', text: `line ${number}`, at: 0 });
    wire.say({ type: 'talk', table: CODE, lines: [line(2)] });
    wire.say({ type: 'talk', table: CODE, lines: [line(1), line(2), line(3)] });
    expect(table.talk.value.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('leaves other tables alone', () => {
    wire.say({ ...view(), table: 'MAST-11-HELM' });
    expect(table.sight.value).toBeNull();
  });
});

describe('a table in real time', () => {
  const ids = (): number[] => table.commands.value.map(({ message }) => message.id);

  beforeEach(() => {
    wire = fakeLine();
    table = new JoinedTable(wire.line, { ...outpostSeven, realTime: {} } as never, info);
    wire.say(view());
  });

  it('has several actions under way and never waits', () => {
    table.act(legalAction());
    table.act(legalAction());
    expect(table.sending.value).toBe(false);
    expect(wire.sent.filter(({ type }) => type === 'act')).toHaveLength(2);
    const [first, second] = ids();
    wire.say(play(first));
    expect(ids()).toEqual([second]);
  });

  it('drops what is refused and says so', () => {
    const refused: string[] = [];
    table.onrefused = ({ sentence }) => refused.push(sentence);
    table.act(legalAction());
    const [id] = ids();
    wire.say({
      type: 'refused',
      id: id as number,
      code: 'rules',
      sentence: 'The round is over.',
    } as ServerMessage);
    expect(ids()).toEqual([]);
    expect(refused).toEqual(['The round is over.']);
  });

  it('repeats what was not answered when the line is back, and takes the answer that comes late', () => {
    table.act(legalAction());
    const [id] = ids();
    const answer = play(id);
    wire.cut();
    wire.comeBack();
    expect(wire.sent.filter(({ type }) => type === 'act')).toHaveLength(2);
    wire.say(view());
    expect(ids()).toEqual([id]);
    wire.say(answer);
    expect(ids()).toEqual([]);
  });
});
