/**
 * The threads in which bots think, so that the event loop never waits for them. One thread is there for levels that
 * answer at once, the others for those that search and, when none does, for all: so a long thought never holds up a
 * short one, even where there is one core for everything. Turns are fair (fairQueue.ts), and when many want to think,
 * each gets less time for it (sharing.ts).
 */
import type { Cancel, Timers } from '../timers.ts';
import { FairQueue } from './fairQueue.ts';
import { Pressure } from './pressure.ts';
import { type Capacity, type Demand, decide, type LevelCost } from './sharing.ts';
import type { Answer, Known, Question, StartThread, ThinkingThread } from './thought.ts';

type FailureReason = 'error' | 'crash' | 'stuck';

/** A bot gave no action. */
export class ThoughtFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Something to think about. */
export interface Request {
  /** In whose name. */
  readonly person: string;
  /** The wanted level, and after it those that may take its place, the next simpler one first. */
  readonly levels: readonly [LevelCost, ...LevelCost[]];
  /** Of the chance that the bot leaves things to; drawn when it begins to think. */
  seed(): string;
  /** Called when a thread is free; `null` when it no longer needs thinking about. */
  known(): Known | null;
  /** It begins; whether with less than the full strength of the wanted level. */
  begins(isReduced: boolean): void;
  /** A level gave no action; the next simpler one is asked. */
  failed(level: string, failure: ThoughtFailed): void;
}

export interface Thought {
  /** `null` when there is nothing to say. */
  readonly action: string | null;
  readonly level: string;
  /** Of CPU time. */
  readonly milliseconds: number;
}

export interface ThinkersSettings extends Capacity {
  readonly start: StartThread;
  readonly timers: Timers;
  /** A thread that has shown no sign of life for this long is taken to be stuck, and ended. */
  readonly stuckMs: number;
}

/** A game that has not been loaded after this cannot be. */
const MOST_MS_TO_LOAD = 20_000;

/** With this many waiting for the one thread of the levels that answer at once, another is started to help. */
const MANY = 16;

/** How much of a running mean the newest thought makes up. */
const NEWEST = 0.1;

type Lane = 'quick' | 'search';

interface Task extends Request {
  resolve(thought: Thought | null): void;
  reject(error: unknown): void;
}

/** A task that a thread is at. */
interface Work {
  readonly task: Task;
  readonly question: Question;
  /** What was charged for it, until it is known what it costs. */
  readonly charged: number;
  /** When it was asked, or when its game had been loaded. */
  begunAt: number;
}

/** A place for a thread: when a thread is lost, another one takes it. */
interface Place {
  readonly lane: Lane;
  thread: ThinkingThread | null;
  /** The games that the thread has loaded. */
  readonly games: Set<string>;
  work: Work | null;
  /** Calls off looking after it. */
  watchdog: Cancel | undefined;
  /** Is started when the thread seems to be stuck, and has loaded when that is certain. */
  successor: ThinkingThread | null;
}

export class Thinkers {
  private readonly settings: ThinkersSettings;
  private readonly places: readonly Place[];
  private readonly queues: Readonly<Record<Lane, FairQueue<Task>>> = {
    quick: new FairQueue(),
    search: new FairQueue(),
  };
  /** Mean CPU milliseconds of a thought, by game and level. */
  private readonly costs = new Map<string, number>();
  private readonly pressure = new Pressure();
  private closed = false;

  constructor(settings: ThinkersSettings) {
    this.settings = settings;
    const searching = Array.from({ length: settings.threads }, (): Lane => 'search');
    this.places = (['quick', ...searching] as const).map((lane) => ({
      lane,
      thread: null,
      games: new Set(),
      work: null,
      watchdog: undefined,
      successor: null,
    }));
  }

  /** Thoughts begun or waiting for a thread. */
  get unfinished(): number {
    const begun = this.places.filter(({ work }) => work !== null).length;
    return this.queues.quick.size + this.queues.search.size + begun;
  }

