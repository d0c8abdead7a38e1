/** What a seat alone is told after a reveal and at night: the same paper for everybody, whatever stands on it. */
import { listOf, type Naming, present, type Seat, who } from '@airlock/kernel';
import { INFECTED, momentName, PZERO, type View } from '@airlock/outbreak';
import { isOut, seatsOf } from './stage.ts';

export interface Notice {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** How much of the match the reader has noted already. */
export interface Noted {
  readonly records: number;
  readonly day: number;
}

export function noticeOf(view: View, seat: Seat, noted: Noted, naming: Naming): Notice | null {
  if (view.result || isOut(view, seat)) return null;
  const sentences: string[] = [];
  const found = foundSince(view, noted.records);
  if (found > 0) sentences.push(`${momentName(found)}: ${foundSentence(view, seat, found)}`);
  const isMorning = view.day > noted.day;
  if (isMorning) sentences.push(nightSentence(view, seat, naming));
  if (sentences.length === 0) return null;
  return { title: isMorning ? 'The night has passed' : 'Infect was in the pile', sentences };
}

/** The newest Shift since in which Infect found a Rest; 0 for none. */
function foundSince({ records }: View, noted: number): number {
  for (let moment = records.length; moment > noted; moment--) {
    if (present(records[moment - 1]).target >= 0) return moment;
  }
  return 0;
}

/** OBK-506 */
function foundSentence(view: View, seat: Seat, moment: number): string {
  const { mine, target } = present(view.records[moment - 1]);
  if (mine !== target) return 'it did not find you. Nothing changes for you.';
  return view.infectedAt[seat] === moment
    ? 'it found your Rest. *You are now Infected.* You play and win with the Infected; keep it to yourself.'
    : 'it found your Rest, but you were already Infected. Nothing changes for you.';
}

/** OBK-702 to OBK-704 */
function nightSentence(view: View, seat: Seat, naming: Naming): string {
  const others = seatsOf(view).filter((other) => other !== seat && !isOut(view, other));
  if (view.roles[seat] === PZERO) {
    const infected = others.filter((other) => view.roles[other] === INFECTED);
    const names = listOf(infected.map((other) => `*${who(other, naming)}*`));
    return infected.length === 0 ? 'Night: nobody is Infected yet.' : `Night: the Infected are ${names}.`;
  }
  const zero = others.find((other) => view.roles[other] === PZERO);
  return zero === undefined
    ? 'Night: you slept, and learned nothing.'
    : `Night: Patient Zero is *${who(zero, naming)}*.`;
}
