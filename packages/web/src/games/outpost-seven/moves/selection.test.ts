import { BONUS_AUTO, codec } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { card, cell, positionFrom, type Sketch, TURN_15 } from '../testing/position.ts';
import { handMark, offerMark } from './marks.ts';
import { type Position, positionOf } from './position.ts';
import {
  type Answer,
  confirm,
  IDLE,
  keepForMe,
  press,
  readyAction,
  type Selection,
  startOf,
  stepBack,
  type Thing,
} from './selection.ts';

const hand = (id: string): Thing => ({ kind: 'hand', card: card(id) });
const at = (name: string): Thing => ({ kind: 'cell', cell: cell(name) });
const slot = (number: number): Thing => ({ kind: 'offer', slot: number - 1 });

/** Presses one thing after another; a refusal leaves the selection as it was. */
function pressAll(position: Position, ...things: Thing[]): { selection: Selection; last: Answer } {
  let selection = startOf(position);
  let last: Answer = { kind: 'select', selection };
  for (const thing of things) {
    last = press(position, selection, thing);
    if (last.kind === 'select') selection = last.selection;
  }
  return { selection, last };
}

const sent = (answer: Answer): string => (answer.kind === 'send' ? codec.write(answer.action) : answer.kind);
const refused = (answer: Answer): string =>
  answer.kind === 'refuse' ? `${answer.refusal.rule} ${answer.refusal.reason}` : answer.kind;

describe('repair', () => {
  const position = positionFrom(TURN_15);

  it('is built from module, scrap and cell, and sent when confirmed', () => {
    const { selection } = pressAll(position, hand('G4-1'), hand('G5-3'), at('r2c1'));
    expect(selection).toEqual({
      step: 'confirm',
      play: card('G4-1'),
      scrap: card('G5-3'),
      cell: cell('r2c1'),
    });
    expect(sent(confirm(position, selection))).toBe('repair G4-1 G5-3 r2c1');
  });

  it('labels each legal scrap with the cubes it gives and greys the others with the reason', () => {
    const { selection } = pressAll(position, hand('G4-1'));
    expect(handMark(position, selection, card('G4-1'))).toMatchObject({ look: 'picked', badge: 'Play' });
    expect(handMark(position, selection, card('G5-3'))).toMatchObject({ look: 'lit', badge: '2 cubes' });
    expect(handMark(position, selection, card('P6-1'))).toMatchObject({ look: 'lit', badge: '2 cubes' });
    expect(handMark(position, selection, card('B3-2'))).toEqual({
      look: 'off',
      reason: 'Too low to pay for a 4',
      caption: 'too low',
      rule: 'OPS-074',
    });
  });

  it('warns on the badge when cubes would not fit', () => {
    const { selection } = pressAll(position, hand('B3-2'));
    expect(handMark(position, selection, card('B6-2')).badge).toBe('3 cubes, 1 lost');
  });

  it('refuses a scrap that is too low and keeps the module picked (OPS-074)', () => {
    const { selection, last } = pressAll(position, hand('G4-1'), hand('B3-2'));
    expect(refused(last)).toBe('OPS-074 scrapTooLow');
    expect(selection).toEqual({ step: 'scrap', play: card('G4-1') });
  });

  it('refuses a cell that touches no module and keeps the selection (OPS-072)', () => {
    const { selection, last } = pressAll(position, hand('G4-1'), hand('G5-3'), at('r5c1'));
    expect(refused(last)).toBe('OPS-072 cellNotConnected');
    expect(selection).toEqual({ step: 'cell', play: card('G4-1'), scrap: card('G5-3') });
  });

  it('refuses an occupied cell (OPS-073)', () => {
    expect(refused(pressAll(position, hand('G4-1'), hand('G5-3'), at('r2c2')).last)).toBe(
      'OPS-073 cellOccupied',
    );
  });

  it('asks for the module, then for the scrap, when a cell is pressed too early', () => {
    expect(refused(pressAll(position, at('r2c1')).last)).toBe('OPS-070 moduleFirst');
    expect(refused(pressAll(position, hand('G4-1'), at('r2c1')).last)).toBe('OPS-074 scrapFirst');
  });

  it('takes another scrap and another cell without starting again', () => {
    const { selection } = pressAll(
      position,
      hand('G4-1'),
      hand('G5-3'),
      at('r2c1'),
      hand('P6-1'),
      at('r1c1'),
    );
    expect(sent(confirm(position, selection))).toBe('repair G4-1 P6-1 r1c1');
  });

  it('lets go of what is pressed again', () => {
    expect(pressAll(position, hand('G4-1'), hand('G4-1')).selection).toEqual(IDLE);
    expect(pressAll(position, hand('G4-1'), hand('G5-3'), hand('G5-3')).selection).toEqual({
      step: 'scrap',
      play: card('G4-1'),
    });
  });

  it('steps back one step at a time', () => {
    const steps = [pressAll(position, hand('G4-1'), hand('G5-3'), at('r2c1')).selection];
    while (steps.at(-1)?.step !== 'idle') steps.push(stepBack(steps.at(-1) as Selection));
    expect(steps.map(({ step }) => step)).toEqual(['confirm', 'cell', 'scrap', 'idle']);
  });

  it('says what is missing when it is confirmed too early', () => {
    expect(refused(confirm(position, IDLE))).toBe('OPS-070 moduleFirst');
    expect(refused(confirm(position, { step: 'scrap', play: card('G4-1') }))).toBe('OPS-074 scrapFirst');
    expect(refused(confirm(position, { step: 'cell', play: card('G4-1'), scrap: card('G5-3') }))).toBe(
      'OPS-070 cellFirst',
    );
  });

  it('shows a card that nothing in the hand pays for as such', () => {
    const poor = positionFrom({ ...TURN_15, kept: ['G3-3'], salvaged: ['B6-2'] });
    expect(refused(press(poor, IDLE, hand('B6-2')))).toBe('OPS-074 nothingPays');
    expect(handMark(poor, IDLE, card('B6-2'))).toMatchObject({
      look: 'off',
      reason: 'Nothing in your hand pays for a 6',
    });
    expect(handMark(poor, IDLE, card('G3-3')).look).toBe('lit');
  });

  it('greys a payment without cubes where neutral plays are forbidden (OPS-078)', () => {
    const strict = positionFrom({
      ...TURN_15,
      options: { neutralPlay: 'forbidden' },
      kept: ['G4-1', 'P4-2'],
    });
    const { selection } = pressAll(strict, hand('G4-1'));
    expect(handMark(strict, selection, card('P4-2'))).toMatchObject({
      look: 'off',
      reason: 'Would place no cube',
    });
  });
});

