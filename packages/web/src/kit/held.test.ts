import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from '../settings.ts';
import { heldFor } from './held.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  keep({ holds: true });
  vi.useRealTimers();
});

it('shows as long as it is held', () => {
  const shows = signal(false);
  const held = heldFor(shows);
  held.onPointerDown();
  vi.advanceTimersByTime(60_000);
  expect(shows.value).toBe(true);
  held.onPointerUp();
  expect(shows.value).toBe(false);
});

it('opens for a few seconds with one press for those who cannot hold', () => {
  keep({ holds: false });
  const shows = signal(false);
  const held = heldFor(shows);
  held.onPointerDown();
  held.onPointerUp();
  held.onBlur();
  expect(shows.value).toBe(true);
  vi.advanceTimersByTime(4_000);
  expect(shows.value).toBe(false);
});
