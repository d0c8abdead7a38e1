import { plainText } from '@airlock/kernel';
import {
  C1,
  C2,
  HOLD_ACTION,
  pickAction,
  repairAction,
  SKIP,
  submitAction,
  type View,
  voteAction,
} from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES, DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { doorOf } from './door.ts';
import type { DoorScene } from './scene.ts';

const nothing = () => undefined;

function scene(
  change: Partial<DoorScene> & { readonly view?: Partial<View>; readonly legal?: readonly number[] },
): DoorScene {
  const { view = {}, legal = [submitAction(C2)], ...rest } = change;
  return {
    position: { view: { ...drawingView(DRAWING_SEAT), ...view }, seat: DRAWING_SEAT, legal: new Set(legal) },
    selection: [],
    mode: 'play',
    compact: false,
    sending: false,
    sealed: null,
    isStoodIn: false,
    turning: null,
    showing: false,
    covered: false,
    naming: { names: DRAWING_NAMES, reader: DRAWING_SEAT },
    deeds: { send: nothing, confirm: nothing, back: nothing, claim: nothing, skip: nothing },
    ...rest,
  };
}

const says = (one: DoorScene): string => plainText(doorOf(one).sentence);

describe('the door', () => {
  it('asks for a card, then for the last word on it', () => {
    expect(says(scene({}))).toBe('Pick a lit card for the day shift.');
    const picked = scene({ selection: [C2] });
    expect(says(picked)).toBe('Submit Complete 2 for Hawking?');
    expect(doorOf(picked).second).toContain('Tonight you must Rest.');
  });

  it('asks for ballots, Tasks and repairs in their own words', () => {
    expect(says(scene({ view: { phase: 'vote' }, legal: [voteAction(SKIP)] }))).toMatch(
      /^Pick whom to vote out/,
    );
    expect(says(scene({ view: { phase: 'vote' }, legal: [voteAction(0)], selection: [0] }))).toBe(
      'Vote quietmoss out?',
    );
    expect(says(scene({ view: { phase: 'pick' }, legal: [pickAction(0, 1)] }))).toMatch(/first Task/);
    expect(says(scene({ view: { phase: 'pick' }, legal: [pickAction(0, 1)], selection: [0, 1] }))).toBe(
      'Name Angelwing first and Stiletto second?',
    );
    expect(says(scene({ view: { phase: 'repair' }, legal: [repairAction(4)], selection: [4] }))).toBe(
      'Repair Brutus?',
    );
    expect(says(scene({ view: { out: 1 << DRAWING_SEAT }, legal: [HOLD_ACTION] }))).toMatch(
      /card for the Day/,
    );
  });

  it('says for whom the table waits, and how far a pile is turned', () => {
    expect(says(scene({ legal: [] }))).toBe('Waiting for the others. 4 of 6 have chosen.');
    expect(says(scene({ turning: 2 }))).toBe('The pile is revealed: 2 of 6.');
    expect(says(scene({ view: { phase: 'pick' }, legal: [] }))).toBe(
      'Waiting for Tin Kestrel to choose two Tasks.',
    );
  });

  it('says that a choice of the last seconds is kept, and lets it be changed', () => {
    const kept = scene({ sealed: submitAction(C2), selection: [C2] });
    expect(says(kept)).toBe('Your choice is kept until 0:00.');
    expect(doorOf(kept)).toMatchObject({ kind: 'wait', rule: 'OBK-210' });
    expect(says(scene({ sealed: submitAction(C2) }))).toBe('Your choice is kept until 0:00.');
    const other = { sealed: submitAction(C1), selection: [C2] };
    expect(says(scene(other))).toBe('Submit Complete 2 for Hawking?');
    const hidden = doorOf(scene({ sealed: submitAction(C2), selection: [C2], covered: true }));
    expect(hidden.sentence).not.toContain('Complete');
  });

  it('tells whoever was late twice that a bot chooses for them, and how that ends', () => {
    const late = doorOf(scene({ isStoodIn: true }));
    expect(late.second).toMatch(/a bot chooses for you at 0:00\. Choose or say something/);
    expect(doorOf(scene({})).second).not.toContain('bot');
  });

  it('gives nothing away while the role is hidden on this screen', () => {
    const hidden = doorOf(scene({ covered: true, selection: [C2] }));
    expect(hidden.sentence).not.toContain('Complete');
    expect(hidden.second).not.toContain('Rest');
  });

  it('has at most four buttons and one filled one in every situation', () => {
    for (const one of [
      scene({}),
      scene({ selection: [C2] }),
      scene({ view: { phase: 'vote' }, legal: [voteAction(0)], selection: [0] }),
    ]) {
      const { buttons } = doorOf(one);
      expect(buttons.length).toBeLessThanOrEqual(4);
      expect(buttons.filter(({ look }) => look === 'go').length).toBeLessThanOrEqual(1);
    }
  });
});
