/**
 * A fault run: people play all five games at once through connections of their own, faults strike one after the other while
 * they wait for answers, and in the end everything they were told is compared with the disk.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyGame, present } from '@airlock/kernel';
import { loadGames } from '../loadGames.ts';
import { Breaker } from './breaker.ts';
import { violations } from './checker.ts';
import type { Ground } from './ground.ts';
import type { Promised } from './history.ts';
import { FaultPerson } from './person.ts';
import type { Fault, Kind } from './plan.ts';
import { NoAnswer, setTable, type Wish, wishesFor } from './tables.ts';
import { LONGEST_WAIT_MS, until } from './until.ts';

export interface RunPlan {
  readonly faults: readonly Fault[];
  readonly ground: Ground;
  readonly say: (sentence: string) => void;
}

/** How often a kind struck a game. */
type Strikes = Partial<Record<Kind, Record<string, number>>>;

export interface Return {
  /** When they were at their table again. */
  readonly afterMs: number;
  /** Whether the killed server had their table; others only have to connect once more. */
  readonly lostTable: boolean;
}

export interface RunReport {
  readonly strikes: Strikes;
  /** Faults that struck while an answer was awaited; the others found everybody idle. */
  readonly inTheAct: number;
  readonly acknowledged: number;
  readonly told: number;
  readonly lines: number;
  readonly tables: number;
  /** Those whose connection a killed server broke, or who were at a table that it had. */
  readonly returns: readonly Return[];
  readonly violations: readonly string[];
}

/** A game with nothing to send for this long, such as a race that counts down, is struck all the same. */
const LONGEST_AIM_MS = 8_000;

export async function runFaults(plan: RunPlan): Promise<RunReport> {
  const run = new FaultRun(plan, new Map([...(await loadGames())].map(([id, { game }]) => [id, game])));
  try {
    return await run.go();
  } finally {
    await run.close();
  }
}

class FaultRun {
  private readonly plan: RunPlan;
  private readonly games: ReadonlyMap<string, AnyGame>;
  private readonly breakers = new Map<string, Breaker>();
  private readonly people: FaultPerson[] = [];
  private readonly promised = new Map<string, Promised>();
  private readonly found: string[] = [];
  private readonly sent = new Map<string, number>();
  private readonly answered = new Map<string, number>();
  private keepers: Promise<void>[] = [];
  private tables = 0;
  private inTheAct = 0;
  private readonly returns: Return[] = [];
  /** Nobody begins anything any more. */
  private isSettling = false;

  constructor(plan: RunPlan, games: ReadonlyMap<string, AnyGame>) {
    this.plan = plan;
    this.games = games;
  }

  async go(): Promise<RunReport> {
    const { ground } = this.plan;
    await ground.start();
    for (const game of this.games.keys()) this.breakers.set(game, await Breaker.open(ground.target(game)));
    this.keepers = [...this.games.values()].flatMap(wishesFor).map((wish) => this.keepPlaying(wish));
    const strikes: Strikes = {};
    for (const fault of this.plan.faults) {
      await this.strike(fault);
      const struck: Record<string, number> = strikes[fault.kind] ?? {};
      strikes[fault.kind] = struck;
      struck[fault.game] = (struck[fault.game] ?? 0) + 1;
    }
    await this.settle();
    return this.report(strikes);
  }

  async close(): Promise<void> {
    this.isSettling = true;
    for (const person of this.people) person.close();
    await Promise.all(this.keepers);
    for (const breaker of this.breakers.values()) breaker.close();
    await this.plan.ground.close();
  }

  /** Sets a table, and another one when its match is over. */
  private async keepPlaying(wish: Wish): Promise<void> {
    const url = (): string => this.breakers.get(wish.game)?.url ?? '';
    while (!this.isSettling) {
      try {
        const { table, people } = await setTable(url(), wish, ++this.tables, (promised) =>
          this.promised.set(promised.table, promised),
        );
        const game = present(this.games.get(wish.game));
        const seated = people.map(
          ({ name, cookie }, seat) =>
            new FaultPerson(
              {
                url,
                cookie,
                game,
                table,
                seat,
                name,
                retryMs: (attempt) => this.plan.ground.retryMs(attempt),
              },
              {
                sent: (id) => count(this.sent, id),
                answered: (id) => count(this.answered, id),
              },
            ),
        );
        this.people.push(...seated);
        if (this.isSettling) for (const person of seated) person.rest();
        const areDone = (): boolean => seated.every(({ sitting, isSettled }) => sitting.isOver && isSettled);
        while (!this.isSettling && !areDone()) await pause(20);
        // Nothing more can happen there. Whoever stayed would only be in the way of those who still play.
        if (areDone()) for (const person of seated) person.close();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await pause(50);
      }
    }
  }

