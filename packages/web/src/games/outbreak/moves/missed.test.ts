import type { OutbreakEvent } from '@airlock/outbreak';
import { C1, REST, SKIP } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../contract.ts';
import { missedWords } from './missed.ts';

const naming = { names: ['Ada', 'Bo'], reader: 0 };
const moment = (
  event: OutbreakEvent,
  by: 'me' | 'clock' | 'bot' = 'me',
  seat = 0,
): Moment<OutbreakEvent> => ({
  sequence: 0,
  seat,
  at: 0,
  events: [event],
  ...(by === 'bot' ? { byBot: true as const } : {}),
});
const card = (laid: number, by: 'me' | 'clock' | 'bot'): Moment<OutbreakEvent> =>
  moment(
    {
      type: 'cardChosen',
      rule: 'OBK-104',
      open: { seat: 0 },
      own: { card: laid, byDefault: by === 'clock' },
    },
    by,
  );
const pair = moment({
  type: 'tasksChosen',
  rule: 'OBK-303',
  open: { seat: 0, pair: [0, 1] },
  own: { byDefault: true },
});
const ballot = moment(
  { type: 'ballotCast', rule: 'OBK-803', open: { seat: 0 }, own: { ballot: SKIP, byDefault: false } },
  'bot',
);

describe('what was chosen in the reader’s name', () => {
  it('is nothing while they choose themselves', () => {
    expect(missedWords([], 0, naming)).toBeNull();
    expect(missedWords([card(C1, 'clock'), card(REST, 'me')], 0, naming)).toBeNull();
    expect(missedWords([card(C1, 'clock')], 1, naming)).toBeNull();
  });

  it('is said as what the clock did (OBK-210, OBK-305)', () => {
    expect(missedWords([pair], 0, naming)).toBe(
      'Time ran out: *Angelwing and Stiletto* were chosen for you.',
    );
    expect(missedWords([card(REST, 'me'), card(C1, 'clock')], 0, naming)).toBe(
      'Time ran out: *Complete 1* was chosen for you.',
    );
  });

  it('is said as what a bot did', () => {
    expect(missedWords([ballot], 0, naming)).toBe('A bot chose for you: *to skip the vote*.');
  });

  it('is a list where it was more than one thing', () => {
    expect(missedWords([pair, card(C1, 'clock'), ballot], 0, naming)).toBe(
      'Chosen for you meanwhile: *Angelwing and Stiletto*, *Complete 1* and *to skip the vote*.',
    );
  });

  it('names the newest where it was more than finds room', () => {
    const away = [card(REST, 'me'), pair, card(C1, 'bot'), ballot, card(REST, 'bot'), card(C1, 'bot')];
    expect(missedWords(away, 0, naming)).toBe(
      'Chosen for you 5 times meanwhile, at last: *to skip the vote*, *Rest* and *Complete 1*.',
    );
  });
});
