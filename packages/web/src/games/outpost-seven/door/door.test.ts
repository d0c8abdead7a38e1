import { codec } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import type { Door } from '../../contract.ts';
import { type Position, positionOf } from '../moves/position.ts';
import { previewOf } from '../moves/preview.ts';
import { IDLE, readyAction, type Selection, startOf } from '../moves/selection.ts';
import { card, cell, positionFrom, type Sketch, TURN_15 } from '../testing/position.ts';
import { doorOf } from './door.ts';
import type { DoorScene } from './scene.ts';

const nothing = (): void => undefined;

function doorFor(position: Position, selection: Selection, more: Partial<DoorScene> = {}): Door {
  const action = selection.step === 'confirm' ? readyAction(position, selection) : null;
  return doorOf({
    position,
    selection,
    preview: action === null ? null : previewOf(position, action),
    mode: 'play',
    compact: false,
    sending: false,
    showing: false,
    naming: { names: ['quietmoss', 'Officer'], reader: position.seat ?? -1 },
    seats: [
      { seat: 0, name: 'quietmoss', bot: false, you: true, here: true, standIn: false },
      { seat: 1, name: 'Officer', bot: true, you: false, here: true, standIn: false },
    ],
    deeds: {
      confirm: nothing,
      back: nothing,
      keepForMe: nothing,
      startSalvage: nothing,
      showSteps: nothing,
      alwaysUseAll: nothing,
    },
    ...more,
  });
}

const filled = ({ buttons }: Door): string[] =>
  buttons.filter(({ look }) => look === 'go').map(({ label }) => label);

const repair: Selection = { step: 'confirm', play: card('G4-1'), scrap: card('G5-3'), cell: cell('r2c1') };

describe('the door in one’s own turn', () => {
  const position = positionFrom(TURN_15);

  it('says what can be done, with nothing filled while nothing is picked', () => {
    const door = doorFor(position, IDLE);
    expect(door).toMatchObject({
      kind: 'go',
      sentence: 'Your move: *salvage* from the offer, or *repair* with a module in your hand.',
    });
    expect(filled(door)).toEqual([]);
    expect(door.buttons.map(({ label, key }) => `${label} ${key}`)).toEqual(['Salvage s']);
  });

  it('asks for the scrap, then for the cell', () => {
    expect(doorFor(position, { step: 'scrap', play: card('G4-1') }).sentence).toBe(
      'Scrap a *4 or higher* to pay for *Gardens 4*.',
    );
    expect(doorFor(position, { step: 'cell', play: card('G4-1'), scrap: card('G5-3') })).toMatchObject({
      sentence: 'Place *Gardens 4* in a lit cell, scrapping *Gardens 5*.',
      second: 'Cubes: colour match +1, one over +1.',
    });
  });

  it('confirms a repair with what it does to the votes', () => {
    const door = doorFor(position, repair);
    expect(door).toMatchObject({
      sentence: 'Repair: *Gardens 4* to row 2, column 1, scrapping *Gardens 5*.',
      second: 'The people will vote 13 to 16. Nothing hidden is revealed, so you can still go back.',
    });
    expect(door.buttons.map(({ label, key }) => `${label} ${key}`)).toEqual([
      'Back Escape',
      'Confirm repair Enter',
    ]);
    expect(filled(door)).toEqual(['Confirm repair']);
  });

  it('says the same shorter on a phone, with the steps behind a button', () => {
    const door = doorFor(position, repair, { compact: true });
    expect(door).toMatchObject({
      sentence: 'Repair *Gardens 4* here, scrap *Gardens 5*?',
      second: 'People: 6–23 becomes 13–16',
    });
    expect(door.buttons.map(({ label }) => label)).toEqual(['Steps 5', 'Back', 'Confirm']);
  });

  it('warns on a phone, too, where the paper is not in sight', () => {
    const lossy: Selection = { step: 'confirm', play: card('B3-2'), scrap: card('B6-2'), cell: cell('r2c5') };
    expect(doorFor(position, lossy, { compact: true }).second).toContain('1 cube lost');
  });

  it('counts a salvage and says what it cannot tell', () => {
    const door = doorFor(position, { step: 'salvage', slots: 0b11 });
    expect(door).toMatchObject({
      sentence: 'Salvage *Power 6* and *Gardens 5*: 11 of 12.',
      second: 'You will hold 7 of 7 cards. Then 2 new cards come into the offer, so you cannot take it back.',
    });
    expect(filled(door)).toEqual(['Confirm salvage']);
    expect(filled(doorFor(position, { step: 'salvage', slots: 0 }))).toEqual([]);
  });

  it('names what is impossible when only one kind of turn is left', () => {
    const full = positionFrom({ ...TURN_15, kept: ['G4-1', 'P6-1', 'B3-2', 'G6-3', 'P4-1'] });
    expect(doorFor(full, IDLE)).toMatchObject({
      sentence: 'Repair: pick *a module* in your hand.',
      second: 'Your hand is full, so you cannot salvage.',
      buttons: [],
    });
    expect(doorFor(positionFrom({ ...TURN_15, offer: [], deckSize: 0 }), IDLE).second).toBe(
      'The offer is empty, so you cannot salvage.',
    );
    expect(doorFor(positionFrom({ ...TURN_15, kept: ['G4-1'], salvaged: [] }), IDLE).sentence).toBe(
      'Salvage: mark *cards in the offer* to take.',
    );
  });
});

