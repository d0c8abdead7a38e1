/** `/daily/hypatia`: the ship that everybody has today, and one's own voyages so far. */
import { dailyOptions, RATING_WORDS, ratingOf, type ShipResult, shareLine } from '@airlock/hypatia';
import { type DailyDeal, DailyDealPage } from '../../../kit/daily/DailyDeal.tsx';
import { ResultTable } from '../../../kit/daily/ResultTable.tsx';
import { parOf } from '../adviser/adviser.ts';
import { bestOf, spreadOf, voyages } from '../history.ts';
import { countedOf } from './counted.ts';
import { keptParOf } from './par.ts';
import { dailyWords } from './words.ts';

function resultText(result: Pick<ShipResult, 'won' | 'score'>): string {
  const rating = ratingOf(result);
  return rating === null ? dailyWords.lost : `${RATING_WORDS[rating]} ${result.score}`;
}

const DEAL: DailyDeal = {
  game: 'hypatia',
  words: dailyWords,
  table: (day) => ({ seats: [{ kind: 'me' }], options: dailyOptions(day) }),
  async par(day, signal) {
    const par = await keptParOf(day, () => parOf(day, signal));
    return par && dailyWords.par(par);
  },
  days: () => voyages().map(({ day }) => day),
  line(board, day) {
    const counted = countedOf(board, day);
    return counted && shareLine(day, counted);
  },
  columns: [{ title: dailyWords.result, of: resultText }],
};

export const DailyPage = () => (
  <DailyDealPage deal={DEAL}>
    <h2>{dailyWords.history}</h2>
    <OwnVoyages />
  </DailyDealPage>
);

function OwnVoyages() {
  const all = voyages();
  if (all.length === 0) return <p>{dailyWords.none}</p>;
  return (
    <>
      <p>{dailyWords.best(bestOf(all) ?? 0, all.length)}</p>
      <p>{dailyWords.spread(spreadOf(all))}</p>
      <ResultTable
        titles={[dailyWords.ship, dailyWords.result, dailyWords.rescued, dailyWords.rounds]}
        rows={all.map(({ id, day, result }) => ({
          key: id,
          cells: [day ?? dailyWords.other, resultText(result), result.rescued, result.round],
        }))}
      />
    </>
  );
}
