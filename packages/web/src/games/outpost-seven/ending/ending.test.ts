import { fastRandom, openMatch } from '@airlock/kernel';
import { type OutpostEvent, outpostSeven, RED, type View, YELLOW } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import type { Finished, Moment } from '../../contract.ts';
import { viewFrom } from '../testing/position.ts';
import { biggestSwing, endingOf, leadChanges, milestones } from './ending.ts';

/** A match of two players who do anything that is allowed, to its end or to a resignation. */
function finished(seed: string, resignAfter = Number.POSITIVE_INFINITY): Finished<View, OutpostEvent> {
  const match = openMatch(outpostSeven, {
    options: { ...viewFrom({}).options },
    seats: ['quietmoss', 'Officer'],
    generator: 'fast',
    seed,
  });
  const random = fastRandom(seed);
  const moments: Moment<OutpostEvent>[] = [];
  const views: View[] = [structuredClone(match.view(RED))];
  while (match.outcome === null) {
    const seat = match.waiting === 1 ? RED : YELLOW;
    const actions = match.actions(seat).filter((action) => action > 1);
    const action = views.length > resignAfter ? 0 : (actions[random.int(actions.length)] as number);
    const played = match.play(seat, action);
    if (!played.ok) throw new Error(played.refusal.reason);
    moments.push({ sequence: views.length, seat, at: 0, events: played.events as unknown as OutpostEvent[] });
    views.push(structuredClone(match.view(RED)));
  }
  return { outcome: match.outcome, naming: { names: ['quietmoss', 'Officer'], reader: RED }, moments, views };
}

describe('hindsight', () => {
  it('finds when the lead went over', () => {
    expect(leadChanges([-2, -2, 0, 3, 1, -1, -4])).toEqual([
      { sequence: 3, to: RED },
      { sequence: 5, to: YELLOW },
    ]);
  });

  it('does not call a tie a change', () => {
    expect(leadChanges([2, 0, 2])).toEqual([]);
  });

  it('finds the entry that moved the most people', () => {
    expect(biggestSwing([0, 3, 3, 10, 4], RED)).toBe(3);
    expect(biggestSwing([0, 3, 3, 10, 4], YELLOW)).toBe(4);
    expect(biggestSwing([0, 0], RED)).toBeNull();
  });
});

describe('the ending', () => {
  const match = finished('an ending');
  const ending = endingOf(match);
  const result = match.views.at(-1)?.result;

  it('speaks to the reader', () => {
    expect(ending.headline).toBe(
      result?.winner === RED ? 'You won: the station is yours.' : 'You lost: the station votes Yellow.',
    );
    const other = endingOf({ ...match, naming: { ...match.naming, reader: result?.winner as number } });
    expect(other.headline).toBe('You won: the station is yours.');
  });

  it('has the figures of the match', () => {
    const figure = (label: string) => ending.stats.find((stat) => stat.label === label)?.value;
    expect(figure('Cubes')).toBe(result?.cubes.join('–'));
    expect(figure('People')).toBe(String((result?.population[0] ?? 0) + (result?.population[1] ?? 0)));
    expect(Number(figure('Turns'))).toBeGreaterThan(20);
  });

  it('names the moment that decided it: from then on the winner led', () => {
    const decided = ending.decided;
    if (!decided) throw new Error('Nothing decided this match.');
    expect(decided.sentence).toMatch(/^Turn \d+: .*That made it \d+ to \d+\.$/);
    const changes = leadChanges(
      match.views.map((view) =>
        view.population.reduce((sum, people, line) => sum + (view.token[line] === RED ? people : -people), 0),
      ),
    );
    if (changes.length > 0) expect(decided.sequence).toBe(changes.at(-1)?.sequence);
  });

  it('marks deal, changes of the lead and end on the time line', () => {
    const marks = milestones(match);
    expect(marks[0]).toEqual({ sequence: 0, label: 'Deal' });
    expect(marks.at(-1)?.sequence).toBe(match.views.length - 1);
    expect(marks.length).toBeLessThanOrEqual(6);
  });

  it('of a draw calls nobody a winner or a loser', () => {
    expect(ending.hasSides).toBe(true);
    const last = match.views.at(-1) as View;
    const draw = { winner: null, population: [14, 14], cubes: [24, 24], reason: 'draw' } as const;
    const drawn = endingOf({ ...match, views: [...match.views.slice(0, -1), { ...last, result: draw }] });
    expect(drawn).toMatchObject({ headline: 'A draw: the station is split.', hasSides: false });
  });

  it('of a resignation says who left, and that nothing decided it', () => {
    const resigned = finished('a resignation', 6);
    const loser = 1 - (resigned.views.at(-1)?.result?.winner as number);
    const told = endingOf({ ...resigned, naming: { ...resigned.naming, reader: loser } });
    expect(told).toMatchObject({
      plate: 'Resigned',
      headline: 'You lost: you left the station to Yellow.',
      decided: null,
    });
    expect(endingOf({ ...resigned, naming: { ...resigned.naming, reader: -1 } }).headline).toMatch(
      /left the station/,
    );
  });
});
