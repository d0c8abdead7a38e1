import {
  codec,
  DECLINE,
  extraAction,
  HANGAR,
  LABS,
  LOCUS,
  MEDICAL,
  OXYGEN,
  PASS,
  REVEAL_DONE,
  sentinelAction,
  stationAction,
  towerAction,
  victimsAction,
  xoAction,
} from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { card, positionAfter, positionFrom, ROUND_14 } from '../testing/position.ts';
import { marksOf } from './marks.ts';
import { nextKeys, press, readyAction, type Selection, startOf, stepBack, whyNotNow } from './selection.ts';
import { cardKey, keyOf, phageKey, stationKey, thingOf } from './things.ts';

const drawing = positionFrom(ROUND_14);
const queen = card('OPS-Q');
const withQueen: Selection = { use: 'station', picked: [cardKey(queen)] };

describe('a play', () => {
  it('is a card of the hand, then a station', () => {
    const first = press(drawing, startOf(drawing), { kind: 'card', card: queen });
    expect(first).toEqual({ kind: 'select', selection: withQueen });
    expect(press(drawing, withQueen, { kind: 'station', station: HANGAR })).toEqual({
      kind: 'send',
      action: stationAction(queen, HANGAR),
    });
  });

  it('is aimed by the first press on a phone and sent by the second', () => {
    const aimed = press(drawing, withQueen, { kind: 'station', station: HANGAR }, true);
    expect(aimed).toEqual({
      kind: 'select',
      selection: { use: 'station', picked: [cardKey(queen), stationKey(HANGAR)] },
    });
    const selection = aimed.kind === 'select' ? aimed.selection : withQueen;
    expect(press(drawing, selection, { kind: 'station', station: HANGAR }, true)).toEqual({
      kind: 'send',
      action: stationAction(queen, HANGAR),
    });
    expect(press(drawing, selection, { kind: 'station', station: MEDICAL }, true)).toEqual({
      kind: 'select',
      selection: { use: 'station', picked: [cardKey(queen), stationKey(MEDICAL)] },
    });
  });

  it('lights every standing station for the picked card, and the other cards', () => {
    expect(nextKeys(drawing, withQueen).size).toBe(8);
    const { of } = marksOf(drawing, withQueen);
    expect(of(stationKey(HANGAR))).toBe('lit');
    expect(of(cardKey(queen))).toBe('picked');
    expect(of(cardKey(card('SCI-4')))).toBe('lit');
  });

  it('changes to another card, and lets the picked one go', () => {
    const other = card('SCI-4');
    expect(press(drawing, withQueen, { kind: 'card', card: other })).toEqual({
      kind: 'select',
      selection: { use: 'station', picked: [cardKey(other)] },
    });
    expect(press(drawing, withQueen, { kind: 'card', card: queen })).toEqual({
      kind: 'select',
      selection: { use: 'station', picked: [] },
    });
  });

  it('looks at a station closely when no card is picked', () => {
    expect(press(drawing, startOf(drawing), { kind: 'station', station: HANGAR })).toEqual({ kind: 'look' });
  });

  it('refuses a second sentinel with the rule of it', () => {
    const posting: Selection = { use: 'sentinel', picked: [cardKey(queen)] };
    expect(press(drawing, posting, { kind: 'station', station: LOCUS })).toMatchObject({
      kind: 'refuse',
      refusal: { rule: 'HYP-404', reason: 'sentinelThere' },
    });
    expect(press(drawing, posting, { kind: 'station', station: HANGAR })).toEqual({
      kind: 'send',
      action: sentinelAction(queen, HANGAR),
    });
  });

  it('never sends a Tower Action by itself: its price is a button', () => {
    const tower: Selection = { use: 'tower', picked: [cardKey(queen)] };
    expect(drawing.legal.has(towerAction(queen, false))).toBe(true);
    expect(readyAction(drawing, tower)).toBeNull();
  });

  it('picks a card that has no use but the Tower or a post', () => {
    const engineer = card('ENG-9');
    const only = (action: number) => {
      const built = drawing.built.filter((one) => one.action === action);
      return press({ ...drawing, legal: new Set([action]), built }, startOf(drawing), {
        kind: 'card',
        card: engineer,
      });
    };
    expect(only(towerAction(engineer, true))).toEqual({
      kind: 'select',
      selection: { use: 'tower', picked: [cardKey(engineer)] },
    });
    expect(only(sentinelAction(engineer, HANGAR))).toEqual({
      kind: 'select',
      selection: { use: 'sentinel', picked: [cardKey(engineer)] },
    });
  });

  it('goes back step by step', () => {
    const aimed: Selection = { use: 'station', picked: [cardKey(queen), stationKey(HANGAR)] };
    expect(stepBack(drawing, aimed)).toEqual(withQueen);
    expect(stepBack(drawing, withQueen)).toEqual({ use: 'station', picked: [] });
    expect(stepBack(drawing, { use: 'sentinel', picked: [cardKey(queen)] })).toEqual(withQueen);
    expect(stepBack(drawing, startOf(drawing))).toEqual(startOf(drawing));
  });
});

