import { actionOf } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { NO_ORDERS } from '../notes.ts';
import { crisisDrawing, DRAWING_SEAT } from '../testing/position.ts';
import { orderedAction } from './orders.ts';
import { positionOf } from './reading.ts';

const GRAVITY_SHEAR = 1;
const [pass, shield] = [actionOf('pass'), actionOf('shield')];
const { view } = crisisDrawing();
const asked = positionOf(view, DRAWING_SEAT, [pass, shield]);

describe('standing orders', () => {
  it('leave the reader every decision until something is ordered', () => {
    expect(orderedAction(asked, NO_ORDERS)).toBeNull();
  });

  it('pass, or play a Gravity Shield against chosen Crises first', () => {
    expect(orderedAction(asked, { ...NO_ORDERS, passCrises: true })).toBe(pass);
    expect(orderedAction(asked, { ...NO_ORDERS, passCrises: true, shieldFrom: [GRAVITY_SHEAR] })).toBe(
      shield,
    );
    expect(orderedAction(asked, { ...NO_ORDERS, shieldFrom: [GRAVITY_SHEAR + 1] })).toBeNull();
  });

  it('pass without a Shield in hand just the same', () => {
    const without = positionOf(view, DRAWING_SEAT, [pass]);
    expect(orderedAction(without, { ...NO_ORDERS, passCrises: true, shieldFrom: [GRAVITY_SHEAR] })).toBe(
      pass,
    );
  });

  it('do not answer twice, nor for an Entropy step that was not ordered', () => {
    expect(orderedAction(positionOf(view, 0, [pass]), { ...NO_ORDERS, passCrises: true })).toBeNull();
    expect(orderedAction(asked, { ...NO_ORDERS, passEntropy: true })).toBeNull();
  });
});
