import type { SeenEvent } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Showing } from './showing.ts';

type Step = SeenEvent<'step', { readonly to: number }>;

const step = (to: number): { event: Step; after: number } => ({
  event: { type: 'step', rule: 'X-1', open: { to } },
  after: to,
});

let moves = true;
let lasts = 240;
let unhurried = false;
/** The events that hold. */
let holding: readonly number[] = [];
const heard: number[] = [];
const make = () =>
  new Showing<number, Step>({
    first: 0,
    beatOf: ({ open }) =>
      lasts === 0
        ? null
        : {
            lasts,
            sound: 'place',
            ...(unhurried ? { unhurried: true as const } : {}),
            ...(holding.includes(open.to) ? { holds: true as const } : {}),
          },
    sound: () => heard.push(1),
    moves: () => moves,
    holds: () => true,
  });

beforeEach(() => {
  vi.useFakeTimers();
  moves = true;
  lasts = 240;
  unhurried = false;
  holding = [];
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('showing what happened', () => {
  it('hurries what waits, but not what is to take its time', () => {
    lasts = 6_000;
    unhurried = true;
    const showing = make();
    showing.add([step(1), step(2)]);
    expect(showing.playing.value?.lasts).toBe(6_000);
    unhurried = false;
    const hurried = make();
    hurried.add([step(1), step(2)]);
    expect(hurried.playing.value?.lasts).toBe(2_000);
  });

  it('goes event by event, each for its time', () => {
    const showing = make();
    showing.add([step(1), step(2)]);
    expect(showing.shown.value).toBe(1);
    expect(showing.playing.value).toMatchObject({ before: 0, after: 1, lasts: 240 });
    expect(showing.behind.value).toBe(1);
    vi.advanceTimersByTime(240);
    expect(showing.shown.value).toBe(2);
    vi.advanceTimersByTime(240);
    expect(showing.playing.value).toBeNull();
    expect(heard).toHaveLength(2);
  });

  it('is done at once on any input', () => {
    const showing = make();
    showing.add([step(1), step(2), step(3)]);
    showing.settle();
    expect(showing.shown.value).toBe(3);
    expect(showing.playing.value).toBeNull();
    expect(showing.behind.value).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(showing.shown.value).toBe(3);
  });

  it('takes no time with motion switched off, but is still heard', () => {
    moves = false;
    const showing = make();
    showing.add([step(1), step(2)]);
    expect(showing.shown.value).toBe(2);
    expect(heard).toHaveLength(2);
  });

  it('does not stop at events that have nothing to see', () => {
    lasts = 0;
    const showing = make();
    showing.add([step(1), step(2)]);
    expect(showing.shown.value).toBe(2);
  });

  it('shows twenty events of somebody else within four seconds', () => {
    lasts = 420;
    const showing = make();
    showing.add(Array.from({ length: 20 }, (_, index) => step(index + 1)));
    vi.advanceTimersByTime(4_000);
    expect(showing.shown.value).toBe(20);
    expect(showing.behind.value).toBe(0);
  });

  it('drops what was waiting when it jumps elsewhere', () => {
    const showing = make();
    showing.add([step(1), step(2)]);
    showing.jump(9);
    vi.advanceTimersByTime(1_000);
    expect(showing.shown.value).toBe(9);
  });

  it('stays at what holds until the reader goes on, whatever comes behind it', () => {
    holding = [2];
    const showing = make();
    showing.add([step(1), step(2), step(3)]);
    vi.advanceTimersByTime(10_000);
    showing.add([step(4)]);
    vi.advanceTimersByTime(10_000);
    expect([showing.shown.value, showing.held.value]).toEqual([2, true]);
    expect(showing.playing.value?.event.open.to).toBe(2);
    showing.goOn();
    expect([showing.shown.value, showing.held.value]).toEqual([3, false]);
    vi.advanceTimersByTime(1_000);
    expect([showing.shown.value, showing.playing.value]).toEqual([4, null]);
  });

  it('is skipped to what holds by one press, to its end by the next, and never past it', () => {
    holding = [2];
    const showing = make();
    showing.add([step(1), step(2), step(3)]);
    showing.settle();
    expect([showing.shown.value, showing.held.value]).toEqual([2, false]);
    showing.settle();
    expect([showing.shown.value, showing.held.value]).toEqual([2, true]);
    showing.settle();
    expect([showing.shown.value, showing.held.value]).toEqual([2, true]);
  });

  it('holds without motion too', () => {
    moves = false;
    holding = [2];
    const showing = make();
    showing.add([step(1), step(2), step(3)]);
    expect([showing.shown.value, showing.held.value]).toEqual([2, true]);
    showing.goOn();
    expect([showing.shown.value, showing.playing.value]).toEqual([3, null]);
  });

  it('forgets what it held when it jumps elsewhere', () => {
    holding = [1];
    const showing = make();
    showing.add([step(1)]);
    showing.settle();
    showing.jump(9);
    showing.add([step(10)]);
    expect([showing.shown.value, showing.held.value]).toEqual([10, false]);
  });
});
