/** A state can be stored as JSON and taken up again. */
import { restoreRandom, type ToldEvent } from '@airlock/kernel';
import { lostInJson, overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import type { Check, Move, Snapshot } from '../watching.ts';

export const storage: Check = {
  id: 'storage',
  sentence: 'a state survives JSON and plays on the same',
  watch: () => ({ opened: expectPlain, moved: playOn, rested: expectPlain }),
};

function expectPlain({ state }: Snapshot): void {
  const lost = lostInJson(state);
  if (lost) throw new Fault('The state does not survive JSON.', { difference: lost });
}

function playOn({ play: { game }, before, state, act, events, chanceBefore }: Move): void {
  const stored = overTheWire(before);
  const told: ToldEvent[] = [];
  const table = {
    random: restoreRandom('fast', '', chanceBefore),
    now: act?.at ?? 0,
    tell: (event: ToldEvent) => told.push(event),
  };
  if (act) game.apply(stored, act.seat, act.action, table);
  else game.begin(stored, table);
  expectSame('A state read from JSON plays on differently.', state, stored);
  expectSame('A state read from JSON tells different events.', events, told);
}
