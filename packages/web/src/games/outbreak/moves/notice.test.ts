import { INF, INFECTED, PZERO, SURVIVOR, type View } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES, DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { noticeOf } from './notice.ts';

const naming = { names: DRAWING_NAMES, reader: DRAWING_SEAT };
const NOTED = { records: 3, day: 2 };

/** The morning of the drawing with an Infect that found the Rest at a place. */
function found(mine: number, infectedAt = 0): View {
  const view = drawingView(DRAWING_SEAT);
  const [last, ...before] = [...view.records].reverse();
  if (!last) throw new Error('The drawing has no pile.');
  const records = [...before.reverse(), { ...last, target: 2, mine }];
  return {
    ...view,
    records,
    infectedAt: view.infectedAt.map((_, seat) => (seat === DRAWING_SEAT ? infectedAt : 0)),
  };
}

const sentence = (view: View): string | undefined =>
  noticeOf(view, DRAWING_SEAT, NOTED, naming)?.sentences.join(' ');

describe('the paper for one seat alone', () => {
  it('comes to everybody when Infect found a Rest, with the same title', () => {
    const notices = [found(-1), found(2, 4), found(2, 1)].map((view) =>
      noticeOf(view, DRAWING_SEAT, NOTED, naming),
    );
    expect(new Set(notices.map((notice) => notice?.title)).size).toBe(1);
  });

  it('says to its owner alone what has become of them', () => {
    expect(sentence(found(-1))).toContain('did not find you');
    expect(sentence(found(2, 4))).toContain('You are now Infected');
    expect(sentence(found(2, 1))).toContain('already Infected');
  });

  it('tells Patient Zero that their own Infect found somebody', () => {
    const view = found(-1);
    const records = view.records.map((record) => ({ ...record, card: INF }));
    expect(sentence({ ...view, records })).toContain('your Infect *found a Rest*');
  });

  it('says what the reader is and what now, in as many lines for every role', () => {
    const now = [SURVIVOR, INFECTED, PZERO].map((role) => {
      const view = found(-1);
      return noticeOf({ ...view, roles: view.roles.map(() => role) }, DRAWING_SEAT, NOTED, naming);
    });
    expect(now.map((notice) => notice?.role)).toEqual([SURVIVOR, INFECTED, PZERO]);
    expect(now.map((notice) => notice?.now.length)).toEqual([3, 3, 3]);
    expect(now[1]?.now.join(' ')).toMatch(/one Sabotage, one Complete and Rest/);
  });

  it('does not come twice, nor where nothing was found', () => {
    expect(noticeOf(found(-1), DRAWING_SEAT, { records: 4, day: 2 }, naming)).toBeNull();
    expect(noticeOf(drawingView(DRAWING_SEAT), DRAWING_SEAT, NOTED, naming)).toBeNull();
  });

  it('tells Patient Zero at night who is Infected, and everybody else that they slept', () => {
    const night = { records: 4, day: 1 };
    const view = drawingView(DRAWING_SEAT);
    expect(noticeOf(view, DRAWING_SEAT, night, naming)?.sentences).toEqual([
      'Night: you slept, and learned nothing.',
    ]);
    const roles = view.roles.map((role, seat) =>
      seat === DRAWING_SEAT ? PZERO : seat === 0 ? INFECTED : role,
    );
    expect(noticeOf({ ...view, roles }, DRAWING_SEAT, night, naming)?.sentences).toEqual([
      'Night: *quietmoss* is Infected.',
    ]);
    // By the morning it is known whose Rest it was.
    const newest = view.records.map((record, at) =>
      at === 3 ? { ...record, card: INF, target: 2 } : record,
    );
    const told = (day: number) =>
      noticeOf({ ...view, roles, records: newest }, DRAWING_SEAT, { records: 3, day }, naming)?.sentences[0];
    expect(told(1)).toMatch(/your Infect \*found a Rest\*\.$/);
    expect(told(2)).toMatch(/Tonight you learn whose it was\.$/);
    const infected = {
      ...view,
      roles: view.roles.map((role, seat) => (seat === DRAWING_SEAT ? INFECTED : role)),
    };
    expect(noticeOf(infected, DRAWING_SEAT, night, naming)?.sentences[0]).toMatch(/Patient Zero learned/);
  });
});
