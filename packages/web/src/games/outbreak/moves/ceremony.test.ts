import type { Naming } from '@airlock/kernel';
import { ABSTAIN, PZERO, SKIP } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { toldSteps } from '../../../match/unfold.ts';
import { beat } from '../beats.ts';
import { DRAWING_NAMES, DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { heardVote } from '../testing/vote.ts';
import {
  ceremonyOf,
  countsOf,
  repairOf,
  resultTitle,
  resultWords,
  roleSentence,
  spokenVote,
} from './ceremony.ts';

const naming = (names: readonly string[], reader: number): Naming => ({ names, reader });

/** What is on the stage after each event of a vote that bots played. */
function staged(wanted: 'out' | 'end' | 'nobody', seats = 6) {
  const heard = heardVote(seats, wanted);
  let before = heard.view;
  return {
    ...heard,
    stages: toldSteps(heard.view, heard.entry).steps.map(({ event, after }) => {
      const ceremony = ceremonyOf({ event: event as never, before, after, lasts: 0 });
      before = after;
      return { type: event.type, ceremony, beat: beat(event as never, heard.viewer) };
    }),
  };
}

describe('the vote on the stage', () => {
  it('shows every ballot with its name, and holds only when the role has turned (OBK-803, OBK-806)', () => {
    const { stages, names, viewer } = staged('out');
    const counted = stages.find(({ type }) => type === 'votesCounted');
    const out = stages.find(({ type }) => type === 'votedOut');
    expect([counted?.beat?.holds, out?.beat?.holds]).toEqual([undefined, true]);
    expect(counted?.ceremony?.role).toBeNull();
    const { vote, voters, role } = out?.ceremony ?? expect.fail('nothing is on the stage');
    expect(role).not.toBe(PZERO);
    expect(voters).toContain(vote.out);
    const spoken = spokenVote({ vote, voters, role, living: 5 }, 'plurality', naming(names, viewer));
    for (const seat of voters) {
      const name = seat === viewer ? 'You' : names[seat];
      expect(spoken.includes(`${name} for `) || spoken.includes(`${name} to skip`), name).toBe(true);
    }
    expect(spoken).toContain(`${names[vote.out]} is voted out.`);
    expect(spoken).toContain(`${names[vote.out]} was `);
  });

  it('holds after the count where nobody is voted out (OBK-804)', () => {
    const { stages } = staged('nobody');
    const counted = stages.find(({ type }) => type === 'votesCounted');
    expect(counted?.beat?.holds).toBe(true);
    expect(stages.some(({ type }) => type === 'votedOut')).toBe(false);
  });

  it('says that Patient Zero was found', () => {
    const { stages, names, viewer } = staged('end', 8);
    const out = stages.find(({ type }) => type === 'votedOut')?.ceremony;
    expect(out && roleSentence(out, naming(names, viewer))).toMatch(
      /was \*Patient Zero\*\. The Survivors win\./,
    );
  });

  it('says the rule with the numbers of the vote (OBK-804, OBK-805)', () => {
    const says = (totals: number[], out: number, rule: 'plurality' | 'half' | 'majority' = 'plurality') =>
      resultWords({ totals, out }, rule, naming(['Ada', 'Bo', 'Cleo'], 0));
    expect(says([0, 4, 1, 1], 1)).toBe('4 of 6 ballots: more than anybody else, and more than Skip.');
    expect(says([0, 4, 1, 1], 1, 'majority')).toBe('4 of 6 ballots: more than half.');
    expect(says([0, 2, 1, 2], -1)).toBe('Bo 2, Cleo 1, Skip 2: a tie.');
    expect(says([1, 1, 0, 4], -1)).toBe('You 1, Bo 1, Skip 4: nobody has more ballots than Skip.');
    expect(says([0, 3, 2, 1], 1, 'half')).toBe('3 of 6 ballots: half.');
    expect(says([0, 3, 2, 2], -1, 'half')).toBe('Bo 3, Cleo 2, Skip 2: nobody has half of 7.');
    expect(says([0, 3, 2, 1], -1, 'majority')).toBe('Bo 3, Cleo 2, Skip 1: nobody has more than half of 6.');
    expect(resultTitle({ out: 0 }, naming(['Ada', 'Bo', 'Cleo'], 0))).toBe('You are voted out.');
  });

  it('shows the ballots of a repair with names, and what broke a tie (OBK-604)', () => {
    const after = { ...drawingView(DRAWING_SEAT), leader: 1 };
    const repair = (ballots: number[] | null) =>
      repairOf(
        {
          event: { type: 'repairing', rule: 'OBK-604', open: { task: 4, readyAt: 7, ballots } },
          before: after,
          after,
          lasts: 0,
        },
        naming(DRAWING_NAMES, DRAWING_SEAT),
      );
    expect(repair(null)).toBeNull();
    expect(repair([4, 4, 2, 2, -1, 4])).toMatchObject({ voters: [0, 1, 2, 3, 5], tie: null });
    expect(repair([2, 4, 2, 4, -1, ABSTAIN])?.tie).toBe(
      'A tie: the ballot of Tin Kestrel, who leads, decides.',
    );
    expect(repair([2, ABSTAIN, 2, 4, 4, ABSTAIN])?.tie).toMatch(/no part in/);
  });

  it('counts the most first and skipping last', () => {
    expect(countsOf({ totals: [1, 0, 3, 2] })).toEqual([
      { target: 2, ballots: 3 },
      { target: 0, ballots: 1 },
      { target: SKIP, ballots: 2 },
    ]);
  });
});
