import { BONUS_AUTO, codec, RED } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { cell, positionFrom, type Sketch, TURN_15 } from '../testing/position.ts';
import { repairHints, repairSteps } from '../words.ts';
import { drawnCubes, type Preview, previewOf } from './preview.ts';

const previewed = (sketch: Sketch, action: string): Preview =>
  previewOf(positionFrom(sketch), codec.read(action) as number);

describe('the preview of a repair', () => {
  const preview = previewed(TURN_15, 'repair G4-1 G5-3 r2c1');

  it('tells every step in order', () => {
    expect(repairSteps(preview.events).map(({ sign, sentence }) => `${sign}: ${sentence}`)).toEqual([
      'cube: *2 cubes* on Gardens 4: colour match +1, one over +1',
      'place: *Place* at row 2, column 1: a cube on *Gardens 4*, *Power 5* in column 2 and *Power 5* in column 3',
      'remove: *Remove* at row 2, column 3: a cube off *Power 4* in row 3 and *Power 3* in row 4; protected: *Gardens 6* in row 1 and *Works 6* in column 4',
      'token: *Row 2* votes Red: 9 to 5',
      'token: *Column 1* votes Red: 3 to 2',
    ]);
  });

  it('gives the totals before and after', () => {
    expect(preview.scores).toEqual({ before: [6, 23], after: [13, 16] });
    expect([...preview.flipped]).toEqual([1, 5]);
  });

  it('tells cubes that come from cubes that stay and cubes that go', () => {
    const drawn = (name: string) => drawnCubes(preview.before, preview.after, cell(name));
    expect(drawn('r2c1')).toEqual({ owner: RED, still: 0, coming: 3, going: 0 });
    expect(drawn('r2c2')).toEqual({ owner: RED, still: 2, coming: 1, going: 0 });
    expect(drawn('r4c3')).toEqual({ owner: 1, still: 1, coming: 0, going: 1 });
    expect(drawn('r3c4')).toEqual({ owner: null, still: 0, coming: 0, going: 0 });
  });

  it('has nothing to warn of where nothing is lost', () => {
    expect(repairHints(preview, RED)).toEqual([]);
  });

  it('says which cubes are lost', () => {
    const lossy = previewed(TURN_15, 'repair B3-2 B6-2 r2c5');
    expect(repairHints(lossy, RED)).toEqual(['1 cube lost: Power 3 has 3 spaces']);
  });

  it('says that a neutral module can be taken over', () => {
    const neutral = previewed({ ...TURN_15, kept: ['P6-1', 'G6-2'] }, 'repair P6-1 G6-2 r5c3');
    expect(repairHints(neutral, RED)).toEqual(['Neutral: either player can take it over']);
    expect(repairSteps(neutral.events)[0]?.sentence).toBe('*No cube* on Works 6: no match, no overpay');
  });

  it('says when people are brought to lines of the opponent (OPS-127)', () => {
    const generous = previewed({ ...TURN_15, kept: ['P3-3', 'P4-2'] }, 'repair P3-3 P4-2 r4c4');
    expect(repairHints(generous, RED)).toEqual(['Row 4 and column 4: these people vote for your opponent']);
  });

  it('follows a chain of bonuses to its end although the player will be asked for the order', () => {
    const chain = previewed(TURN_15, 'repair B3-2 B6-2 r3c5');
    expect(chain.events.map(({ type }) => type)).toContain('bonusUsed');
    expect(chain.after.cubes[cell('r3c5')]).toBe(3);
  });

  it('does not touch the position it starts from', () => {
    const position = positionFrom(TURN_15);
    const before = JSON.stringify([position.view, position.imagined]);
    previewOf(position, codec.read('repair G4-1 G5-3 r2c1') as number);
    expect(JSON.stringify([position.view, position.imagined])).toBe(before);
  });

  it('tells nothing of hidden cards: neither who is out nor what is drawn', () => {
    const last = previewed({ ...TURN_15, offer: [], deckSize: 0 }, 'repair G4-1 G5-3 r2c1');
    expect(new Set(last.events.map(({ type }) => type))).toEqual(new Set(['repaired', 'bonusUsed', 'votes']));
  });
});

it('the bonuses that are owed are previewed as all of them used', () => {
  const position = positionFrom({
    ...TURN_15,
    phase: 'bonus',
    pending: [cell('r1c2') * 6, cell('r2c3') * 6 + 2],
  });
  expect(
    previewOf(position, BONUS_AUTO).events.filter(({ type }) => type === 'bonusUsed').length,
  ).toBeGreaterThan(1);
});
