/** What everybody has left for the whole match, where time is counted by player. */
import type { Desk, RunningClock } from '../games/contract.ts';

/** In milliseconds, of one seat at a moment of `performance.now`. Only those who are waited for spend any. */
export function bankLeft(
  { banks, startsAt, heardAt }: RunningClock,
  seat: number,
  isWaitedFor: boolean,
  now: number,
): number {
  const left = banks?.[seat] ?? 0;
  return isWaitedFor ? Math.max(0, left - Math.max(0, now - Math.max(startsAt, heardAt))) : left;
}

export interface Bank {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly seconds: number;
  readonly runs: boolean;
}

/** Of people: bots answer at once. */
export function banksAt(desk: Pick<Desk, 'clock' | 'seats' | 'waitedFor'>, now: number): readonly Bank[] {
  const clock = desk.clock.value;
  if (!clock?.banks) return [];
  const waitedFor = desk.waitedFor.value;
  return desk.seats.value
    .filter(({ bot }) => !bot)
    .map(({ seat, name, you }) => {
      const isWaitedFor = waitedFor.includes(seat);
      return {
        seat,
        name,
        you,
        seconds: Math.ceil(bankLeft(clock, seat, isWaitedFor, now) / 1_000),
        runs: isWaitedFor && now >= clock.startsAt,
      };
    });
}
