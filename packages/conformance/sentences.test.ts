import { describe, expect, it } from 'vitest';
import { expectLabel, expectSentence } from './sentences.ts';

describe('a sentence', () => {
  for (const good of ['It is your turn.', '*You* win!', '3 cards are left.', 'Who plays “Red”?', '“Done.”']) {
    it(`may read ${good}`, () => expect(() => expectSentence(good, 'It')).not.toThrow());
  }

  for (const [bad, why] of [
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['it is your turn.', 'is not a whole sentence'],
    ['It is your turn', 'is not a whole sentence'],
    ['Seat undefined plays.', 'shows a broken value'],
    ['Worth NaN.', 'shows a broken value'],
    ['You hold [object Object].', 'shows a broken value'],
    ['You hold null.', 'shows a broken value'],
    ['*You win.', 'has a star without its partner'],
    [undefined, 'is not text but undefined'],
  ] as const) {
    it(`may not read ${JSON.stringify(bad)}`, () => expect(() => expectSentence(bad, 'It')).toThrow(why));
  }
});

it('a label needs no full stop', () => {
  expect(() => expectLabel('Resign', 'It')).not.toThrow();
});
