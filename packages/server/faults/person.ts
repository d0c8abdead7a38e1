/**
 * Somebody who plays as the page does: follows what is told, finds actions from their own view alone, comes back after a lost
 * connection with what was seen, and repeats what was not answered. Writes everything down.
 */
import { ActionList, type AnyGame, fastRandom, followEntry, has } from '@airlock/kernel';
import { PROTOCOL_VERSION, readServerMessage, type ServerMessage, SOCKET_PATH } from '@airlock/protocol';
import { WebSocket } from 'ws';
import type { Sent, Sitting } from './history.ts';

/** Between two deeds of one person: as fast as nobody is, and slow enough that twenty of them leave the machine air. */
const PACE_MS = 12;
/** A connection without an answer is given up: somebody cut it without a word. */
const PATIENCE_MS = 3_000;
const TALK_EVERY = 6;
const UNDO_EVERY = 5;

export interface PersonPlan {
  readonly url: () => string;
  readonly cookie: string;
  readonly game: AnyGame;
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  readonly retryMs: (attempt: number) => number;
}

/** Hears when somebody sends something and when it is answered. */
export interface PersonWatch {
  sent(game: string): void;
  answered(game: string): void;
}

export class FaultPerson {
  readonly sitting: Sitting;
  private readonly plan: PersonPlan;
  private readonly watch: PersonWatch;
  private readonly random;
  private socket: WebSocket | null = null;
  private underWay: Sent | null = null;
  private undoable = false;
  private lastId = 0;
  private timer: NodeJS.Timeout | undefined;
  private heardAt = 0;
  /** Since they last heard from their table. */
  private attempts = 0;
  /** When the connection broke last, when they were first told of their table after that, and when last of all. */
  private brokeAt = 0;
  private backAt = 0;
  private toldAt = 0;
  /** Whether they wait for that sign. */
  private isAsked = false;
  private lastRefusal = '';
  private isPlaying = true;
  private isClosed = false;

  constructor(plan: PersonPlan, watch: PersonWatch) {
    this.plan = plan;
    this.watch = watch;
    this.random = fastRandom(`${plan.table} ${plan.seat}`);
    this.sitting = {
      table: plan.table,
      game: plan.game.id,
      seat: plan.seat,
      name: plan.name,
      sent: [],
      heard: [],
      order: [],
      talk: [],
      said: [],
      isOver: false,
      view: null,
      sequence: -1,
    };
    this.connect();
  }

  /** Begins nothing new. What is under way is still answered. */
  rest(): void {
    this.isPlaying = false;
  }

  /** Whether nothing is under way and the server was heard since the last connection. */
  get isSettled(): boolean {
    if (this.isClosed) return true;
    return this.underWay === null && this.socket?.readyState === WebSocket.OPEN && this.sitting.view !== null;
  }

  /** Whether they have something left to play. */
  get isAtPlay(): boolean {
    return !this.isClosed && !this.sitting.isOver;
  }

  /**
   * How they fared since something happened: how long it took until they were at their table again; `unharmed` where the connection
   * held and the table has answered since it was last asked for a sign; `null` as long as neither is so.
   */
  returnedAfter(since: number): number | 'unharmed' | null {
    if (this.brokeAt >= since) return this.backAt > this.brokeAt ? this.backAt - since : null;
    return this.isAsked ? null : 'unharmed';
  }

  /** For whoever looks for the reason. */
  get whereabouts(): string {
    const { table, seat, game } = this.sitting;
    const ago = (time: number): string => (time === 0 ? 'never' : `${Date.now() - time} ms ago`);
    const line = this.socket
      ? ['connecting', 'connected', 'closing', 'closed'][this.socket.readyState]
      : 'away';
    return `${table} seat ${seat} of ${game}: ${line}, broke ${ago(this.brokeAt)}, told ${ago(this.toldAt)}, heard ${ago(this.heardAt)}, ${this.attempts} attempts, last refused ${this.lastRefusal || 'nothing'}`;
  }

