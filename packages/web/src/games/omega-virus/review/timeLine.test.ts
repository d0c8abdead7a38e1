import {
  CLOCK,
  defaultOptions,
  eventFor,
  fastRandom,
  present,
  REVIEWER,
  type ToldEvent,
} from '@airlock/kernel';
import { botOf, LEVELS, type OmegaEvent, omegaVirus, type View } from '@airlock/omega-virus';
import { describe, expect, it } from 'vitest';
import type { Finished } from '../../contract.ts';
import { lastDeeds, lastsAt, lineAt, linesOf, sequenceAt, timeAt } from './timeLine.ts';

type Match = Finished<View, OmegaEvent>;

/** A whole match between two bots, as a review has it; in the second round seat 0 pauses once. */
function playedMatch(): Match {
  const random = fastRandom('time line');
  const state = omegaVirus.setup(
    2,
    { ...defaultOptions(omegaVirus.options), roundLimitSeconds: 600 },
    random,
  );
  const moments: Match['moments'][number][] = [];
  const views: View[] = [];
  const heard: OmegaEvent[][] = [[], []];
  let now = 0;
  const entry = (seat: number, work: (tell: (event: ToldEvent<OmegaEvent>) => void) => void): void => {
    const events: OmegaEvent[] = [];
    work((event) => {
      events.push(eventFor(event, REVIEWER));
      for (const [at, list] of heard.entries()) list.push(eventFor(event, at));
    });
    moments.push({ sequence: moments.length, seat, at: now, events });
    views.push(omegaVirus.view(state, REVIEWER));
  };
  entry(-1, (tell) => omegaVirus.begin(state, { random, now, tell }));
  const bot = botOf(present(LEVELS.at(-1)));
  let hasPaused = false;
  while (!omegaVirus.outcome(state)) {
    now += 10;
    const due = present(omegaVirus.realTime).due(state);
    const awaited = [0, 1].filter((seat) => omegaVirus.waiting(state) & (1 << seat));
    const wishes = awaited.map((seat) => ({
      seat,
      action: bot.choose(
        { seat, view: omegaVirus.view(state, seat), heard: present(heard[seat]) },
        fastRandom(`${moments.length}`),
      ),
    }));
    const momentOf = present(omegaVirus.realTime).momentOf;
    wishes.sort((one, other) => momentOf(one.action) - momentOf(other.action));
    let deed = wishes[0] ?? { seat: CLOCK, action: due?.action ?? 0 };
    const { at } = present(state.seats[0]);
    if (!hasPaused && state.round === 2 && state.liveFrom !== null && at > 9_000) {
      hasPaused = true;
      deed = { seat: 0, action: present(omegaVirus.codec.read(`pause @${at}`)) };
    }
    entry(deed.seat, (tell) => omegaVirus.apply(state, deed.seat, deed.action, { random, now, tell }));
  }
  return { outcome: omegaVirus.outcome(state), naming: { names: ['Ann', 'Bob'], reader: 0 }, moments, views };
}

const match = playedMatch();
const lines = linesOf(match);

describe('the time line of a match', () => {
  it('has every round from its deal to its end, as long as it took', () => {
    expect(lines.map(({ round }) => round)).toEqual([1, 2, 3]);
    for (const line of lines) {
      expect(line.length).toBe(line.result?.at);
      expect(line.times).toEqual([...line.times].sort((one, other) => one - other));
      expect(line.marks.filter(({ kind }) => kind === 'done')).toMatchObject([
        { seat: line.result?.finisher, at: line.result?.at },
      ]);
    }
    expect(lines[2]?.last).toBe(match.moments.length - 1);
  });

  it('marks every card, key and connection of either player at its own moment', () => {
    for (const line of lines) {
      const last = present(match.views[line.last]);
      for (const seat of [0, 1]) {
        const own = line.marks.filter((mark) => mark.seat === seat);
        expect(
          own
            .filter(({ kind }) => kind === 'key')
            .map(({ of }) => 1 << of)
            .reduce((a, b) => a | b, 0),
        ).toBe(last.seats[seat]?.keys);
        expect(own.every(({ at }) => at <= line.length)).toBe(true);
        expect(own.filter(({ kind }) => kind === 'place').length).toBeGreaterThanOrEqual(
          last.seats[seat]?.cards ?? 0,
        );
      }
    }
  });

  it('shows where the clock stood still', () => {
    expect(lines.map(({ pauses }) => pauses.length)).toEqual([0, 1, 0]);
  });

  it('lasts as long between two entries as it did in the race', () => {
    const line = present(lines[0]);
    const race = line.times.findIndex((time) => time > 0);
    const between = line.times.slice(race - 1).map((_, step) => lastsAt(lines, line.first + race - 1 + step));
    const waits = line.times.filter((time, at) => at > 0 && time === line.times[at - 1]).length;
    expect(between.length).toBeGreaterThan(20);
    const sum = line.times
      .slice(1)
      .map((time, at) => time - present(line.times[at]))
      .reduce((a, b) => a + b, 0);
    expect(sum).toBe(line.length);
    expect(waits).toBeGreaterThan(0);
  });

  it('finds the entry at a moment, and the moment of an entry', () => {
    const line = present(lines[1]);
    for (const mark of line.marks) {
      const found = sequenceAt(line, timeAt(line, mark.sequence));
      expect(timeAt(line, found)).toBe(timeAt(line, mark.sequence));
    }
    expect(sequenceAt(line, line.length * 2)).toBe(line.last);
    expect(lineAt(lines, line.first)).toBe(line);
  });

  it('says what a player did last, and the last thing of weight', () => {
    const line = present(lines[0]);
    expect(lastDeeds(line, 0, line.first)).toBe('No card yet');
    const [key] = line.marks.filter(({ kind, seat }) => kind === 'key' && seat === 0);
    expect(lastDeeds(line, 0, present(key).sequence)).toMatch(/^\d:\d\d took the \*(red|yellow|blue) key\*$/);
    const later = line.marks.find(
      ({ kind, seat, sequence }) => kind === 'place' && seat === 0 && sequence > present(key).sequence,
    );
    expect(lastDeeds(line, 0, present(later).sequence)).toMatch(
      /^\d:\d\d (placed floor plan \d+; \d:\d\d )?(took|connected) the \*/,
    );
  });
});