describe('salvage', () => {
  const position = positionFrom(TURN_15);

  it('marks cards of the offer and sends their slots', () => {
    const { selection } = pressAll(position, slot(1), slot(2));
    expect(sent(confirm(position, selection))).toBe('salvage 1,2');
  });

  it('refuses to mark more than 12 and keeps the marks (OPS-061)', () => {
    const roomy = positionFrom({ ...TURN_15, kept: ['G4-1'] });
    const { selection, last } = pressAll(roomy, slot(1), slot(2), slot(3));
    expect(refused(last)).toBe('OPS-061 tooMuchSalvage');
    expect(selection).toEqual({ step: 'salvage', slots: 0b11 });
    expect(offerMark(roomy, selection, 2)).toMatchObject({
      look: 'off',
      reason: 'With it the total would be 15, more than 12',
    });
  });

  it('refuses to mark more cards than the hand has room for (OPS-062)', () => {
    expect(refused(pressAll(position, slot(3), slot(4), slot(5)).last)).toBe('OPS-062 handTooFull');
  });

  it('gives way to a repair when a module is picked, and comes back when an offered card is', () => {
    expect(pressAll(position, slot(1), hand('G4-1')).selection.step).toBe('scrap');
    expect(pressAll(position, hand('G4-1'), slot(1)).selection).toEqual({ step: 'salvage', slots: 1 });
  });

  it('refuses an empty one (OPS-060)', () => {
    const { selection } = pressAll(position, slot(1), slot(1));
    expect(refused(confirm(position, selection))).toBe('OPS-060 takeSomething');
  });
});

