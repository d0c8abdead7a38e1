/** Whether judgements find blunders that were planted, and leave strong players' own decisions alone. */
import { corrected, type Decision, review, screen, type Verdict } from '@airlock/bots';
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

/** Worlds in which the worst candidate is looked for. They are others than those it is judged in. */
const WORLDS = 60;
/** So many actions are tried besides what bots would think of. */
const OTHERS = 4;
const FROM_EACH = 6;

const none = (): Record<Verdict, number> => ({ best: 0, fine: 0, slip: 0, mistake: 0 });

export function examine(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Plan,
  count: number,
  show: (done: number) => void,
): Examined {
  const { game } = entry;
  const { judging, calibration } = room;
  const planted = none();
  const own = none();
  const naming = { names: Array.from({ length: plan.seats }, (_, seat) => game.words.seat(seat)), reader: 0 };
  let [games, found, judged, spent] = [0, 0, 0, 0];
  for (const { number, decisions } of strongMatches(entry, plan)) {
    games++;
    const random = fastRandom(`${plan.seed} blunders ${number}`);
    const some = shuffle(
      decisions.filter(({ action }) => judging.isJudged(action)),
      random,
    ).slice(0, FROM_EACH);
    for (const decision of some) {
      const asked = { game, judging, calibration, naming, seed: `${plan.seed} ${number}` };
      const before = process.cpuUsage();
      const honest = review(asked, decision);
      const { user, system } = process.cpuUsage(before);
      if (!honest) continue;
      spent += (user + system) / 1000;
      judged++;
      own[honest.verdict]++;
      const worst = worstOf(game, room, decision, `${plan.seed} worst ${number} ${decision.index}`);
      if (worst === null) continue;
      const blunder = review(asked, { ...decision, action: worst });
      if (!blunder) continue;
      planted[blunder.verdict]++;
      found++;
      show(found);
      if (found >= count) return { planted, own, games, cost: spent / judged };
    }
  }
  return { planted, own, games, cost: spent / judged };
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
  const all = screen(game, judging, seated, others, { worlds: WORLDS, seed });
  if (!all || all.length < 2) return null;
  const isChance = judging.unit === 'chance';
  const put = (value: number): number => corrected(value, calibration.correction, isChance);
  const best = itemAt(all, 0);
  const worst = itemAt(all, all.length - 1);
  const behind = put(best.worth.mean) - put(worst.worth.mean);
  const scale = worst.behind.mean === 0 ? 0 : behind / worst.behind.mean;
  return worst.behind.low * scale >= judging.limits.mistake ? worst.action : null;
}
