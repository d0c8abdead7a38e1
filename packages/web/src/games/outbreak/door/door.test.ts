import { plainText } from '@airlock/kernel';
import {
  C1,
  C2,
  HOLD_ACTION,
  INFECTED,
  PZERO,
  pickAction,
  repairAction,
  SKIP,
  SURVIVOR,
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
    missed: null,
    bet: null,
    turning: null,
    showing: false,
    ceremony: null,
    isHeld: false,
    seconds: null,
    covered: false,
    naming: { names: DRAWING_NAMES, reader: DRAWING_SEAT },
    deeds: {
      send: nothing,
      confirm: nothing,
      back: nothing,
      claim: nothing,
      bet: nothing,
      skip: nothing,
      goOn: nothing,
      again: nothing,
    },
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

  it('tells whoever was late what was chosen for them, until they pick something themselves', () => {
    const missed = 'Time ran out: *Complete 1* was chosen for you.';
    expect(doorOf(scene({ missed })).second).toBe(missed);
    expect(doorOf(scene({ missed, legal: [] })).second).toBe(missed);
    expect(doorOf(scene({ missed, selection: [C2] })).second).not.toContain('Time ran out');
  });

  it('lets whoever is voted out bet, while they wait and beside their card', () => {
    const bet = 'Your bet since Day 2: *Sextant* is Patient Zero.';
    const waiting = doorOf(scene({ view: { out: 1 << DRAWING_SEAT }, legal: [], bet }));
    expect(waiting.second).toBe(bet);
    expect(waiting.buttons.map(({ label }) => label)).toEqual(['Bet']);
    const asked = doorOf(scene({ view: { out: 1 << DRAWING_SEAT }, legal: [HOLD_ACTION], bet }));
    expect(asked.buttons.map(({ label }) => label)).toEqual(['Bet', 'Hold it']);
    expect(doorOf(scene({ legal: [] })).buttons.map(({ label }) => label)).not.toContain('Bet');
  });

  it('gives nothing away while the role is hidden on this screen', () => {
    const hidden = doorOf(scene({ covered: true, selection: [C2] }));
    expect(hidden.sentence).not.toContain('Complete');
    expect(hidden.second).not.toContain('Rest');
  });

  it('lets whoever hides their role name Tasks, vote and repair: nothing of that is answered from the hand', () => {
    const answered = [
      { view: { phase: 'pick' as const }, legal: [pickAction(0, 1)], selection: [0, 1] },
      { view: { phase: 'vote' as const }, legal: [voteAction(0)], selection: [0] },
      { view: { phase: 'repair' as const }, legal: [repairAction(4)], selection: [4] },
    ];
    for (const one of answered) {
      expect(doorOf(scene({ ...one, covered: true }))).toMatchObject({
        sentence: doorOf(scene(one)).sentence,
        buttons: expect.arrayContaining([expect.objectContaining({ key: 'Enter' })]),
      });
    }
  });

  it('stays at a vote until the reader goes on, with what the role means', () => {
    const vote = { day: 2, totals: [0, 0, 0, 0, 0, 4, 2], ballots: null, mine: 5, out: 5 };
    const ceremony = { vote, voters: [0, 1, 2, 3, 4, 5], role: INFECTED, living: 5 };
    expect(says(scene({ ceremony: { ...ceremony, role: null } }))).toBe('The ballots are turned over.');
    const held = { isHeld: true, seconds: 24, legal: [] };
    const infected = doorOf(scene({ ...held, ceremony }));
    expect(plainText(infected.sentence)).toBe('Orbit Nine was Infected. Patient Zero is still aboard.');
    expect(infected.second).toBe('The game goes on. 5 are living. The next choice is open, 0:24 left.');
    expect(infected.buttons.map(({ label }) => label)).toEqual(['See it again', 'Continue']);
    const zero = doorOf(scene({ ...held, ceremony: { ...ceremony, role: PZERO } }));
    expect(plainText(zero.sentence)).toBe('Orbit Nine was Patient Zero. The Survivors win.');
    expect(zero.buttons.at(-1)?.label).toBe('See the end');
    const you = { ...ceremony, role: SURVIVOR, vote: { ...vote, out: DRAWING_SEAT } };
    expect(says(scene({ ...held, ceremony: you }))).toBe(
      'You were a Survivor. You may still add one card each Day.',
    );
    const tie = { ...ceremony, role: null, vote: { ...vote, totals: [3, 3, 0, 0, 0, 0, 0], out: -1 } };
    expect(says(scene({ ...held, ceremony: tie }))).toBe('Nobody is voted out.');
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
