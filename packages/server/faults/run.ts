/**
 * A fault run: people play all five games at once through connections of their own, faults strike one after the other while
 * they wait for answers, and in the end everything they were told is compared with the disk.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyGame, present } from '@airlock/kernel';
import { ROUTES } from '@airlock/protocol';
import { loadGames } from '../loadGames.ts';
import { openSqliteStore } from '../store/sqliteStore.ts';
import { check } from '../upkeep/check/check.ts';
import { Breaker } from './breaker.ts';
import { violations } from './checker.ts';
import { fillDisk, freeDisk } from './fullDisk.ts';
import type { OnDisk, Promised } from './history.ts';
import { FaultPerson } from './person.ts';
import { type Fault, KINDS, type Kind } from './plan.ts';
import { ServerUnderFault } from './serverProcess.ts';
import { NoAnswer, setTable, type Wish, wishesFor } from './tables.ts';

export interface RunPlan {
  readonly faults: readonly Fault[];
  /** The folder of the built server. */
  readonly built: string;
  readonly data: string;
  readonly say: (sentence: string) => void;
}

/** How often a kind struck a game. */
type Strikes = Record<Kind, Record<string, number>>;

export interface RunReport {
  readonly strikes: Strikes;
  /** Faults that struck while an answer was awaited; the others found everybody idle. */
  readonly inTheAct: number;
  readonly acknowledged: number;
  readonly told: number;
  readonly lines: number;
  readonly tables: number;
  readonly violations: readonly string[];
}

