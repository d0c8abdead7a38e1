import type { Phase } from '@airlock/omega-virus';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restAfterChange } from './rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rest after a change', () => {
  it('lasts a second at the end of a round, and begins anew with what is asked next', () => {
    const phase = signal<Phase>('LIVE');
    const resting = restAfterChange(phase);
    phase.value = 'PHOTO';
    expect(resting.value).toBe(false);
    phase.value = 'REVIEW';
    expect(resting.value).toBe(true);
    vi.advanceTimersByTime(999);
    expect(resting.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(resting.value).toBe(false);
    phase.value = 'BRIEFING';
    vi.advanceTimersByTime(499);
    expect(resting.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect(resting.value).toBe(false);
  });

  it('does not come when the race begins, nor for whoever opens the page', () => {
    const phase = signal<Phase>('REVIEW');
    const resting = restAfterChange(phase);
    expect(resting.value).toBe(false);
    phase.value = 'BRIEFING';
    phase.value = 'LIVE';
    expect(resting.value).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(resting.value).toBe(false);
  });
});