describe('other decisions', () => {
  it('picks as many victims as must die, in any order', () => {
    // HYP-EX-12: two of three humans die at the Locus.
    const position = positionFrom({
      hand: 'SEC-A',
      tricks: { locus: 'SEC-3 ENG-5 | (SEC-2) SCI-K SEC-4' },
      sentinels: { locus: 'OPS-3' },
      begin: 'crew',
      crewDeck: '',
    });
    expect(position.decision).toBe('play');
    const victims = positionFrom({
      hand: '',
      crewDeck: '',
      tricks: { medical: 'SCI-Q ENG-2 OPS-9 | SCI-J OPS-4' },
    });
    expect(victims.decision).toBe('chooseVictims');
    const start = startOf(victims);
    const picked = press(victims, start, { kind: 'card', card: card('OPS-9') });
    expect(picked.kind).toBe('select');
    const selection = picked.kind === 'select' ? picked.selection : start;
    expect(readyAction(victims, selection)).toBe(victimsAction(0b100));
    expect(marksOf(victims, selection).of(cardKey(card('OPS-9')))).toBe('paying');
  });

  it('begins with the only XO Suit and asks for its Phage', () => {
    const position = positionFrom({
      hand: '',
      crewDeck: '',
      munitions: 'SCI-7 ENG-7 SEC-7',
      tricks: { hangar: 'OPS-7 SCI-4 ENG-9 | OPS-K SEC-7' },
      powered: 'hangar',
    });
    expect(position.decision).toBe('xoWindow');
    const start = startOf(position);
    expect(start).toEqual({ use: 'xo', picked: [cardKey(card('OPS-7'))] });
    const answer = press(position, start, { kind: 'phage', station: HANGAR, slot: 0 });
    expect(answer).toEqual({
      kind: 'select',
      selection: { use: 'xo', picked: [cardKey(card('OPS-7')), phageKey(HANGAR, 0)] },
    });
    const selection = answer.kind === 'select' ? answer.selection : start;
    expect(readyAction(position, selection)).toBe(xoAction(card('OPS-7'), HANGAR, 0));
    expect(position.legal.has(DECLINE)).toBe(true);
  });

  it('adds a sentinel’s extra card with two presses, as a play (HYP-607)', () => {
    const written = {
      hand: 'ENG-2 SCI-3 SCI-4',
      tricks: { labs: '| (SCI-2)' },
      crewDeck: '',
      phageDeck: '',
      phageDiscard: '',
    };
    const position = positionAfter(
      written,
      codec.write(sentinelAction(card('ENG-2'), LABS)),
      codec.write(DECLINE),
    );
    expect(position.decision).toBe('engExtra');
    const picked = press(position, startOf(position), { kind: 'card', card: card('SCI-3') });
    const selection = picked.kind === 'select' ? picked.selection : expect.fail('The card is not picked.');
    expect(press(position, selection, { kind: 'station', station: LABS })).toEqual({
      kind: 'send',
      action: extraAction(LABS, card('SCI-3')),
    });
  });

  it('only looks when nothing is asked of the reader', () => {
    const watching = { ...drawing, legal: new Set<number>(), built: [] };
    expect(press(watching, startOf(watching), { kind: 'card', card: queen })).toEqual({ kind: 'look' });
  });

  it('names every thing so that it can be read back', () => {
    for (const thing of [
      { kind: 'card', card: 12 },
      { kind: 'station', station: OXYGEN },
      { kind: 'phage', station: 3, slot: 2 },
      { kind: 'cell', cell: 5 },
    ] as const) {
      expect(thingOf(keyOf(thing))).toEqual(thing);
    }
  });

  it('leaves actions without things to the door', () => {
    const pass = drawing.built.find(({ action }) => action === PASS);
    expect(pass?.keys).toEqual([]);
    expect(codec.kind(REVEAL_DONE)).toBe('revealDone');
  });
});

describe('a card of the hand that can be put to no use', () => {
  const suits = positionFrom({ hand: 'ENG-10 SEC-9', tricks: { power: 'ENG-K ENG-Q ENG-J ENG-9 |' } });
  const flipping = positionAfter(
    { hand: 'ENG-10 SEC-9', tricks: { power: 'ENG-K ENG-Q ENG-J ENG-9 |' } },
    'station H-ENG-10 power',
  );

  it('is off and says why, whatever is asked (HYP-384)', () => {
    expect(flipping.decision).toBe('powerFlip');
    expect(marksOf(flipping, startOf(flipping)).of(cardKey(card('SEC-9')))).toBe('off');
    expect(whyNotNow(flipping, card('SEC-9'))).toMatchObject({ reason: 'otherDecision' });
    expect(press(flipping, startOf(flipping), { kind: 'card', card: card('SEC-9') })).toMatchObject({
      kind: 'refuse',
      refusal: { reason: 'otherDecision' },
    });
  });

  it('says so to whoever waits for somebody else, and nothing to those who watch (HYP-401)', () => {
    const waiting = { ...suits, seat: 1, legal: new Set<number>(), built: [] };
    const asked = { ...waiting, refusalOf: () => ({ reason: 'notYourTurn', rule: 'HYP-401' as const }) };
    expect(press(asked, startOf(asked), { kind: 'card', card: card('SEC-9') })).toMatchObject({
      kind: 'refuse',
      refusal: { reason: 'notYourTurn' },
    });
    const watching = { ...waiting, seat: null, refusalOf: () => null };
    expect(press(watching, startOf(watching), { kind: 'card', card: card('SEC-9') })).toEqual({
      kind: 'look',
    });
  });

  it('is none that can be played', () => {
    expect(whyNotNow(suits, card('SEC-9'))).toBeNull();
  });
});
