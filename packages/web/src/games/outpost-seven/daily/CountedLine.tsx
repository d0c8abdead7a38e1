/** After a daily station: the line of the first try, which may be another match than the one that has just ended. */
import { shareLine } from '@airlock/outpost-seven';
import { useBoard } from '../../../kit/daily/board.ts';
import { ShareLine } from '../../../kit/daily/ShareLine.tsx';
import type { Par } from './par.ts';

export function CountedLine({ day, result }: { readonly day: string; readonly result: Par }) {
  const board = useBoard('outpost-seven', day).value;
  if (board === null || board === 'unknown' || !board.mine) return null;
  const { won = result.won, score = result.score } = board.mine;
  const isOther = won !== result.won || score !== result.score;
  return <ShareLine line={shareLine(day, { won, score })} isOther={isOther} />;
}