describe('keep', () => {
  const dealt: Sketch = {
    phase: 'keepFirst',
    kept: ['B3-1', 'B6-1', 'G4-1', 'G5-1', 'P5-2', 'P6-1', 'P6-2'],
    offer: ['B6-2', 'G5-2', 'P4-4', 'B3-2', 'G3-1'],
    theirs: { salvaged: [], unknown: 7, total: 32 },
    deckSize: 25,
  };
  const position = positionFrom(dealt);

  it('sends the marked cards when they total 12', () => {
    const { selection } = pressAll(position, hand('B3-1'), hand('G4-1'), hand('P5-2'));
    expect(sent(confirm(position, selection))).toBe('keep 1,3,5');
  });

  it('refuses another total with both numbers (OPS-031)', () => {
    const { selection } = pressAll(position, hand('B3-1'), hand('P5-2'));
    expect(confirm(position, selection)).toMatchObject({
      refusal: { rule: 'OPS-031', with: { total: 8, required: 12 } },
    });
    expect(readyAction(position, selection)).toBeNull();
  });

  it('keeps for the player what the table would keep: most cards, then the lowest numbers', () => {
    expect(sent(confirm(position, keepForMe(position)))).toBe('keep 1,3,4');
  });

  it('asks for the highest total below when no set makes 12 (OPS-032)', () => {
    const odd = positionFrom({ ...dealt, kept: ['B5-1', 'B5-2', 'B5-3', 'B5-4', 'B5-5', 'G5-1', 'P5-2'] });
    expect(confirm(odd, { step: 'keep', places: 1 })).toMatchObject({
      refusal: { rule: 'OPS-032', with: { total: 5, required: 10, target: 12 } },
    });
    expect(sent(confirm(odd, keepForMe(odd)))).toBe('keep 1,2');
  });

  it('refuses to salvage before (OPS-030)', () => {
    expect(refused(pressAll(position, slot(1)).last)).toBe('OPS-030 keepBeforePlay');
  });
});

describe('bonuses', () => {
  const owed = cell('r3c1') * 6 + 2;
  const other = cell('r1c3') * 6 + 2;
  const position = positionFrom({ ...TURN_15, phase: 'bonus', pending: [owed, other] });

  it('are used by pressing the lit icon or its module', () => {
    expect(sent(press(position, IDLE, { kind: 'bonus', spot: owed }))).toBe('bonus r3c1 3');
    expect(sent(press(position, IDLE, at('r1c3')))).toBe('bonus r1c3 3');
  });

  it('are used all at once by the main button', () => {
    expect(confirm(position, IDLE)).toEqual({ kind: 'send', action: BONUS_AUTO });
  });

  it('come before everything else (OPS-101)', () => {
    expect(refused(press(position, IDLE, hand('G4-1')))).toBe('OPS-101 bonusesFirst');
    expect(refused(press(position, IDLE, { kind: 'bonus', spot: 0 }))).toBe('OPS-100 bonusNotPending');
  });
});

describe('when nothing can be done', () => {
  it('a press out of turn is refused (OPS-004), a module can still be looked at', () => {
    const waiting = positionFrom({ ...TURN_15, active: 1 });
    expect(refused(press(waiting, IDLE, hand('G4-1')))).toBe('OPS-004 notYourTurn');
    expect(press(waiting, IDLE, at('r2c2'))).toEqual({ kind: 'look' });
    expect(handMark(waiting, IDLE, card('G4-1')).look).toBe('rest');
  });

  it('a watcher sends nothing whatever is pressed', () => {
    const { view } = positionFrom(TURN_15);
    const watching = positionOf(
      { ...view, viewer: -1, hands: [{ ...view.hands[0], kept: null }, view.hands[1]] },
      null,
      [],
    );
    for (const thing of [hand('G5-3'), slot(1), at('r2c1')]) {
      expect(press(watching, IDLE, thing)).toEqual({ kind: 'look' });
    }
  });

  it('nothing leaves that is not in the action list', () => {
    const position = positionFrom(TURN_15);
    const emptied = positionOf(position.view, position.seat, []);
    const repair: Selection = {
      step: 'confirm',
      play: card('G4-1'),
      scrap: card('G5-3'),
      cell: cell('r5c1'),
    };
    expect(confirm(position, repair).kind).toBe('refuse');
    expect(readyAction(emptied, IDLE)).toBeNull();
  });
});
