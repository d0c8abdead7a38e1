/** What stands beside the table never runs ahead of it. */
import { present } from '@airlock/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLesson } from '../../learn/learning.ts';
import { loadLesson } from '../../learn/lesson.ts';
import type { OutpostDesk } from './model.ts';
import { lastTurnWords } from './rail/LastTurn.tsx';
import { lastTurn, turnNumber } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing = (): void => undefined;

it('title and last turn tell what the table shows, event by event', async () => {
  const lesson = present(await loadLesson('outpost-seven'));
  const {
    desk: anyDesk,
    parts,
    place,
  } = openLesson(lesson, {
    layout: signal('wide'),
    openSheet: nothing,
    closeSheet: nothing,
    why: nothing,
  });
  const desk = anyDesk as OutpostDesk;
  const seen: string[] = [];
  let trailed = 0;
  for (let now = place.value; now !== null && now.number < 4; now = place.value) {
    const [wanted = -1] = now.wanted;
    desk.act(wanted);
    const turns: number[] = [];
    while (desk.playing.value !== null) {
      turns.push(turnNumber(desk.moments.value));
      const told = lastTurnWords(lastTurn(desk.moments.value), desk.naming.value);
      seen.push(`${parts.phase.value}: ${told ?? 'nothing yet'}`);
      vi.advanceTimersToNextTimer();
    }
    const reached = turnNumber(desk.moments.value);
    trailed += turns.filter((turn) => turn < reached).length;
    seen.push(parts.phase.value);
  }
  expect(trailed).toBeGreaterThan(0);
  expect(seen[0]).toMatch(/^The start/);
  const turns = seen.map((line) => Number(/Turn (\d+)/.exec(line)?.[1] ?? 0));
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  expect(turns.at(-1)).toBe(5);
});
