import { actionOf, codec, decode } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { positionsAlong, TABLES } from '../testing/along.ts';
import { isIntent, offersOf } from './offers.ts';
import type { Position } from './reading.ts';
import { pickingAnswer, pickingFor, plainAnswers, toggled } from './selection.ts';
import { answerPicks, picksOf } from './things.ts';

const naming = { names: [], reader: -1 };

/** What pressing things and buttons on one's own turn can send first. */
function sentInTurn(position: Position): Set<number> {
  const sent = new Set([actionOf('endTurn')]);
  for (const { does } of offersOf(position, naming)) {
    if (!isIntent(does)) sent.add(does.send);
    else if (does.kind !== 'pick') sent.add(does.action);
    else {
      const given = (action: number): boolean => does.given.every((thing) => picksOf(action).includes(thing));
      for (const action of position.legal) {
        if (decode(action).kind !== does.of || !given(action)) continue;
        const picked = picksOf(action).filter((thing) => !does.given.includes(thing));
        for (const [way] of pickingFor(does, position, picked).ready) if (way !== undefined) sent.add(way);
      }
    }
  }
  return sent;
}

/** The same for a question. */
function sentInAnswer(position: Position): Set<number> {
  const { stage } = position;
  const name = stage.kind === 'question' ? stage.question : 'secret';
  const sent = new Set(plainAnswers(position));
  for (const action of position.legal) {
    const { lit } = pickingAnswer(position, []);
    const picks = answerPicks(action, name);
    if (!picks.every((thing) => lit.has(thing))) continue;
    for (const [way] of pickingAnswer(position, picks).ready) if (way !== undefined) sent.add(way);
  }
  return sent;
}

const text = (actions: Iterable<number>): string[] => [...actions].map(codec.write).sort();
const isMarking = ({ stage }: Position): boolean => stage.kind === 'question' && /^pick/.test(stage.question);

describe('picking', () => {
  it.each(TABLES)('reaches every legal action with $seats seats and $options', ({ seats, options }) => {
    const asked = new Set<string>();
    for (const position of positionsAlong('all of it', seats, options)) {
      const { stage, legal } = position;
      if (/Window$/.test(stage.kind) || isMarking(position)) continue;
      asked.add(stage.kind === 'question' ? stage.question : stage.kind);
      const sent = stage.kind === 'actions' ? sentInTurn(position) : sentInAnswer(position);
      expect(text(sent)).toEqual(text(legal));
    }
    expect(asked.size).toBeGreaterThan(3);
  });

  it('sends what was marked as one: the action, the cards, the end', () => {
    for (const position of positionsAlong('marks', 3, {})) {
      const offer = offersOf(position, naming).find(({ does }) => isIntent(does) && does.kind === 'discard');
      if (!offer || !isIntent(offer.does)) continue;
      const [ready] = pickingFor(offer.does, position, ['card-38']).ready;
      expect(ready?.map((action) => decode(action).kind)).toEqual(['discardAndDraw', 'card', 'done']);
      return;
    }
    throw new Error('Nobody could discard and draw.');
  });

  it('puts a thing in the place of the last one once all is picked', () => {
    const whole = { lit: new Set(['seat-1', 'seat-2']), ready: [[1]] };
    expect(toggled(whole, ['seat-1'], 'seat-2', false)).toEqual(['seat-2']);
    expect(toggled(whole, ['seat-1'], 'seat-1', false)).toEqual([]);
    expect(toggled(whole, ['card-1'], 'card-2', true)).toEqual(['card-1', 'card-2']);
  });
});
