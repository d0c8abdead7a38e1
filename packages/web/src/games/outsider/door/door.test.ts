import { ActionList, fastRandom, plainText } from '@airlock/kernel';
import { DARK, outsider } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { isIntent, offersOf } from '../moves/offers.ts';
import { type Position, positionOf } from '../moves/reading.ts';
import { NOTHING, pickingAnswer, pickingFor, type Selection } from '../moves/selection.ts';
import { positionsAlong, TABLES } from '../testing/along.ts';
import {
  DRAWING_NAMES,
  DRAWING_SEAT,
  eclipseTieDrawing,
  recycleDrawing,
  turnDrawing,
} from '../testing/position.ts';
import { doorOf } from './door.ts';
import type { DoorScene } from './scene.ts';

const nothing = () => undefined;

function sceneOf(position: Position, selection: Selection = NOTHING): DoorScene {
  const naming = { names: DRAWING_NAMES, reader: position.seat ?? -1 };
  return {
    position,
    offers: offersOf(position, naming),
    selection,
    picking: pickingAnswer(position, selection.picked),
    mode: 'play',
    compact: false,
    sending: false,
    showing: false,
    naming,
    holdRefused: null,
    missed: null,
    loyalty: null,
    deeds: {
      run: nothing,
      choose: nothing,
      pick: nothing,
      others: nothing,
      claim: nothing,
      back: nothing,
      seen: nothing,
    },
  };
}

describe('the door', () => {
  it.each(TABLES)('asks something in every situation of $seats seats with $options', ({ seats, options }) => {
    for (const position of positionsAlong('door', seats, options)) {
      const { lit } = pickingAnswer(position, []);
      for (const picked of [[], [...lit].slice(0, 1)]) {
        const { kind, sentence, buttons } = doorOf(sceneOf(position, { ...NOTHING, picked }));
        expect(kind).toBe('go');
        expect(plainText(sentence)).toMatch(/^[A-Z].+[.?]$/);
        expect(sentence).not.toMatch(/undefined|NaN/);
        expect(buttons.length).toBeLessThanOrEqual(4);
        expect(buttons.filter(({ look }) => look === 'go').length).toBeLessThanOrEqual(1);
        expect(new Set(buttons.map(({ key }) => key)).size).toBe(buttons.length);
      }
    }
  });

  it('tells what the clock did for the reader until they pick something', () => {
    const missed = 'Time ran out: your turn ended.';
    const { view } = turnDrawing(0);
    expect(doorOf({ ...sceneOf(positionOf(view, 0, [])), missed }).second).toBe(missed);
    const turn = sceneOf(positionOf(turnDrawing().view, DRAWING_SEAT, []));
    expect(doorOf({ ...turn, missed }).second).toBe(missed);
    const picked = { ...NOTHING, focus: 'pile-deck' } as const;
    expect(doorOf({ ...turn, missed, selection: picked }).second).not.toBe(missed);
  });

  it('says for whom the table waits, and what one may do meanwhile', () => {
    const { view } = turnDrawing(0);
    const waiting = doorOf(sceneOf(positionOf(view, 0, [])));
    expect(plainText(waiting.sentence)).toBe('Waiting for Moonhopper to act.');
    expect(waiting.second).toBe('Meanwhile you can claim or sabotage.');
  });

  it('asks the recycler location by location, any number or no more', () => {
    const { view } = recycleDrawing();
    const state = outsider.imagine(view, fastRandom('recycler'));
    const list = new ActionList();
    outsider.actions(state, DRAWING_SEAT, list);
    const position = positionOf(view, DRAWING_SEAT, list.toArray());
    const asked = doorOf(sceneOf(position));
    expect(plainText(asked.sentence)).toBe('Deal any number of cards to the Bridge.');
    expect(asked.buttons.map(({ label }) => label)).toEqual(['Deal no more']);
    const picked = doorOf(sceneOf(position, { ...NOTHING, picked: ['number-3'] }));
    expect(plainText(picked.sentence)).toBe('Deal 3 cards to the Bridge?');
    expect(picked.buttons.map(({ label, key }) => [label, key])).toEqual([
      ['Deal no more', 'n'],
      ['Deal', 'Enter'],
    ]);
  });

  it('says at an Eclipse that is a tie why the reader chooses, and not what brought it about (OUT-964)', () => {
    const { view } = eclipseTieDrawing();
    const list = new ActionList();
    outsider.actions(outsider.imagine(view, fastRandom('a tie')), view.viewer, list);
    const door = doorOf(sceneOf(positionOf(view, view.viewer, list.toArray())));
    expect(plainText(door.sentence)).toBe('A tie: choose the side that wins.');
    expect(door.second).toContain('both sides have as much Survival');
    expect(door.buttons.map(({ label }) => label)).toEqual(['The Crew', 'The Outsiders']);
  });

  it('does not speak of discarding where nothing is picked for it', () => {
    for (const position of positionsAlong('door', 3, {})) {
      const scene = sceneOf(position);
      const offer = scene.offers.find(({ does }) => isIntent(does) && does.kind === 'discard');
      if (!offer || !isIntent(offer.does)) continue;
      const picking = pickingFor(offer.does, position, []);
      const door = doorOf({ ...scene, picking, selection: { ...NOTHING, offer: offer.id } });
      const main = door.buttons.find(({ key }) => key === 'Enter');
      if (!main) continue;
      expect(plainText(door.sentence)).toMatch(/^Draw \d, or pick cards to discard first\.$/);
      expect(main.label).toMatch(/^Draw \d$/);
      return;
    }
    throw new Error('Nobody could draw without discarding.');
  });

  it('warns before a Dark is discarded', () => {
    const { view } = turnDrawing();
    const [first] = [...positionsAlong('door', 3, {})].filter(({ stage }) => stage.kind === 'actions');
    expect(first).toBeDefined();
    const position = positionOf(view, DRAWING_SEAT, [...(first as Position).legal]);
    const focused = doorOf(sceneOf(position, { ...NOTHING, focus: `card-${DARK}` }));
    expect(plainText(focused.sentence)).toMatch(/^Discard Dark and draw \d\?$/);
    expect(focused.second).toContain('You draw a Crisis first.');
  });
});