  private async strike(fault: Fault): Promise<void> {
    const before = this.sent.get(fault.game) ?? 0;
    const isAimed = await until(
      () => (this.sent.get(fault.game) ?? 0) >= before + fault.acts,
      LONGEST_AIM_MS,
    );
    if (isAimed) this.inTheAct++;
    await pause(fault.delayMs);
    const began = Date.now();
    const playing = this.people.filter(({ isAtPlay }) => isAtPlay);
    if (fault.kind === 'cut') await this.cut(fault);
    else this.found.push(...(await this.plan.ground.strike(fault)));
    const struck = Date.now() - began;
    if (fault.kind === 'kill' && this.plan.ground.noticedAfterMs > 0)
      await this.watchReturn(fault, playing, began);
    const answers = new Map(this.answered);
    const goesOn = await until(
      () => [...this.answered].some(([game, number]) => number > (answers.get(game) ?? 0)),
      LONGEST_WAIT_MS,
    );
    if (!goesOn)
      this.found.push(`nothing continued after fault ${fault.number} (${fault.kind}, ${fault.game})`);
    this.plan.say(
      `${fault.number} ${fault.kind} ${fault.variant} (${fault.game}): ${struck} ms, ${Date.now() - began} ms until play went on`,
    );
  }

  /** Until everybody who played is at their table again, or has found that nothing had happened to them. */
  private async watchReturn(
    { number }: Fault,
    playing: readonly FaultPerson[],
    since: number,
  ): Promise<void> {
    await pause(Math.max(0, since + this.plan.ground.noticedAfterMs - Date.now()));
    const lost = await this.plan.ground.tablesOfKilled();
    for (const person of playing) person.lookAgain();
    const isBack = (person: FaultPerson): boolean => !person.isAtPlay || person.returnedAfter(since) !== null;
    const areBack = await until(() => playing.every(isBack), LONGEST_WAIT_MS);
    for (const person of areBack ? [] : playing.filter((one) => !isBack(one)))
      this.found.push(`not back after fault ${number} (kill): ${person.whereabouts}`);
    for (const person of playing) {
      const afterMs = person.returnedAfter(since);
      if (typeof afterMs === 'number')
        this.returns.push({ afterMs, lostTable: lost.has(person.sitting.table) });
    }
  }

  /** In the middle of a frame, at once, or without a word to anybody. */
  private async cut({ game, bytes, variant, lengthMs }: Fault): Promise<void> {
    const breaker = this.breakers.get(game);
    if (variant === 0) breaker?.silence(lengthMs);
    else breaker?.cutAfter(variant === 1 ? 0 : 1 + (bytes % 400));
    await pause(lengthMs);
  }

  /** Everybody hears the answer to what is under way, and then what all others did. */
  private async settle(): Promise<void> {
    this.isSettling = true;
    await Promise.all(this.keepers);
    for (const person of this.people) person.rest();
    const isQuiet = await until(() => this.people.every((person) => person.isSettled), LONGEST_WAIT_MS);
    for (const person of isQuiet ? [] : this.people.filter((one) => !one.isSettled))
      this.found.push(`not answered in the end: ${person.whereabouts}`);
    // Bots and clocks may still act: it is quiet when nobody hears anything for a while.
    let known = '';
    await until(async () => {
      const now = this.people.map(({ sitting }) => sitting.sequence).join();
      const isStill = now === known;
      known = now;
      await pause(500);
      return isStill;
    }, LONGEST_WAIT_MS);
    await this.plan.ground.stop();
  }

  private async report(strikes: Strikes): Promise<RunReport> {
    const { ground } = this.plan;
    const codes = new Set([...this.promised.keys(), ...this.people.map(({ sitting }) => sitting.table)]);
    const disk = await ground.read(codes);
    const sittings = this.people.map(({ sitting }) => sitting);
    const history = { promised: [...this.promised.values()], sittings };
    this.found.push(...violations(history, disk, this.games));
    this.found.push(...(await ground.complaints()));
    const sum = (counted: (sitting: (typeof sittings)[number]) => number): number =>
      sittings.reduce((all, sitting) => all + counted(sitting), 0);
    return {
      strikes,
      inTheAct: this.inTheAct,
      acknowledged: sum(({ sent }) => sent.filter(({ answers }) => answers.length > 0).length),
      told: sum(({ heard }) => heard.length),
      lines: sum(({ talk }) => talk.length),
      tables: new Set(sittings.map(({ table }) => table)).size,
      returns: this.returns,
      violations: this.found,
    };
  }
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
