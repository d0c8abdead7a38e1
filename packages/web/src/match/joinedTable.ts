/**
 * A table as it lives on the server, followed over the socket. It folds what it hears into the reader's view,
 * asks for a whole view when something is missing, and repeats an action whose answer was lost with the line:
 * `after` keeps the server from doing it twice. In real time several actions may be under way; the number of each
 * keeps the server from doing it twice there.
 */
import type { Action, Game, SeenEvent, Viewer } from '@airlock/kernel';
import type { ClientMessage, ClockTold, ServerMessage, TableInfo, TalkLine } from '@airlock/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Moment, RunningClock } from '../games/contract.ts';
import type { Line } from '../wire/socket.ts';
import { withTalk } from './talkLines.ts';
import { type Step, toldSteps } from './unfold.ts';

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Refusal = MessageOf<'refused'>;

/** What the reader sees of the match, with all that was told so far. */
export interface Sight<View> {
  readonly viewer: Viewer;
  readonly view: View;
  readonly sequence: number;
  readonly moments: readonly Moment[];
  readonly undoable: boolean;
}

/** What changed: a whole view, or single steps to be shown one by one. */
export type Change<View> =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'steps'; readonly steps: readonly Step<View>[] };

/** An action of a race that is under way. */
interface Command {
  readonly action: Action;
  readonly message: Extract<ClientMessage, { type: 'act' }>;
}

export class JoinedTable<View = unknown> {
  readonly code: string;
  readonly info: ReadonlySignal<TableInfo>;
  /** `null` before the match has begun. */
  readonly sight: ReadonlySignal<Sight<View> | null>;
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** Always false in real time, where nobody waits for an answer. */
  readonly sending: ReadonlySignal<boolean>;
  /** In real time: what the reader has done and the table has not answered yet, the oldest first. */
  readonly commands: ReadonlySignal<readonly Command[]>;
  /** The reader's answer, where the table keeps it until the deadline. */
  readonly sealed: ReadonlySignal<Action | null>;
  /** How many questions the table has told of since the page came, where it has a clock. */
  readonly questions: ReadonlySignal<number>;
  /** When the clock acts, as `performance.now` counts. */
  readonly due: ReadonlySignal<number | null>;
  /** How the time runs until then. */
  readonly clock: ReadonlySignal<RunningClock | null>;
  /** When the match began, by the server's clock. */
  readonly startedAt: ReadonlySignal<number>;
  /** The seed, once it is public. */
  readonly seal: ReadonlySignal<{ readonly seed: string; readonly commitment: string } | null>;
  /** Why the reader may not be at this table any more. */
  readonly keptOut: ReadonlySignal<string | null>;
  onchange: ((change: Change<View>) => void) | null = null;
  /** An action, an undo or a line of talk was not taken. */
  onrefused: ((refusal: Refusal) => void) | null = null;
  /** An action or an undo came too late: the match has gone on. */
  onovertaken: (() => void) | null = null;

