import { type OutbreakEvent, PZERO, reasonsAbout, type View } from '@airlock/outbreak';
import { beforeAll, describe, expect, it } from 'vitest';
import { readReplay } from '../../../review/replay.ts';
import type { Finished } from '../../contract.ts';
import { endingOf, infections, milestones } from '../ending/ending.ts';
import { finishedMatch } from '../testing/position.ts';
import { beliefsOf, reasonSentences, WAYS } from './beliefs.ts';
import { playedBy, truthOf } from './history.ts';

/** In the match of this seed. */
const VOTE_DAYS = [2, 3, 4];

let finished: Finished<View, OutbreakEvent>;
let last: View;

beforeAll(async () => {
  const read = await readReplay(finishedMatch('43'));
  if (!read.ok) throw new Error(read.problem);
  finished = read.value.finished(-1) as Finished<View, OutbreakEvent>;
  last = finished.views.at(-1) as View;
});

describe('a match in hindsight', () => {
  it('knows every card, and marks whoever turned from the Shift after it on', () => {
    for (const [seat, since] of last.infectedAt.entries()) {
      const cells = playedBy(last, seat);
      expect(cells.length).toBe(last.records.length);
      expect(cells.filter(({ turned }) => turned).length).toBe(since > 0 ? 1 : 0);
      if (since > 0) expect(cells[since]?.infected).toBe(true);
    }
  });

  it('knows that Survivors told the truth, and counts lies', () => {
    const zero = last.roles.indexOf(PZERO);
    for (const { seat, said, true: truths } of truthOf(last)) {
      const lies = playedBy(last, seat).filter(({ lie }) => lie).length;
      expect(said - truths).toBe(lies);
      if (last.roles[seat] === 0) expect(lies).toBe(0);
    }
    expect(truthOf(last).at(-1)?.seat === zero || playedBy(last, zero).some(({ lie }) => lie)).toBe(true);
  });

  it('hides from a seat what it did not know', () => {
    const middle = finished.views[Math.floor(finished.views.length / 2)] as View;
    const blind: View = {
      ...middle,
      viewer: 0,
      records: middle.records.map((record) => ({ ...record, owners: null })),
    };
    expect(playedBy(blind, 1).every(({ card }) => card === null)).toBe(true);
  });

  it.each(WAYS)('tells at every vote whom a seat could suspect: %s', (way) => {
    const votes = beliefsOf(finished, way);
    expect(votes.map(({ day }) => day)).toEqual(VOTE_DAYS);
    for (const { beliefs } of votes) {
      for (const { seat, suspect, chance } of beliefs) {
        expect(suspect).not.toBe(seat);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('says why a bot that counts suspected somebody, and the reasons add up', () => {
    const name = (seat: number): string => `seat ${seat}`;
    for (const { view, beliefs } of beliefsOf(finished, 'counted')) {
      for (const { suspect } of beliefs) {
        if (suspect === null) continue;
        const sentences = reasonSentences(view, suspect, name);
        for (const sentence of sentences) expect(sentence).toMatch(/^[+−]\d\.\d\d: [a-z].*\.$/);
        const sum = sentences.reduce((total, one) => total + Number(one.slice(0, 5).replace('−', '-')), 0);
        const reasons = reasonsAbout(view, suspect).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBeCloseTo(reasons, 1);
      }
    }
  });

  it('ends with who won and why, and marks the moments that turned it', () => {
    expect(endingOf(finished)).toMatchObject({
      plate: 'Patient Zero voted out',
      headline: 'Patient Zero was found.',
    });
    expect(infections(finished).length).toBe(last.infectedAt.filter((since) => since > 0).length);
    const marks = milestones(finished);
    expect(marks[0]?.label).toBe('Deal');
    expect(marks.at(-1)?.label).toBe('Survivors win');
    expect(marks.map(({ sequence }) => sequence)).toEqual(
      [...marks.map(({ sequence }) => sequence)].sort((a, b) => a - b),
    );
  });
});
