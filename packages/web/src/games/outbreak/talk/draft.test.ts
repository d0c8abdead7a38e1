import { EVERYBODY } from '@airlock/kernel';
import {
  C2,
  codec,
  groundsButton,
  OUTSIDE,
  REST,
  S1,
  STANDING,
  type View,
  WATCHING,
  WITHDRAWN,
} from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingMoments, drawingView } from '../testing/position.ts';
import {
  accusersOf,
  cardOfDraft,
  claimOf,
  emptyDraft,
  momentsFor,
  reasonsAgainst,
  sentencesNow,
} from './draft.ts';
import { streamOf } from './stream.ts';

const view = drawingView(DRAWING_SEAT);

describe('a claim being put together', () => {
  it.each([
    [{ kind: 'played', card: REST }, 'played 2 1 R'],
    [{ kind: 'played', card: C2, moment: 2 }, 'played 1 2 C2'],
    [{ kind: 'plan', card: C2 }, 'plan 2 C2'],
    [{ kind: 'ask', seat: 4 }, 'ask 5 2 1'],
    [{ kind: 'accuse', seat: 1, as: 0 }, 'accuse 2 PZERO'],
    [{ kind: 'vouch', seat: 0 }, 'vouch 1'],
    [{ kind: 'suggestCard', seat: 4, card: REST }, 'suggestCard 5 2 R'],
    [{ kind: 'suggestTasks', tasks: [2, 0] }, 'suggestTasks MAD ANG'],
    [{ kind: 'voteIntent' }, 'voteIntent SKIP'],
  ] as const)('%o says "%s"', (draft, text) => {
    expect(codec.write(claimOf(view, { ...emptyDraft, ...draft }) as number)).toBe(text);
  });

  it('says nothing while something is missing', () => {
    for (const kind of ['ask', 'accuse', 'vouch', 'suggestCard', 'suggestTasks'] as const) {
      expect(claimOf(view, { ...emptyDraft, kind })).toBeNull();
    }
    expect(claimOf({ ...view, records: [] }, { ...emptyDraft, kind: 'played' })).toBeNull();
  });

  it('begins with the card that was played, whichever Shift it is about', () => {
    const draft = { ...emptyDraft, kind: 'played' as const };
    expect(codec.write(claimOf(view, draft) as number)).toBe('played 2 1 C1');
    expect(codec.write(claimOf(view, { ...draft, moment: 3 }) as number)).toBe('played 1 3 R');
    expect(codec.write(claimOf(view, { ...emptyDraft, kind: 'plan' }) as number)).toBe('plan 2 C2');
  });

  it('begins with no card where no claim names the one that was played', () => {
    const records = view.records.map((record) => ({ ...record, card: S1 }));
    expect(cardOfDraft({ ...view, records }, { ...emptyDraft, kind: 'played' })).toBeNull();
    expect(claimOf({ ...view, records }, { ...emptyDraft, kind: 'played' })).toBeNull();
  });

  /** With one more claim, as if just made. */
  const saying = (seat: number, text: string): View => ({
    ...view,
    claims: [
      ...view.claims,
      { seat, action: codec.read(text) as number, day: view.day, after: view.records.length },
    ],
    claimStatus: [...view.claimStatus, STANDING],
  });

  it('gives reasons that lie open, the weightiest first, and as the rules see them', () => {
    // Nobody laid Complete 2 in the first night of the drawings.
    const lied = saying(0, 'played 1 3 C2');
    const [reason] = reasonsAgainst(lied, 0);
    expect(codec.write(reason as number)).toBe('because 1 1 3 NONE-C2');
    expect(groundsButton(reason as number)).toBe(
      'claims Complete 2 on Day 1, night shift, but none was in the pile',
    );
    expect(sentencesNow(lied)).toContain('because');
    const draft = { ...emptyDraft, kind: 'because' as const, seat: 0 };
    expect(claimOf(lied, draft)).toBeNull();
    expect(claimOf(lied, { ...draft, reason: reason as number })).toBe(reason);
    // Picked about somebody else, or no longer so.
    expect(claimOf(lied, { ...draft, seat: 1, reason: reason as number })).toBeNull();
    expect(claimOf(view, { ...draft, reason: reason as number })).toBeNull();
  });

  it('denies what somebody accuses the reader of, and nothing else', () => {
    const draft = { ...emptyDraft, kind: 'deny' as const, seat: 0 };
    expect(sentencesNow({ ...view, claims: [], claimStatus: [] })).not.toContain('deny');
    expect(claimOf({ ...view, claims: [], claimStatus: [] }, draft)).toBeNull();
    const accused = saying(0, `accuse ${DRAWING_SEAT + 1} PZERO`);
    expect(sentencesNow(accused)).toContain('deny');
    expect(codec.write(claimOf(accused, draft) as number)).toBe('deny 1');
    const withdrawn = { ...accused, claimStatus: accused.claimStatus.map(() => WITHDRAWN) };
    expect(accusersOf(withdrawn)).toEqual([]);
  });

  it('offers six sentences at any time, the last one about the stage', () => {
    expect(sentencesNow({ ...view, claims: [], claimStatus: [], records: [], votes: [] })).toHaveLength(6);
    expect(sentencesNow({ ...view, phase: 'vote' }).at(-1)).toBe('voteIntent');
    expect(sentencesNow({ ...view, phase: 'pick' }).at(-1)).toBe('suggestTasks');
    expect(momentsFor(view, 'plan')).toEqual([5, 6]);
  });
});

describe('the stream', () => {
  it('has claims and chat in the order they were made, and marks what not everybody hears', () => {
    const moments = drawingMoments as unknown as Parameters<typeof streamOf>[1];
    const line = { number: 1, circle: 1, seat: 5, name: 'Orbit Nine', text: 'psst', at: 2500 };
    const watching = { ...line, circle: 2, seat: null, name: 'Fay', at: 9e9 };
    const items = streamOf(view, moments, [line, watching, { ...line, circle: undefined, at: 9.1e9 }], 0);
    expect(items).toHaveLength(view.claims.length + 3);
    expect(items[3]).toMatchObject({ kind: 'talk', circle: OUTSIDE });
    expect(items.slice(-2)).toMatchObject([{ circle: WATCHING }, { circle: EVERYBODY }]);
    expect(items[2]).toMatchObject({ kind: 'claim', number: 2, state: 'standing' });
  });
});