/** Generous: a busy machine is no reason to find fault. */
const LONGEST_WAIT_MS = 60_000;
/** A game without anything to send for so long, such as a race that counts down, is struck all the same. */
const LONGEST_AIM_MS = 8_000;
const LOOK_MS = 2;
const MOST_LINES = 100_000;

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
  private readonly server: ServerUnderFault;
  private readonly breakers = new Map<string, Breaker>();
  private readonly people: FaultPerson[] = [];
  private readonly promised = new Map<string, Promised>();
  private readonly found: string[] = [];
  private readonly sent = new Map<string, number>();
  private readonly answered = new Map<string, number>();
  private keepers: Promise<void>[] = [];
  private tables = 0;
  private inTheAct = 0;
  /** Nobody begins anything any more. */
  private isSettling = false;

  constructor(plan: RunPlan, games: ReadonlyMap<string, AnyGame>) {
    this.plan = plan;
    this.games = games;
    this.server = new ServerUnderFault({ built: plan.built, data: plan.data });
  }

  async go(): Promise<RunReport> {
    await this.server.start();
    for (const game of this.games.keys()) this.breakers.set(game, await Breaker.open(this.server.target));
    this.keepers = [...this.games.values()].flatMap(wishesFor).map((wish) => this.keepPlaying(wish));
    const strikes = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Strikes;
    for (const fault of this.plan.faults) {
      await this.strike(fault);
      strikes[fault.kind][fault.game] = (strikes[fault.kind][fault.game] ?? 0) + 1;
    }
    await this.settle();
    return this.report(strikes);
  }

  async close(): Promise<void> {
    this.isSettling = true;
    for (const person of this.people) person.close();
    await Promise.all(this.keepers);
    for (const breaker of this.breakers.values()) breaker.close();
    await this.server.close();
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
              { url, cookie, game, table, seat, name },
              {
                sent: (id) => count(this.sent, id),
                answered: (id) => count(this.answered, id),
              },
            ),
        );
        this.people.push(...seated);
        if (this.isSettling) for (const person of seated) person.rest();
        while (!this.isSettling && !seated.every(({ sitting }) => sitting.isOver)) await pause(20);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await pause(50);
      }
    }
  }

  private async strike(fault: Fault): Promise<void> {
    const before = this.sent.get(fault.game) ?? 0;
    const isAimed = await this.until(
      () => (this.sent.get(fault.game) ?? 0) >= before + fault.acts,
      LONGEST_AIM_MS,
    );
    if (isAimed) this.inTheAct++;
    await pause(fault.delayMs);
    await this[fault.kind](fault);
    const answers = new Map(this.answered);
    const goesOn = await this.until(
      () => [...this.answered].some(([game, number]) => number > (answers.get(game) ?? 0)),
      LONGEST_WAIT_MS,
    );
    if (!goesOn)
      this.found.push(`nothing continued after fault ${fault.number} (${fault.kind}, ${fault.game})`);
    if (fault.number % 20 === 0) this.plan.say(`${fault.number} faults`);
  }

  /** Without warning, in the middle of whatever it does. */
  private async kill(_fault: Fault): Promise<void> {
    await this.server.end('SIGKILL');
    await this.server.start();
  }

  /** Full for a while; sometimes the server is killed before there is room again. */
  private async disk({ bytes, lengthMs, variant, game, number }: Fault): Promise<void> {
    fillDisk(this.server.pid, this.plan.data, bytes);
    await pause(lengthMs);
    if (variant === 0) {
      await this.server.end('SIGKILL');
      await this.server.start();
      return;
    }
    freeDisk(this.server.pid);
    const isWell = await this.until(() => this.isHealthy(), LONGEST_WAIT_MS);
    if (!isWell) this.found.push(`/healthz did not recover after fault ${number} (disk, ${game})`);
  }

  /** Frozen for a while; sometimes another server tries to take its place, sometimes it never wakes. */
  private async freeze({ lengthMs, variant, number }: Fault): Promise<void> {
    this.server.freeze();
    await pause(lengthMs);
    if (variant === 0) {
      const words = await this.server.rival();
      if (!/Another server uses the data folder/.test(words)) {
        this.found.push(
          `fault ${number}: a second server was not refused while the first was frozen: ${words}`,
        );
      }
    }
    if (variant === 1) await this.kill({} as Fault);
    else this.server.thaw();
  }

  /** In the middle of a frame, at once, or without a word to anybody. */
  private async cut({ game, bytes, variant, lengthMs }: Fault): Promise<void> {
    const breaker = this.breakers.get(game);
    if (variant === 0) breaker?.silence(lengthMs);
    else breaker?.cutAfter(variant === 1 ? 0 : 1 + (bytes % 400));
    await pause(lengthMs);
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.server.target.port}${ROUTES.health}`)).ok;
    } catch {
      return false;
    }
  }

  /** Everybody hears the answer to what is under way, and then what all others did. */
  private async settle(): Promise<void> {
    this.isSettling = true;
    await Promise.all(this.keepers);
    for (const person of this.people) person.rest();
    const isQuiet = await this.until(() => this.people.every((person) => person.isSettled), LONGEST_WAIT_MS);
    if (!isQuiet) this.found.push('not everybody was answered in the end');
    // Bots and clocks may still act: it is quiet when nobody hears anything for a while.
    let known = '';
    await this.until(async () => {
      const now = this.people.map(({ sitting }) => sitting.sequence).join();
      const isStill = now === known;
      known = now;
      await pause(500);
      return isStill;
    }, LONGEST_WAIT_MS);
    await this.server.end('SIGKILL');
  }

  private async report(strikes: Strikes): Promise<RunReport> {
    const disk = await this.readDisk();
    const sittings = this.people.map(({ sitting }) => sitting);
    const history = { promised: [...this.promised.values()], sittings };
    this.found.push(...violations(history, disk, this.games));
    const { findings } = await check({ data: this.plan.data, salvage: undefined });
    this.found.push(
      ...findings.filter(({ isDamage }) => isDamage).map(({ sentence }) => `check: ${sentence}`),
    );
    for (const line of this.server.output.split('\n')) {
      if (/is damaged|are missing|cannot be told/.test(line)) this.found.push(`the server said: ${line}`);
    }
    const sum = (counted: (sitting: (typeof sittings)[number]) => number): number =>
      sittings.reduce((all, sitting) => all + counted(sitting), 0);
    return {
      strikes,
      inTheAct: this.inTheAct,
      acknowledged: sum(({ sent }) => sent.filter(({ answers }) => answers.length > 0).length),
      told: sum(({ heard }) => heard.length),
      lines: sum(({ talk }) => talk.length),
      tables: new Set(sittings.map(({ table }) => table)).size,
      violations: this.found,
    };
  }

  private async readDisk(): Promise<Map<string, OnDisk>> {
    const store = await openSqliteStore(join(this.plan.data, 'airlock.db'));
    const disk = new Map<string, OnDisk>();
    const codes = new Set([...this.promised.keys(), ...this.people.map(({ sitting }) => sitting.table)]);
    for (const code of codes) {
      const record = await store.table(code);
      if (!record) continue;
      const circles = [...(await store.talkLines(record.number)).keys()];
      const talk = [];
      for (const circle of circles) talk.push(...(await store.talk(record.number, circle, MOST_LINES)));
      disk.set(code, { record, log: await store.log(record.number), talk });
    }
    await store.close();
    return disk;
  }

  private async until(isSo: () => boolean | Promise<boolean>, mostMs: number): Promise<boolean> {
    const deadline = Date.now() + mostMs;
    while (!(await isSo())) {
      if (Date.now() > deadline) return false;
      await pause(LOOK_MS);
    }
    return true;
  }
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
