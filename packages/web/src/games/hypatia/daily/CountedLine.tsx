/** After a daily ship: the line of the first try, which may be another voyage than the one that has just ended. */
import { type ShipResult, shareLine } from '@airlock/hypatia';
import { useBoard } from '../../../kit/daily/board.ts';
import { ShareLine } from '../../../kit/daily/ShareLine.tsx';
import { countedOf } from './counted.ts';

export function CountedLine({ day, result }: { readonly day: string; readonly result: ShipResult }) {
  const board = useBoard('hypatia', day).value;
  if (board === null) return null;
  const counted = board === 'unknown' ? null : countedOf(board, day);
  const isOther = counted !== null && (counted.score !== result.score || counted.won !== result.won);
  return <ShareLine line={shareLine(day, counted ?? result)} isOther={isOther} />;
}
