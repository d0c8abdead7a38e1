/** The ledger: what everybody says they laid or will lay, beside what the piles show. Public arithmetic only. */
import { present, type Seat } from '@airlock/kernel';
import {
  C1,
  C2,
  type Card,
  CLAIMABLE,
  codec,
  kindOf,
  momentOf,
  REST,
  STANDING,
  type View,
} from '@airlock/outbreak';

export interface LedgerCell {
  readonly card: Card;
  readonly kind: 'played' | 'plan';
}

const SHIFTS = [0, 1, 2] as const;

/** The standing claims of a Day, by seat and Shift; a report stands before a plan. */
export function ledgerOf(view: View, day: number): (LedgerCell | null)[][] {
  const cells = view.roles.map(() => SHIFTS.map((): LedgerCell | null => null));
  for (const [number, { seat, action, day: said }] of view.claims.entries()) {
    if (view.claimStatus[number] !== STANDING) continue;
    const [one = 0, two = 0, three = 0] = codec.words(action);
    const row = present(cells[seat]);
    const kind = codec.kind(action);
    if (kind === 'played' && one + 1 === day) row[two] = { card: present(CLAIMABLE[three]), kind };
    if (kind === 'plan' && said === day && row[one]?.kind !== 'played') {
      row[one] = { card: present(CLAIMABLE[two]), kind };
    }
  }
  return cells;
}

export interface Tally {
  readonly card: Card;
  readonly claimed: number;
  readonly revealed: number;
}

/** Reports against cards, for each kind that can be reported. Shifts of the game count from 1. */
export function talliesOf(view: View, moment: number): Tally[] {
  const record = present(view.records[moment - 1]);
  const claimed = reportsOn(view, moment);
  return [C1, C2, REST].map((card) => ({
    card,
    claimed: claimed.filter((one) => one === card).length,
    revealed: record.pile.filter((shown) => kindOf(shown) === card).length,
  }));
}

/** What each seat reports for a Shift; `null` for those who do not. */
export function reportsOn(view: View, moment: number): (Card | null)[] {
  const day = Math.ceil(moment / SHIFTS.length);
  const shift = moment - momentOf(day, 0);
  return ledgerOf(view, day).map((row) => {
    const cell = row[shift];
    return cell?.kind === 'played' ? cell.card : null;
  });
}

/** The first kind more people claim than cards were revealed; `null` when all claims can be true. */
export const contradiction = (tallies: readonly Tally[]): Tally | null =>
  tallies.find(({ claimed, revealed }) => claimed > revealed) ?? null;

/** The last Shift of a Day that lies open; 0 for none. */
export function lastMomentOf(view: View, day: number): number {
  const last = Math.min(view.records.length, momentOf(day, SHIFTS.length - 1));
  return last >= momentOf(day, 0) ? last : 0;
}

/** Points a Task won or lost in earlier Shifts, newest last: "+1 −1". */
export function changesOf(view: View, task: number): { moment: number; plus: number; minus: number }[] {
  return view.records.flatMap(({ pair, pile }, index) => {
    const slot = pair.indexOf(task);
    if (slot < 0) return [];
    const count = (card: Card): number => pile.filter((shown) => shown === card).length;
    return [{ moment: index + 1, plus: count(slot), minus: count(slot + 2) }];
  });
}

export interface Opinion {
  readonly seat: Seat;
  readonly kind: 'accuse' | 'vouch' | 'voteIntent';
}

/** Who accuses, vouches for or wants to vote out a seat, standing now. */
export function opinionsOn(view: View, about: Seat): Opinion[] {
  const opinions: Opinion[] = [];
  for (const [number, { seat, action, day }] of view.claims.entries()) {
    const kind = codec.kind(action);
    if (view.claimStatus[number] !== STANDING || codec.words(action)[0] !== about) continue;
    if (kind === 'accuse' || kind === 'vouch') opinions.push({ seat, kind });
    if (kind === 'voteIntent' && day === view.day) opinions.push({ seat, kind });
  }
  return opinions;
}
