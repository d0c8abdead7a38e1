/** Whether judgements find blunders that were planted, and leave strong players' own decisions alone. */
import { corrected, type Decision, type Judged, review, screen, type Verdict } from '@airlock/bots';
import type { CatalogueEntry, JudgingRoom } from '@airlock/catalogue';
import { ActionList, type AnyGame, fastRandom, itemAt, shuffle } from '@airlock/kernel';
import type { Plan } from '../simulation/plan.ts';
import { strongMatches } from './strongMatches.ts';

export interface Examined {
  /** What the worst candidates were called, */
  readonly planted: Readonly<Record<Verdict, number>>;
  /** and what was called of the strong bot's own decisions. */
  readonly own: Readonly<Record<Verdict, number>>;
  readonly games: number;
  /** CPU milliseconds for a judgement, on average. */
  readonly cost: number;
}

/** Worlds in which the worst candidate is looked for: a few show where there is none. */
const FIRST_LOOK = 16;
/** Worlds that must confirm it. They are others than those in which it was found, and than those it is judged in. */
const CONFIRMED_IN = 100;
/** So many actions are tried besides what bots would think of. */
const OTHERS = 4;
/** Of one match only so many positions, though to play it costs more than to look at them. */
const FROM_EACH = 12;

const none = (): Record<Verdict, number> => ({ best: 0, fine: 0, slip: 0, mistake: 0 });
const sumOf = (counts: Readonly<Record<Verdict, number>>): number =>
  counts.best + counts.fine + counts.slip + counts.mistake;

/** Goes on until there are `count` of both. `wantsMore` may end it earlier, with what there is by then. */
export function examine(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Plan,
  count: number,
  show: (done: number) => void,
  wantsMore: () => boolean = () => true,
): Examined {
  const { game } = entry;
  const { judging, calibration } = room;
  const planted = none();
  const own = none();
  const naming = { names: Array.from({ length: plan.seats }, (_, seat) => game.words.seat(seat)), reader: 0 };
  let [games, spent] = [0, 0];
  const isDone = (): boolean => (sumOf(own) >= count && sumOf(planted) >= count) || !wantsMore();
  const found = (): Examined => ({ planted, own, games, cost: spent / Math.max(1, sumOf(own)) });
  for (const { number, decisions } of strongMatches(entry, plan)) {
    games++;
    const some = shuffle(
      decisions.filter(({ action }) => judging.isJudged(action)),
      fastRandom(`${plan.seed} blunders ${number}`),
    ).slice(0, FROM_EACH);
    for (const decision of some) {
      const asked = { game, judging, calibration, naming, seed: `${plan.seed} ${number}` };
      if (sumOf(own) < count) {
        const before = process.cpuUsage();
        const honest = review(asked, decision);
        const { user, system } = process.cpuUsage(before);
        if (honest) {
          spent += (user + system) / 1000;
          own[honest.verdict]++;
        }
      }
      if (sumOf(planted) < count) {
        const worst = worstOf(game, room, decision, `${plan.seed} worst ${number} ${decision.index}`);
        const blunder = worst === null ? null : review(asked, { ...decision, action: worst });
        if (blunder) planted[blunder.verdict]++;
      }
      show(sumOf(planted));
      if (isDone()) return found();
    }
  }
  return found();
}

/** The worst candidate where that is surely a mistake, `null` where there is none to make. */
function worstOf(
  game: AnyGame,
  { judging, calibration }: JudgingRoom,
  decision: Decision,
  seed: string,
): number | null {
  const { seated } = decision;
  const list = new ActionList();
  const random = fastRandom(seed);
  game.actions(game.imagine(seated.view, random), seated.seat, list);
  const others = shuffle(
    list.toArray().filter((action) => judging.isJudged(action)),
    random,
  ).slice(0, OTHERS);
  const all = screen(game, judging, seated, others, { worlds: FIRST_LOOK, seed });
  if (!all || all.length < 2) return null;
  const isChance = judging.unit === 'chance';
  const put = (value: number): number => corrected(value, calibration.correction, isChance);
  /** By how much one is behind the other, at least. */
  const lossOf = (best: Judged, worst: Judged, behind: number): number =>
    worst.behind.mean === 0
      ? 0
      : (behind * (put(best.worth.mean) - put(worst.worth.mean))) / worst.behind.mean;
  const [best, worst] = [itemAt(all, 0), itemAt(all, all.length - 1)];
  if (lossOf(best, worst, worst.behind.mean) < judging.limits.mistake) return null;
  // The worst of many is partly the unluckiest: both meet new worlds.
  const again = screen(game, judging, seated, [best.action, worst.action], {
    worlds: CONFIRMED_IN,
    seed: `${seed} again`,
    only: true,
  });
  const [better, behind] = again ?? [];
  if (!better || !behind || behind.action !== worst.action) return null;
  return lossOf(better, behind, behind.behind.low) >= judging.limits.mistake ? worst.action : null;
}