  private readonly infoNow;
  private readonly sightNow = signal<Sight<View> | null>(null);
  private readonly talkNow = signal<readonly TalkLine[]>([]);
  private readonly sendingNow = signal(false);
  private readonly commandsNow = signal<readonly Command[]>([]);
  private readonly sealedNow = signal<Action | null>(null);
  private readonly questionsNow = signal(0);
  private readonly dueNow = signal<number | null>(null);
  private readonly clockNow = signal<RunningClock | null>(null);
  private readonly startedAtNow = signal(0);
  private readonly sealNow = signal<{ seed: string; commitment: string } | null>(null);
  private readonly keptOutNow = signal<string | null>(null);
  private readonly game: Game<unknown, View, SeenEvent>;
  private readonly line: Line;
  /** The action or undo that is under way. */
  private underWay: Extract<ClientMessage, { type: 'act' | 'undo' }> | null = null;
  /** The action that the table keeps: it is sent again after a lost connection, for it may be forgotten. */
  private kept: Extract<ClientMessage, { type: 'act' }> | null = null;
  /** The number of the last one that was answered. */
  private answered = -1;
  /** A join that came too fast is tried again. */
  private rejoining: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line, game: Game<unknown, View, SeenEvent>, info: TableInfo) {
    this.code = info.code;
    this.game = game;
    this.line = line;
    this.infoNow = signal(info);
    this.info = this.infoNow;
    this.sight = this.sightNow;
    this.talk = this.talkNow;
    this.sending = this.sendingNow;
    this.commands = this.commandsNow;
    this.sealed = this.sealedNow;
    this.questions = this.questionsNow;
    this.due = this.dueNow;
    this.clock = this.clockNow;
    this.startedAt = this.startedAtNow;
    this.seal = this.sealNow;
    this.keptOut = this.keptOutNow;
    line.onready = () => this.join();
    line.onmessage = (message) => this.hear(message);
    if (line.state.peek() === 'open') this.join();
  }

  act(action: Action): void {
    const sight = this.sightNow.peek();
    if (!sight || this.underWay) return;
    const message = {
      type: 'act',
      table: this.code,
      id: this.line.nextId(),
      after: sight.sequence,
      action: this.game.codec.write(action),
    } as const;
    if (this.game.realTime) {
      this.commandsNow.value = [...this.commandsNow.peek(), { action, message }];
      this.line.send(message);
    } else {
      this.dispatch(message);
    }
  }

  /** A command was answered; says whether it was one of ours. */
  private answer(id: number | undefined): boolean {
    const left = this.commandsNow.peek().filter(({ message }) => message.id !== id);
    const isOurs = left.length < this.commandsNow.peek().length;
    if (isOurs) this.commandsNow.value = left;
    return isOurs;
  }

  undo(): void {
    const sight = this.sightNow.peek();
    if (!sight || this.underWay) return;
    this.dispatch({ type: 'undo', table: this.code, id: this.line.nextId(), after: sight.sequence });
  }

  /** False when it could not even be sent. */
  say(text: string): boolean {
    return this.line.send({ type: 'talk', table: this.code, id: this.line.nextId(), text });
  }

  /** Asks the bots for a moment, or lets them go on. */
  interrupt(on: boolean): void {
    this.line.send({ type: 'interrupt', table: this.code, id: this.line.nextId(), on });
  }

  /** The reader is there, though they have done nothing the table would hear of. */
  showLife(): void {
    this.join();
  }

  /**
   * Asks for a change over HTTP, which answers with the table. Where the socket has told of the table meanwhile, the answer may be older
   * than what is known: then it is left alone.
   */
  async change(ask: () => Promise<TableInfo | undefined>): Promise<void> {
    const before = this.infoNow.peek();
    const info = await ask();
    if (info && this.infoNow.peek() === before) this.infoNow.value = info;
  }

  leave(): void {
    clearTimeout(this.rejoining);
    this.line.send({ type: 'leave', table: this.code });
    this.line.onready = null;
    this.line.onmessage = null;
  }

  private dispatch(message: Extract<ClientMessage, { type: 'act' | 'undo' }>): void {
    this.underWay = message;
    this.sendingNow.value = true;
    // A line that is down is no refusal: it is sent when we are back.
    this.line.send(message);
  }

  private done(): void {
    this.answered = this.underWay?.id ?? this.answered;
    this.underWay = null;
    this.sendingNow.value = false;
  }

  private join(): void {
    clearTimeout(this.rejoining);
    const seen = this.sightNow.peek()?.sequence;
    this.line.send({
      type: 'join',
      table: this.code,
      compact: true,
      ...(seen === undefined ? {} : { seen }),
    });
    // The join is answered first: a repeated action then meets the sequence it was decided on, or is stale.
    const unanswered = this.underWay ?? this.kept;
    if (unanswered) this.line.send(unanswered);
    this.repeatCommands();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'refused') this.hearRefusal(message);
    if (message.type === 'refused' || message.type === 'welcome' || message.type === 'pong') return;
    const code = typeof message.table === 'string' ? message.table : message.table.code;
    if (code !== this.code) return;
    if (message.type === 'table') this.infoNow.value = message.table;
    else if (message.type === 'view') this.hearView(message);
    else if (message.type === 'events') this.hearEvents(message);
    else if (message.type === 'talk') this.hearTalk(message.lines);
    else if (message.type === 'sealed') this.hearSealed(message);
    else if (message.type === 'overtaken') this.hearOvertaken(message);
    else if (message.type === 'over')
      this.sealNow.value = { seed: message.seed, commitment: message.commitment };
  }

  private hearView(message: MessageOf<'view'>): void {
    const { viewer, view, sequence, moments, undoable, due, clock, startedAt } = message;
    batch(() => {
      if (this.isUndone(sequence) || moments.some((moment) => this.isAnswer(moment, viewer))) this.done();
      // Told again after the view, where the question still stands.
      this.sealedNow.value = null;
      this.hearDue(due ?? null, clock);
      this.startedAtNow.value = startedAt ?? 0;
      const seen = view as View;
      this.sightNow.value = { viewer, view: seen, sequence, moments: moments as Moment[], undoable };
      this.onchange?.({ kind: 'view', view: seen });
    });
  }

  private hearEvents(message: MessageOf<'events'>): void {
    const sight = this.sightNow.peek();
    if (!sight || message.sequence <= sight.sequence) {
      // Told again: the command had arrived before the line broke.
      this.answer(message.id);
      return;
    }
    if (message.sequence !== sight.sequence + 1) {
      this.askForAll();
      return;
    }
    const { sequence, seat, at, byBot } = message;
    const { events, steps, after } = toldSteps(sight.view, message);
    batch(() => {
      if (message.id === this.underWay?.id || this.isAnswer(message, sight.viewer)) this.done();
      this.answer(message.id);
      if (message.id !== undefined && message.id === this.kept?.id) this.kept = null;
      if (message.due !== undefined) this.hearDeadline(message.due, message.clock);
      else if (message.clock) this.hearClock(message.clock);
      this.sightNow.value = {
        viewer: sight.viewer,
        view: after,
        sequence,
        moments: [...sight.moments, { sequence, seat, at, events, ...(byBot ? { byBot } : {}) }],
        undoable: message.undoable ?? false,
      };
      this.onchange?.(steps.length > 0 ? { kind: 'steps', steps } : { kind: 'view', view: after });
    });
  }

  /** What the reader's own seat did since: the action under way had arrived before the line broke. */
  private isAnswer({ seat, sequence }: Pick<Moment, 'seat' | 'sequence'>, viewer: Viewer): boolean {
    return this.underWay !== null && seat === viewer && sequence > this.underWay.after;
  }

  /** What is taken back leaves no moment: the view after it is the answer. */
  private isUndone(sequence: number): boolean {
    return this.underWay?.type === 'undo' && sequence > this.underWay.after;
  }

  /** Something new is asked, or there is more time: nothing is kept any more. */
  private hearDeadline(due: number | null, clock: ClockTold | undefined): void {
    this.questionsNow.value++;
    this.sealedNow.value = null;
    this.kept = null;
    this.hearDue(due, clock);
  }

  /** Our answer, or that of another window of ours, is kept; it may still be changed. */
  private hearSealed({ id, action }: MessageOf<'sealed'>): void {
    batch(() => {
      if (this.underWay?.type === 'act' && this.underWay.id === id) {
        this.kept = this.underWay;
        this.done();
      }
      this.sealedNow.value = this.game.codec.read(action) ?? null;
    });
  }

  private hearDue(due: number | null, clock: ClockTold | undefined): void {
    const now = performance.now();
    this.dueNow.value = due === null ? null : now + due;
    if (due === null || !clock) this.clockNow.value = null;
    else this.hearClock(clock);
  }

  private hearClock({ starts, banks }: ClockTold): void {
    const heardAt = performance.now();
    this.clockNow.value = { heardAt, startsAt: heardAt + starts, banks: banks ?? null };
  }

  private hearTalk(lines: readonly TalkLine[]): void {
    this.talkNow.value = withTalk(this.talkNow.peek(), lines);
  }

  private hearRefusal(refusal: Refusal): void {
    const { id, wait, table } = refusal;
    if (refusal.code === 'kept-out' && table === this.code) {
      this.keptOutNow.value = refusal.sentence;
      return;
    }
    if (id === undefined && wait !== undefined && table === this.code) {
      clearTimeout(this.rejoining);
      this.rejoining = setTimeout(() => this.join(), wait * 1000);
      return;
    }
    if (id !== undefined && id === this.kept?.id) this.kept = null;
    // Repeated after the line broke, and taken before: the second one is refused, which is nobody's business.
    if (refusal.id !== undefined && refusal.id === this.answered) return;
    if (this.answer(refusal.id)) {
      this.onrefused?.(refusal);
      return;
    }
    const underWay = this.underWay !== null && refusal.id === this.underWay.id;
    if (refusal.code === 'stale') {
      // A repeated action that had been taken before the line broke is stale too, and nobody's business.
      if (!underWay) return;
      this.askForAll();
    }
    if (underWay) this.done();
    this.onrefused?.(refusal);
  }

  /** Whatever was faster has been told before. */
  private hearOvertaken({ id }: MessageOf<'overtaken'>): void {
    if (id === this.kept?.id) this.kept = null;
    const isUnderWay = id === this.underWay?.id;
    if (isUnderWay) this.done();
    if (this.answer(id) || isUnderWay) this.onovertaken?.();
  }

  private askForAll(): void {
    this.line.send({ type: 'join', table: this.code, compact: true });
    this.repeatCommands();
  }

  /** What was answered with something that got lost is answered again, and done once all the same. */
  private repeatCommands(): void {
    for (const { message } of this.commandsNow.peek()) this.line.send(message);
  }
}