describe('the door at the opening', () => {
  const dealt: Sketch = {
    phase: 'keepFirst',
    kept: ['B3-1', 'B6-1', 'G4-1', 'G5-1', 'P5-2', 'P6-1', 'P6-2'],
    theirs: { salvaged: [], unknown: 7, total: 32 },
  };
  const position = positionFrom(dealt);

  it('counts what is marked against the target', () => {
    expect(doorFor(position, startOf(position)).sentence).toBe('Keep cards totalling *12*.');
    expect(doorFor(position, { step: 'keep', places: 0b1 }).sentence).toBe(
      'Keep cards totalling *12*: 3 marked, 9 to go.',
    );
    expect(doorFor(position, { step: 'keep', places: 0b1101010 }).sentence).toBe(
      'Keep cards totalling *12*: 23 marked, 11 too many.',
    );
  });

  it('fills the button when the total is right', () => {
    const door = doorFor(position, { step: 'keep', places: 0b10101 });
    expect(door.sentence).toBe('Keep *Power 3*, *Gardens 4* and *Works 5*: 12 of 12.');
    expect(filled(door)).toEqual(['Confirm keep']);
  });

  it('says when the total cannot be reached (OPS-032)', () => {
    const odd = positionFrom({ ...dealt, kept: ['B5-1', 'B5-2', 'B5-3', 'B5-4', 'B5-5', 'G5-1', 'P5-2'] });
    expect(doorFor(odd, startOf(odd))).toMatchObject({
      sentence: 'Keep cards totalling *10*.',
      second: 'No set of your cards makes 12, so the highest total below it counts.',
    });
  });
});

describe('the door when others act', () => {
  const waiting = positionFrom({ ...TURN_15, active: 1 });

  it('says for whom and for what the table waits', () => {
    expect(doorFor(waiting, IDLE)).toEqual({
      kind: 'wait',
      sentence: 'Waiting for *Officer* to salvage or repair.',
      buttons: [],
    });
  });

  it('says when the other player is away', () => {
    const seats = (here: boolean, standIn: boolean) => ({
      seats: [{ seat: 1, name: 'Officer', bot: false, you: false, here, standIn }],
    });
    expect(doorFor(waiting, IDLE, seats(false, false)).second).toBe(
      'Officer is not here just now. The table is saved and will wait.',
    );
    expect(doorFor(waiting, IDLE, seats(false, true)).second).toBe(
      'A bot plays for Officer while they are away.',
    );
  });

  it('tells a player who is out that the people still count', () => {
    const out = { ...waiting, view: { ...waiting.view, out: 1 } };
    expect(doorFor(out, IDLE).second).toBe('You can no longer act. The people voting for you still count.');
  });

  it('is blue for those who watch or review', () => {
    const watching = positionOf(waiting.view, null, []);
    expect(doorFor(watching, IDLE, { mode: 'watch' })).toMatchObject({
      kind: 'note',
      sentence: 'You are watching. *Officer* has to salvage or repair.',
    });
    expect(doorFor(watching, IDLE, { mode: 'review' }).sentence).toBe('*Officer* has to salvage or repair.');
  });

  it('does not wait for the reader while a move is shown, whose ever it was, or theirs is sent', () => {
    const shown = positionOf(positionFrom(TURN_15).view, 0, []);
    expect(doorFor(shown, IDLE).sentence).toBe('The move *takes effect*.');
    expect(doorFor(shown, IDLE, { sending: true }).sentence).toBe('Your move is *on its way*.');
  });
});

it('the door offers the owed bonuses one by one or all at once', () => {
  const owing = positionFrom({
    ...TURN_15,
    phase: 'bonus',
    pending: [cell('r3c1') * 6 + 2, cell('r1c3') * 6 + 2],
  });
  const door = doorFor(owing, IDLE);
  expect(door.sentence).toBe('Choose the next of *2 bonuses*: press a lit icon.');
  expect(filled(door)).toEqual(['Use all']);
});

it('the door never offers more than four buttons and never two filled ones', () => {
  const position = positionFrom(TURN_15);
  for (const selection of [IDLE, repair, { step: 'salvage', slots: 1 }] satisfies Selection[]) {
    for (const compact of [true, false]) {
      const door = doorFor(position, selection, { compact });
      expect(door.buttons.length).toBeLessThanOrEqual(4);
      expect(filled(door).length).toBeLessThanOrEqual(1);
    }
  }
  expect(codec.write(readyAction(position, repair) as number)).toBe('repair G4-1 G5-3 r2c1');
});
