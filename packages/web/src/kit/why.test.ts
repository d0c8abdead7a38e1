import { expect, it } from 'vitest';
import { paper, summed } from './why.ts';

it('a paper leaves out the sentences that do not apply', () => {
  const lost = 0;
  expect(paper('Why?', 'Because.', lost > 0 && 'And some were lost.')).toEqual({
    question: 'Why?',
    sentences: ['Because.'],
  });
});

it('a paper with a sum has both sides of it', () => {
  expect(summed(['2 + 2', '4'], 'Why 4?', 'They are added.')).toEqual({
    question: 'Why 4?',
    sentences: ['They are added.'],
    sum: ['2 + 2', '4'],
  });
});