  /** Asks the table for a sign: what they know already is told again, or the connection breaks. */
  lookAgain(): void {
    this.isAsked = true;
    if (this.socket?.readyState === WebSocket.OPEN) this.join();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isClosed) return;
    const socket = new WebSocket(this.plan.url().replace(/^http/, 'ws') + SOCKET_PATH, {
      headers: { cookie: this.plan.cookie },
      handshakeTimeout: PATIENCE_MS,
    });
    this.socket = socket;
    this.heardAt = Date.now();
    socket.on('open', () => {
      this.send({ type: 'hello', version: PROTOCOL_VERSION });
      this.join();
      // The join is answered first: what is repeated then meets what it was decided on, or is stale.
      if (this.underWay) this.dispatch(this.underWay);
      this.goOn();
    });
    socket.on('message', (data) => {
      this.heardAt = Date.now();
      this.hear(readServerMessage(String(data)));
      this.goOn();
    });
    // A broken connection says all there is to say by closing.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      // Whoever has gone by themselves has lost nothing.
      if (this.isClosed) return;
      this.brokeAt = Date.now();
      setTimeout(() => this.connect(), this.plan.retryMs(this.attempts++));
    });
  }

  private join(): void {
    const seen = this.sitting.sequence;
    this.send({ type: 'join', table: this.plan.table, compact: true, ...(seen < 0 ? {} : { seen }) });
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private dispatch(sent: Sent): void {
    sent.times++;
    const { id, action, after } = sent;
    const { table } = this.plan;
    this.send(
      action === 'undo' ? { type: 'undo', table, id, after } : { type: 'act', table, id, after, action },
    );
    this.watch.sent(this.plan.game.id);
  }

  /** Looks in a moment whether there is something to do. */
  private goOn(): void {
    if (this.timer !== undefined || this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.socket?.readyState === WebSocket.OPEN) {
        if (this.underWay && Date.now() - this.heardAt > PATIENCE_MS) this.socket.terminate();
        else this.doSomething();
      }
      this.goOn();
    }, PACE_MS);
  }

  private doSomething(): void {
    const { sitting } = this;
    if (this.underWay || !this.isPlaying || sitting.view === null || sitting.isOver) return;
    if (this.undoable && this.random.int(UNDO_EVERY) === 0) {
      this.begin('undo');
      return;
    }
    const action = this.anyAction();
    if (action === null) return;
    this.begin(action);
    if (sitting.sent.length % TALK_EVERY === 0) {
      const text = `${sitting.table} ${sitting.seat} ${sitting.sent.length}`;
      sitting.said.push(text);
      this.send({ type: 'talk', table: sitting.table, id: ++this.lastId, text });
    }
  }

  private begin(action: string): void {
    const { sitting } = this;
    const sent: Sent = {
      id: ++this.lastId,
      action,
      after: sitting.sequence,
      times: 0,
      answers: [],
      refusals: [],
    };
    sitting.sent.push(sent);
    this.underWay = sent;
    this.dispatch(sent);
  }

  private anyAction(): string | null {
    const { game, seat } = this.plan;
    const state = game.imagine(this.sitting.view, this.random);
    if (!has(game.waiting(state), seat)) return null;
    const actions = new ActionList();
    game.actions(state, seat, actions);
    return actions.size === 0 ? null : game.codec.write(actions.pick(this.random));
  }

  private noteTold(): void {
    this.attempts = 0;
    this.isAsked = false;
    this.toldAt = Date.now();
    if (this.backAt <= this.brokeAt) this.backAt = Math.max(this.toldAt, this.brokeAt + 1);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.noteTold();
        return;
      case 'view':
        this.hearView(message);
        return;
      case 'events':
        this.hearEvents(message);
        return;
      case 'talk':
        this.sitting.talk.push(...message.lines);
        return;
      case 'over':
        this.sitting.isOver = true;
        return;
      case 'overtaken':
      case 'refused':
        this.lastRefusal = `${refusalIn(message)} (${message.id ?? 'no number'})`;
        if (message.id !== undefined && message.id === this.underWay?.id) {
          this.underWay.refusals.push(refusalIn(message));
          this.settle();
        }
    }
  }

  private hearView({ view, sequence, moments, undoable }: Extract<ServerMessage, { type: 'view' }>): void {
    const { sitting, underWay } = this;
    sitting.order.push({ sequence, isView: true });
    sitting.view = view;
    sitting.sequence = sequence;
    this.undoable = undoable;
    if (!underWay) return;
    const own = moments.find((moment) => moment.seat === sitting.seat && moment.sequence > underWay.after);
    const isUndone = underWay.action === 'undo' && sequence > underWay.after;
    if (isUndone || (own && !this.plan.game.realTime)) this.settle();
  }

  private hearEvents(message: Extract<ServerMessage, { type: 'events' }>): void {
    const { sitting, underWay } = this;
    const { sequence, seat, at, events, changes, id } = message;
    sitting.heard.push({ sequence, seat, at, events, ...(changes ? { changes } : {}) });
    sitting.order.push({ sequence, isView: false });
    const command = id === undefined ? undefined : sitting.sent.find((one) => one.id === id);
    command?.answers.push(sequence);
    if (command && command === underWay) this.settle();
    if (sequence !== sitting.sequence + 1) return;
    sitting.view = followEntry(sitting.view, message);
    sitting.sequence = sequence;
    this.undoable = message.undoable ?? false;
    // What our own seat did since: it had arrived before the connection broke.
    const isOurs = seat === sitting.seat && underWay !== null && sequence > underWay.after;
    if (isOurs && !this.plan.game.realTime) this.settle();
  }

  private settle(): void {
    this.underWay = null;
    this.watch.answered(this.plan.game.id);
  }
}

const refusalIn = (message: Extract<ServerMessage, { type: 'overtaken' | 'refused' }>): string =>
  message.type === 'refused' ? message.code : message.type;
