import type { Action } from '@airlock/kernel';
import { batch, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Playing } from '../games/contract.ts';
import { READING_MS, readingAt } from './reading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SHOWN = {} as Playing<unknown, never>;

function table(first: readonly Action[] = [1, 2], isRace = false) {
  const actions = signal<readonly Action[]>(first);
  const playing = signal<Playing<unknown, never> | null>(null);
  const held = signal(false);
  const questions = signal(0);
  const game = isRace ? { realTime: {} as never } : {};
  const forgive = vi.fn();
  const reading = readingAt({ actions, playing, held, questions, game, forgive }, () => true);
  return { actions, playing, held, questions, reading, forgive };
}

describe('a new question', () => {
  it('rests for half a second after the one before was answered', () => {
    const { actions, reading } = table();
    expect(reading.resting.value).toBe(false);
    actions.value = [];
    expect(reading.resting.value).toBe(false);
    actions.value = [1, 2];
    expect(reading.resting.value).toBe(true);
    vi.advanceTimersByTime(READING_MS - 1);
    expect(reading.resting.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(reading.resting.value).toBe(false);
  });

  it('rests where the same can be answered to something else, as when a second Crisis comes', () => {
    const { actions, questions, reading } = table();
    batch(() => {
      actions.value = [1, 2];
      questions.value++;
    });
    expect(reading.resting.value).toBe(true);
  });

  it('takes away what was refused to the one before, and nothing that was refused to itself', () => {
    const { actions, forgive } = table();
    // On its way, and refused by the table: the same is asked again.
    actions.value = [];
    actions.value = [1, 2];
    expect(forgive).not.toHaveBeenCalled();
    actions.value = [];
    actions.value = [3];
    expect(forgive).toHaveBeenCalledOnce();
  });

  it('rests where something else can be answered', () => {
    const { actions, reading } = table();
    actions.value = [1, 3];
    expect(reading.resting.value).toBe(true);
  });

  it('does not rest when others do something and the question stays', () => {
    const { actions, reading } = table();
    actions.value = [1, 2];
    expect(reading.resting.value).toBe(false);
  });

  it('begins to rest when it is drawn, not while events before it are shown', () => {
    const { actions, playing, reading } = table([]);
    batch(() => {
      actions.value = [1, 2];
      playing.value = SHOWN;
    });
    vi.advanceTimersByTime(10_000);
    expect(reading.resting.value).toBe(false);
    playing.value = null;
    expect(reading.resting.value).toBe(true);
  });

  it('rests too where something shown waits for the reader', () => {
    const { playing, held, reading } = table([]);
    playing.value = SHOWN;
    held.value = true;
    expect(reading.resting.value).toBe(true);
    vi.advanceTimersByTime(READING_MS);
    expect(reading.resting.value).toBe(false);
  });

  it('wakes at once when nothing is asked any more', () => {
    const { actions, reading } = table([]);
    actions.value = [1];
    actions.value = [];
    expect(reading.resting.value).toBe(false);
  });

  it('never rests in a race', () => {
    const { actions, reading } = table([], true);
    actions.value = [1];
    expect(reading.resting.value).toBe(false);
  });

  it('ends with its table', () => {
    const { actions, reading } = table([]);
    reading.end();
    actions.value = [1];
    expect(reading.resting.value).toBe(false);
  });
});
