import {
  captainsChoice,
  eventsAboard,
  type HypatiaEvent,
  hypatia,
  type Ship,
  type View,
} from '@airlock/hypatia';
import { defaultOptions, eventFor, fastRandom, type Outcome, type ToldEvent } from '@airlock/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finished, Moment } from '../../contract.ts';
import { explain } from '../explain.ts';
import { endingOf, milestones, raceHeadline } from './ending.ts';

const naming = { names: ['Ada'], reader: 0 };

/** A whole voyage of the Captain, as its commander may know it afterwards. */
function voyage(seed: string): Finished<View, HypatiaEvent> {
  const state = hypatia.setup(1, { ...defaultOptions(hypatia.options), seed }, fastRandom(seed));
  const moments: Moment<HypatiaEvent>[] = [];
  const views: View[] = [];
  const told: ToldEvent<HypatiaEvent>[] = [];
  const table = {
    random: fastRandom(seed),
    now: 0,
    tell: (event: ToldEvent<HypatiaEvent>) => told.push(event),
  };
  const keep = () => {
    const events = told.splice(0).map((event) => eventFor<HypatiaEvent>(event, 0));
    moments.push({ sequence: moments.length, seat: 0, at: 0, events });
    views.push(hypatia.view(state, 0));
  };
  hypatia.begin(state, table);
  keep();
  const ship = state.ships[0] as Ship;
  while (!ship.result) {
    hypatia.apply(state, 0, captainsChoice(ship, 0), table);
    keep();
  }
  return { outcome: hypatia.outcome(state) as Outcome, naming, moments, views };
}

describe('a finished voyage', () => {
  let matches: Finished<View, HypatiaEvent>[] = [];
  beforeAll(() => {
    matches = ['one', 'two', 'three', 'four', 'five'].map(voyage);
  });

  it('has a human headline, four figures and the moment that decided it', () => {
    for (const match of matches) {
      const { headline, stats, decided, plate } = endingOf(match);
      const result = match.views.at(-1)?.ships[0]?.result;
      expect(headline.endsWith('.')).toBe(true);
      expect(plate).not.toBe('');
      expect(stats).toHaveLength(4);
      expect(stats[0]?.note).toMatch(/^of \d+$/);
      if (result?.won && result.rescued > 0) expect(headline).toContain('got away');
      if (decided) expect(decided.sequence).toBeLessThan(match.moments.length);
    }
  });

  it('marks its time line from the deal to the end, in order', () => {
    for (const match of matches) {
      const marks = milestones(match);
      expect(marks[0]).toEqual({ sequence: 0, label: 'Deal' });
      expect(marks.at(-1)?.sequence).toBe(match.views.length - 1);
      const order = marks.map(({ sequence }) => sequence);
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }
  });

  it('says in which round the ship was armed, if she was', () => {
    for (const match of matches) {
      const armed = match.moments
        .flatMap(({ events }) => events.flatMap(eventsAboard))
        .some((event) => event.type === 'switched' && event.rule === 'HYP-804');
      const stat = endingOf(match).stats[1];
      expect(stat?.label).toBe(armed ? 'Armed in round' : 'Self-destruct');
    }
  });

  it('can explain every comparison with its numbers', () => {
    const compared = matches
      .flatMap(({ moments }) => moments.flatMap(({ events }) => events))
      .filter((event) => event.type === 'compared');
    expect(compared.length).toBeGreaterThan(20);
    for (const event of compared) {
      const paper = explain(event, naming);
      expect(paper?.question).toMatch(/^Why do/);
      expect(paper?.sentences.join(' ')).not.toContain('undefined');
    }
  });
});

describe('the end of a race', () => {
  const names = ['Ada', 'Bo', 'Cy'];
  const told = (winners: number[], reader: number) =>
    raceHeadline({
      outcome: { winners, scores: [4, 9, 9], reason: 'race', rule: 'HYP-905' },
      naming: { names, reader },
    });

  it('names the winner', () => {
    expect(told([1], 0)).toBe('Bo wins the race with 9 points.');
    expect(told([1], 1)).toBe('You win the race with 9 points.');
    expect(told([1, 2], 0)).toBe('Bo and Cy win the race with 9 points.');
    expect(told([], 0)).toBe('Nobody wins: every ship was lost.');
  });
});
