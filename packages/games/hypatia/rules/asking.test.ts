/** How the commander is asked. */
import { expect, test } from 'vitest';
import { act, openOf } from '../testing/play.ts';
import { open } from '../testing/position.ts';

test('what was asked stays as it was told, whatever happens next (HYP-510)', () => {
  const { state, told } = open({ hand: 'SCI-2 SCI-3', tricks: { labs: '| (SCI-2) (SCI-4) (SCI-5)' } });
  told.push(...act(state, 'tower SCI-2 discard'));
  const asked = structuredClone(openOf(told, 'asked'));
  expect(asked.map(({ decision }) => decision)).toEqual(['play', 'scienceReveal']);
  act(state, 'reveal labs 0', 'revealDone', 'decline');
  expect(openOf(told, 'asked')).toEqual(asked);
});