  /** `null` when it no longer needs thinking about. Fails with `ThoughtFailed` when every level has. */
  think(request: Request): Promise<Thought | null> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        resolve(null);
        return;
      }
      this.queues[laneOf(request.levels)].add(request.person, { ...request, resolve, reject });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const { quick, search } = this.queues;
    for (const { resolve } of [...quick.clear(), ...search.clear()]) resolve(null);
    const ends = this.places.map(async (place) => {
      this.finish(place)?.task.resolve(null);
      await place.thread?.end();
    });
    await Promise.all(ends);
  }

  private assign(): void {
    for (const place of this.places) {
      while (!place.work && !this.closed) {
        const task = this.nextFor(place);
        if (!task) break;
        this.begin(place, task);
      }
    }
  }

  private nextFor({ lane, thread }: Place): Task | undefined {
    const { quick, search } = this.queues;
    if (lane === 'quick') return quick.take();
    const mayHelp = thread !== null || quick.size >= MANY;
    return search.take() ?? (mayHelp ? quick.take() : undefined);
  }

  private begin(place: Place, task: Task): void {
    let known: Known | null;
    try {
      known = task.known();
    } catch (error) {
      task.reject(error);
      return;
    }
    if (!known) {
      task.resolve(null);
      return;
    }
    const { person, levels } = task;
    const { level, spare, isReduced } = decide(person, levels, this.demands(), this.capacity());
    const question = { ...known, level: level.id, seed: task.seed(), spare };
    const charged = this.costs.get(costKey(question)) ?? level.thinks ?? 1;
    this.queues[laneOf(task.levels)].charge(task.person, charged);
    place.work = { task, question, charged, begunAt: this.settings.timers.elapsed() };
    place.thread ??= this.start(place);
    place.thread.ask(question);
    this.watch(place, place.games.has(question.game) ? this.settings.stuckMs : MOST_MS_TO_LOAD);
    task.begins(isReduced);
  }

  private capacity(): Capacity {
    const { patienceMs, threads, limitMs } = this.settings;
    return { patienceMs: patienceMs / this.pressure.slowness, threads, limitMs };
  }

  /** Searches that are waiting or under way. */
  private demands(): Demand[] {
    const underWay = this.places.flatMap(({ work }) => (work ? [work.task] : []));
    return [...this.queues.search, ...underWay].flatMap(({ person, levels: [{ thinks }] }) =>
      thinks === undefined ? [] : [{ person, thinks }],
    );
  }

  private start(place: Place): ThinkingThread {
    const isIts = (): boolean => place.thread === thread;
    const thread: ThinkingThread = this.settings.start({
      begun: () => {
        if (!isIts() || !place.work) return;
        place.work.begunAt = this.settings.timers.elapsed();
        this.watch(place, this.settings.stuckMs);
      },
      answered: (answer) => {
        if (isIts()) this.answered(place, answer);
      },
      crashed: (problem) => {
        if (isIts()) this.lose(place, new ThoughtFailed('crash', problem));
        else if (place.successor === thread) place.successor = null;
      },
    });
    return thread;
  }

  private answered(place: Place, answer: Answer): void {
    const work = this.finish(place);
    if (!work) return;
    const { task, question, charged, begunAt } = work;
    place.games.add(question.game);
    if (answer.ok) {
      const { action, milliseconds } = answer;
      this.queues[laneOf(task.levels)].charge(task.person, milliseconds - charged);
      if (laneOf(task.levels) === 'search')
        this.pressure.note(this.settings.timers.elapsed() - begunAt, milliseconds);
      const mean = this.costs.get(costKey(question)) ?? milliseconds;
      this.costs.set(costKey(question), mean + NEWEST * (milliseconds - mean));
      task.resolve({ action, level: question.level, milliseconds });
    } else this.askSimpler(work, new ThoughtFailed('error', answer.problem));
    this.assign();
  }

  /** The thread is gone or no longer of use. */
  private lose(place: Place, failure: ThoughtFailed): void {
    const { thread, successor } = place;
    place.successor = null;
    const work = this.finish(place);
    place.thread = successor;
    place.games.clear();
    void thread?.end();
    if (work) this.askSimpler(work, failure);
    this.assign();
  }

  /** Whoever has waited for a thought that failed goes before the others. */
  private askSimpler({ task, question }: Work, failure: ThoughtFailed): void {
    if (this.closed) {
      task.resolve(null);
      return;
    }
    task.failed(question.level, failure);
    const failed = task.levels.findIndex(({ id }) => id === question.level);
    const [next, ...rest] = task.levels.slice(failed + 1);
    if (!next) {
      task.reject(failure);
      return;
    }
    const again: Task = { ...task, levels: [next, ...rest] };
    this.queues[laneOf(again.levels)].addFirst(again);
  }

  /** The place is free again. */
  private finish(place: Place): Work | null {
    place.watchdog?.();
    const { work, successor } = place;
    place.work = null;
    place.successor = null;
    void successor?.end();
    return work;
  }

  /**
   * Looks twice in the given time for a sign of life. At the first look without one a successor is started, which has
   * loaded when the thread is given up at the second.
   */
  private watch(place: Place, milliseconds: number): void {
    place.watchdog?.();
    const { thread, work } = place;
    if (!thread || !work) return;
    const { signs } = thread;
    const { timers } = this.settings;
    place.watchdog = timers.after(milliseconds / 2, () => {
      if (thread.signs !== signs) {
        this.watch(place, milliseconds);
        return;
      }
      place.successor ??= this.start(place);
      place.successor.prepare(work.question.game);
      place.watchdog = timers.after(milliseconds / 2, () => {
        if (thread.signs !== signs) this.watch(place, milliseconds);
        else
          this.lose(place, new ThoughtFailed('stuck', `It showed no sign of life for ${milliseconds} ms.`));
      });
    });
  }
}

const laneOf = ([{ thinks }]: Request['levels']): Lane => (thinks === undefined ? 'quick' : 'search');

const costKey = ({ game, level }: Question): string => `${game} ${level}`;
