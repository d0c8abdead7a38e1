import { describe, expect, it } from 'vitest';
import type { Moment } from '../games/contract.ts';
import { logItems } from './log.ts';

const event = (type: string) => ({ type, rule: 'X-1', open: {} });
const moments: Moment[] = [
  { sequence: 0, seat: -1, at: 0, events: [event('dealt'), event('turn')] },
  { sequence: 1, seat: 0, at: 5, events: [event('moved'), event('hush'), event('turn')] },
];
const page = {
  logIcon: () => 'plus' as const,
  chapter: ({ type }: { type: string }, before: number) => (type === 'turn' ? `Turn ${before + 1}` : null),
};
const words = {
  event: ({ type }: { type: string }) => (type === 'hush' || type === 'turn' ? null : `It ${type}.`),
};
const naming = { names: [], reader: 0 };
const texts = (behind?: number): string[] =>
  logItems(moments, page, words, naming, behind).map((item) => item.text);

describe('the log', () => {
  it('has a line for every event with words, and plates for turns', () => {
    expect(texts()).toEqual(['It dealt.', 'Turn 1', 'It moved.', 'Turn 2']);
  });

  it('does not tell what has not been shown yet', () => {
    expect(texts(1)).toEqual(['It dealt.', 'Turn 1', 'It moved.']);
    expect(texts(3)).toEqual(['It dealt.', 'Turn 1']);
  });

  it('has no line for what a plate says already', () => {
    const silent = {
      ...page,
      logIcon: ({ type }: { type: string }) => (type === 'dealt' ? null : ('plus' as const)),
    };
    expect(logItems(moments, silent, words, naming).map((item) => item.text)).toEqual([
      'Turn 1',
      'It moved.',
      'Turn 2',
    ]);
  });

  it('says once that a bot did it for the reader', () => {
    const [deal, turn] = moments as [Moment, Moment];
    const away = [
      deal,
      { ...turn, events: [event('hush'), event('moved'), event('came')], byBot: true as const },
    ];
    expect(logItems(away, page, words, naming).map((item) => item.text)).toEqual([
      'It dealt.',
      'Turn 1',
      'It moved. A bot did this for you.',
      'It came.',
    ]);
  });

  it('names the bot of somebody who is away, and says when it took over and when they were back', () => {
    const named = { event: (_: unknown, { names }: { names: readonly string[] }) => `${names[1]} moved.` };
    const deeds = [1, 2, 3].map(
      (sequence): Moment => ({ sequence, seat: 1, at: 0, events: [event('moved')] }),
    );
    const ben = { seat: 1, name: 'Ben', you: false };
    const says = (stoodIn: readonly (readonly [number, number | null])[], you = false): string[] =>
      logItems(deeds, page, named, { names: ['Ann', 'Ben'], reader: 0 }, 0, [{ ...ben, you, stoodIn }]).map(
        (item) => item.text,
      );
    const away = '*Ben* is away. A bot plays for Ben and knows what Ben knew.';
    const back = '*Ben* is back and plays again.';
    expect(says([[1, 2]])).toEqual(['Ben moved.', away, 'Ben’s bot moved.', back, 'Ben moved.']);
    expect(says([[3, null]])).toEqual(['Ben moved.', 'Ben moved.', 'Ben moved.', away]);
    expect(says([[1, 2]], true)).toContain('Ben moved. A bot did this for you.');
  });

  it('knows the log entry of each line', () => {
    const lines = logItems(moments, page, words, naming).filter((item) => item.kind === 'line');
    expect(lines.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});
