/** Somebody at another table, from another address, who only wants to play: how long the server keeps them waiting. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { quantile } from '../judging/figures.ts';

/** The bar for everybody whom a flood must not touch. */
export const MOST_P99_MS = 50;

/** Windows of each of the two, and how often each of them pings: half of what a client may send. */
const WINDOWS = 4;
const BETWEEN_PINGS_MS = 100;
/** Whoever is answered later than this counts as so late. */
const LONGEST_MS = 5_000;
/** This many answers in a row, each within this long, and nothing is left of a flood. */
const PROMPT_PINGS = 3;
const PROMPT_MS = 250;
const LONGEST_SETTLING_MS = 8_000;

export interface Waiting {
  readonly p50: number;
  readonly p99: number;
}

/** Of all pings together, however many slices they came in. */
export const waitingOf = (times: readonly number[]): Waiting => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
});

export class Victim {
  private readonly lines: readonly Line[];

  private constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  /** Two people at a table of their own. */
  static async at(ground: Ground, server: AirlockProcess): Promise<Victim> {
    const host = await ground.person(server, 'Vera');
    const guest = await ground.person(server, 'Vito');
    const { code } = await host.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.sitDown(code);
    await host.start(code);
    const lines: Line[] = [];
    for (const person of [host, guest]) {
      for (let window = 0; window < WINDOWS; window++) {
        const line = await person.line();
        await line.watch(code);
        lines.push(line);
      }
    }
    return new Victim(lines);
  }

  /** Waits until the server answers promptly again; says whether it does before long. */
  async settles(): Promise<boolean> {
    const [line] = this.lines;
    const until = performance.now() + LONGEST_SETTLING_MS;
    let prompt = 0;
    while (prompt < PROMPT_PINGS && performance.now() < until) {
      prompt = line && (await line.ping(LONGEST_MS)) < PROMPT_MS ? prompt + 1 : 0;
      await sleep(BETWEEN_PINGS_MS);
    }
    return prompt === PROMPT_PINGS;
  }

  /** How long each of many pings took, sent at a steady pace, whether the last one was answered or not. */
  async waits(milliseconds: number): Promise<number[]> {
    const times: Promise<number>[] = [];
    const until = performance.now() + milliseconds;
    for (let number = 0; performance.now() < until; number++) {
      const line = this.lines[number % this.lines.length];
      if (line) times.push(line.ping(LONGEST_MS));
      await sleep(BETWEEN_PINGS_MS / this.lines.length);
    }
    return Promise.all(times);
  }
}
