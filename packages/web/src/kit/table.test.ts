import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../games/contract.ts';
import { keptFor, openPositions } from './table.ts';

function intakeOf(mode: 'play' | 'watch') {
  return {
    mode,
    mySeat: signal<number | null>(1),
    actions: signal<readonly number[]>([7]),
    layout: signal<Layout>('wide'),
    playing: signal<never>(null as never),
    view: signal('now'),
    shown: signal('before'),
  };
}

const positionOf = (view: string, seat: number | null, actions: readonly number[]) => ({
  view,
  seat,
  actions,
});

describe('the positions of a table', () => {
  it('draw what is true, with what may be done', () => {
    const { drawn } = openPositions(intakeOf('play'), positionOf);
    expect(drawn.value).toEqual({ view: 'now', seat: 1, actions: [7] });
  });

  it('draw what is shown while events are, and then nothing can be done', () => {
    const desk = intakeOf('play');
    const { drawn, position } = openPositions(desk, positionOf);
    desk.playing.value = {} as never;
    expect(drawn.value).toEqual({ view: 'before', seat: 1, actions: [] });
    expect(position.value.view).toBe('now');
  });

  it('have no seat for those who watch', () => {
    expect(openPositions(intakeOf('watch'), positionOf).drawn.value.seat).toBeNull();
  });

  it('know a phone, however it is held', () => {
    const desk = intakeOf('play');
    const { compact } = openPositions(desk, positionOf);
    expect(compact.value).toBe(false);
    desk.layout.value = 'landscape';
    expect(compact.value).toBe(true);
  });
});

describe('what is picked', () => {
  it('is kept for its question and forgotten with the next', () => {
    const place = signal(1);
    const { selection, pick } = keptFor<readonly string[]>(place, () => []);
    expect(selection.value).toEqual([]);
    pick(['card-3']);
    expect(selection.value).toEqual(['card-3']);
    place.value = 2;
    expect(selection.value).toEqual([]);
    place.value = 1;
    expect(selection.value).toEqual(['card-3']);
  });
});
