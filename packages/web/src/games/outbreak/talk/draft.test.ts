import { EVERYBODY } from '@airlock/kernel';
import { C2, codec, OUTSIDE, REST, S1, WATCHING } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingMoments, drawingView } from '../testing/position.ts';
import { cardOfDraft, claimOf, emptyDraft, momentsFor, sentencesNow } from './draft.ts';
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

  it('offers six sentences, the last one about the stage', () => {
    expect(sentencesNow(view)).toHaveLength(6);
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
