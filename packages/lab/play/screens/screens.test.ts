import { DEVELOPERS_SHELF } from '@airlock/catalogue';
import { expect, it } from 'vitest';
import { screenFor } from './screens.ts';

it.each(DEVELOPERS_SHELF.map(({ id }) => id))(
  '%s is drawn by packages/lab/play/screens/<id>/screen.ts',
  async (id) => {
    const screen = await screenFor(id);
    expect(Object.keys(screen)).toEqual(expect.arrayContaining(['draw', 'step', 'legend']));
  },
);
