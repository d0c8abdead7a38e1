/** What a report on balance asks of a race: cards that are placed, and who has more points. */
import type { Survey } from '@airlock/kernel';
import { CARD_IDS } from './cards.ts';
import { pointsOf, speedPoints } from './rules/scoring.ts';
import type { State } from './state.ts';

export const survey: Survey<State> = {
  cards: { ids: CARD_IDS, usedBy: { place: 1 } },
  standing: ({ sides }) => sides.map(pointsOf),
  merits({ sides, rounds }, seat) {
    const [own, other] = [sides[seat], sides[1 - seat]];
    if (!own || !other) return [];
    const scored = [own, other].map((side) => pointsOf(side) - speedPoints(side));
    const finished = [seat, 1 - seat].map((who) => rounds.filter(({ finisher }) => finisher === who).length);
    return [
      ...(speedPoints(own) > speedPoints(other) ? ['more points for speed'] : []),
      ...((scored[0] ?? 0) > (scored[1] ?? 0) ? ['more points for scoring cards'] : []),
      ...((finished[0] ?? 0) > (finished[1] ?? 0) ? ['more rounds finished first'] : []),
    ];
  },
};
