import { ActionList, defaultOptions, fastRandom, openMatch } from '@airlock/kernel';
import { claimWords, codec, type Options, outsider } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES, DRAWING_SEAT, turnDrawing } from '../testing/position.ts';
import {
  type ClaimDraft,
  type ClaimKind,
  claimOf,
  draftAbout,
  EMPTY_DRAFT,
  gapsOf,
  TOPICS,
  type Topic,
} from './draft.ts';
import { claimsOf } from './stream.ts';

const { view } = turnDrawing();
const words = { view, naming: { names: DRAWING_NAMES, reader: DRAWING_SEAT }, me: DRAWING_SEAT };
const said = (draft: ClaimDraft): string => {
  const action = claimOf(draft, words);
  return action === null ? '' : claimWords(action, words.naming, true);
};

describe('putting a claim together', () => {
  it('can say everything the rules know', () => {
    const match = openMatch(outsider, {
      options: defaultOptions(outsider.options) as Options,
      seats: DRAWING_NAMES,
      generator: 'fast',
      seed: 'claims',
    });
    const asides = new ActionList();
    outsider.asides(match.state, DRAWING_SEAT, asides);
    const claims = asides.toArray().filter((action) => codec.kind(action) !== 'wait');
    expect(claims.length).toBeGreaterThan(900);
    const random = fastRandom('some of them');
    for (let some = 0; some < 300; some++) {
      const [kind, ...parts] = codec.write(claims[random.int(claims.length)] as number).split(' ') as [
        ClaimKind,
      ];
      const gaps = gapsOf(kind, words);
      const draft = {
        ...EMPTY_DRAFT,
        kind,
        words: Object.fromEntries(gaps.map(({ name }, index) => [name, parts[index] as string])),
      };
      expect(codec.write(claimOf(draft, words) as number)).toBe([kind, ...parts].join(' '));
    }
  });

  it('has at most six sentences under a heading, each whole from the start', () => {
    for (const topic of Object.keys(TOPICS) as Topic[]) {
      expect(TOPICS[topic].length).toBeLessThanOrEqual(6);
      for (const kind of TOPICS[topic]) expect(said({ topic, kind, words: {} })).not.toBe('');
    }
  });

  it('begins with what was pressed', () => {
    expect(said(draftAbout(EMPTY_DRAFT, 'seat-4'))).toBe('suspect Sextant a little: sabotage');
    expect(said(draftAbout(EMPTY_DRAFT, 'card-38.1'))).toBe('claim to hold Dark');
    expect(said(draftAbout(EMPTY_DRAFT, 'goal-17'))).toMatch(
      /^claim to be able to complete Restart the Shift Drive/,
    );
    expect(said(draftAbout(EMPTY_DRAFT, 'pile-supply'))).toBe('claim to have seen 0 Dark in the Supply');
  });
});

describe('the ledger', () => {
  it('keeps who claimed what and when, and after the end what was true', () => {
    const claims = claimsOf({ ...view, claimTruth: [2, 1, 0] }, [], 0);
    expect(claims.map(({ seat, turn, truth }) => [seat, turn, truth])).toEqual([
      [0, 17, null],
      [4, 17, 'true'],
      [1, 17, 'false'],
    ]);
  });

  it('starts with something true', () => {
    const draft = (topic: Topic, kind: ClaimKind): string => said({ topic, kind, words: {} });
    expect(said(EMPTY_DRAFT)).toBe('claim to hold Drive Igniter');
    expect(draft('hand', 'lack')).toBe('claim to hold no Gyro Cage');
    expect(draft('hand', 'need')).toBe('need Gyro Cage');
    expect(draft('hand', 'canComplete')).toBe(
      'claim to be able to complete Restart the Shift Drive with its Gear',
    );
  });

  it('offers the same about a loyalty to Crew and Outsiders', () => {
    for (const loyalty of [0, 1]) {
      const other = { ...words, view: { ...view, loyalties: view.loyalties.map(() => loyalty) } };
      expect(claimOf({ topic: 'people', kind: 'iAm', words: {} }, other)).toBe(codec.read('iAm crew'));
    }
  });
});
