/** The time of the race as everybody at the table has it. */
import { limitOf, TIMES, type View } from '@airlock/omega-virus';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OmegaDesk } from './model.ts';

/** Milliseconds of the match, looked at again and again. */
export function useMatchNow(desk: OmegaDesk, every = 200): number {
  const now = useSignal(desk.matchNow());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = desk.matchNow();
    }, every);
    return () => clearInterval(timer);
  }, [desk, every, now]);
  return desk.mode === 'play' ? now.value : desk.matchNow();
}

/** What the live clock reads: it stands still in pauses and at the finish. */
export function liveClock({ finish, liveFrom, liveMs }: View, matchNow: number): number {
  if (finish) return finish.at;
  return liveFrom === null ? liveMs : Math.max(0, matchNow - liveFrom);
}

/** The limit of the round in milliseconds; `null` where there is none. */
export function limitIn(view: View): number | null {
  const limit = limitOf(view);
  return limit < TIMES.longestRound ? limit : null;
}

/** Seconds until GO, as the digits of the count; `null` when no count runs. */
export function countOf({ phase, since }: View, matchNow: number): number | null {
  if (phase !== 'COUNTDOWN') return null;
  return Math.max(1, Math.min(5, Math.ceil((since + TIMES.countdown - matchNow) / 1000)));
}

/** "2:41". */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
