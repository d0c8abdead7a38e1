/** `/daily/outpost-seven`: the station that everybody has today. */
import { dailyOptions, shareLine } from '@airlock/outpost-seven';
import { type DailyDeal, DailyDealPage } from '../../../kit/daily/DailyDeal.tsx';
import { parOf } from './parErrand.ts';
import { playedDays } from './played.ts';
import { dailyWords } from './words.ts';

/** As in the catalogue's entry: against anybody else it does not count. */
const RIVAL = 'planner';

const DEAL: DailyDeal = {
  game: 'outpost-seven',
  words: dailyWords,
  table: (day) => ({ seats: [{ kind: 'me' }, { kind: 'bot', level: RIVAL }], options: dailyOptions(day) }),
  async par(day, signal) {
    const par = await parOf(day, signal);
    return par && dailyWords.par(par);
  },
  days: () => playedDays.value,
  line({ mine }, day) {
    if (mine?.won === undefined || mine.score === undefined) return null;
    return shareLine(day, { won: mine.won, score: mine.score });
  },
  columns: [
    { title: dailyWords.result, of: ({ won }) => (won ? dailyWords.won : dailyWords.lost) },
    { title: dailyWords.people, of: ({ score }) => String(score) },
  ],
};

export const DailyPage = () => <DailyDealPage deal={DEAL} />;
