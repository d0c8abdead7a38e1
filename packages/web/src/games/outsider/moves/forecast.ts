/** What a revealed Crisis is about to do, as far as everybody can know it, and how it came. */
import { listOf, type Naming, present, type Seat, who, whom } from '@airlock/kernel';
import { DARK, isDoomed, type OutsiderEvent, pileName, type View } from '@airlock/outsider';
import type { Moment } from '../../contract.ts';
import { goallessSeats, playsToDeath, seatsOf } from './reading.ts';

/** In one line, said of the one who resolves it. */
const HEADLINES: readonly ((you: string) => string)[] = [
  (you) => `${you} lose${you === 'You' ? '' : 's'} 2 Survival`,
  () => 'Everybody loses 1 Survival',
  () => 'Everybody discards a Gear or loses 1',
  () => 'Everybody discards a Gear',
  (you) => `${you} discard${you === 'You' ? '' : 's'} 2 random cards`,
  () => 'The deck loses a card, everybody 1 Survival',
  () => 'The top 2 cards of the deck are discarded',
  () => 'Everybody secretly passes on a card',
  () => 'The Goals in play are discarded',
  () => 'Two players exchange their hands',
  () => 'All Dark in hands is shown, and hurts',
  () => 'A completed Goal is lost',
  () => 'The Supply is shown and dealt again',
  () => 'The strongest lose 2 Survival',
  () => 'Two players lose 1 Survival',
  () => 'Whoever has no Goal loses 1 Survival',
  () => 'Entropy takes 2 cards from now on',
  () => 'No abilities from now on',
  () => 'Every turn costs a card or 1 Survival',
  () => 'Nobody gathers Supplies from now on',
  () => 'The reactor bleeds: everybody loses 1, again and again',
  () => 'Every discarded Dark hurts twice',
];

export const headlineOf = (crisis: number, seat: Seat, naming: Naming): string =>
  present(HEADLINES[crisis])(who(seat, naming));

interface Loss {
  readonly seat: Seat;
  readonly amount: number;
}

/** Who loses how much; `null` where that depends on a choice, on chance or on hidden cards. */
export function lossesOf(view: View, crisis: number, seat: Seat): Loss[] | null {
  const each = (amount: number): Loss[] => seatsOf(view).map((one) => ({ seat: one, amount }));
  switch (crisis) {
    case 0:
      return [{ seat, amount: 2 }];
    case 1:
    case 5:
      return each(1);
    case 8:
      return view.inPlay.length > 0 ? [] : each(1);
    case 13: {
      const most = Math.max(...view.survival);
      return most === 0
        ? []
        : seatsOf(view)
            .filter((one) => view.survival[one] === most)
            .map((one) => ({ seat: one, amount: 2 }));
    }
    case 15:
      return goallessSeats(view).map((one) => ({ seat: one, amount: 1 }));
    default:
      return null;
  }
}

/** "Boatswain has none to lose. Nobody becomes Doomed from this." */
export function forecastOf(view: View, crisis: number, seat: Seat, naming: Naming): string | null {
  const losses = lossesOf(view, crisis, seat);
  if (losses === null) return null;
  if (losses.length === 0) return 'Nobody loses Survival from this.';
  const left = (one: Seat): number => present(view.survival[one]);
  const empty = losses
    .filter((loss) => left(loss.seat) === 0 && isDoomed(view, loss.seat))
    .map((loss) => loss.seat);
  const fallen = losses
    .filter((loss) => left(loss.seat) > 0 && left(loss.seat) <= loss.amount)
    .map((loss) => loss.seat);
  const names = (seats: readonly Seat[]): string =>
    listOf(seats.map((one, index) => (index === 0 ? who : whom)(one, naming)));
  const has = (seats: readonly Seat[]): string =>
    seats.length > 1 || seats[0] === naming.reader ? 'have' : 'has';
  const doom = playsToDeath(view) ? 'die' : 'become Doomed';
  const dooms = playsToDeath(view) ? 'dies' : 'becomes Doomed';
  return [
    ...(empty.length > 0 ? [`${names(empty)} ${has(empty)} none to lose.`] : []),
    fallen.length === 0
      ? `Nobody ${dooms} from this.`
      : `${names(fallen)} ${has(fallen) === 'have' ? doom : dooms} from this.`,
  ].join(' ');
}

/** "Drawn by you: you discarded a Dark": why the innermost Crisis came. */
export function causeOf(moments: readonly Moment<OutsiderEvent>[], naming: Naming): string | null {
  const events = moments.flatMap((moment) => moment.events);
  const at = events.findLastIndex(({ type }) => type === 'crisisRevealed');
  const revealed = events[at];
  if (revealed?.type !== 'crisisRevealed') return null;
  const { seat, assigned } = revealed.open;
  if (assigned) return `For ${whom(seat, naming)}: given by the Outsiders`;
  const drawn = `Drawn by ${whom(seat, naming)}`;
  const before = events
    .slice(0, at)
    .findLast(({ type }) => type === 'discarded' || type === 'sabotaged' || type === 'falseDeclaration');
  if (before?.type === 'sabotaged') return `${drawn}: a sabotage`;
  if (before?.type === 'falseDeclaration') return `${drawn}: the declaration was false`;
  if (before?.type !== 'discarded' || !before.open.cards.includes(DARK)) return drawn;
  const from = before.open.from === 'hand' ? '' : ` from ${pileName(before.open.from)}`;
  const isOwn = seat === naming.reader && before.open.seat === seat;
  return `${drawn}: ${isOwn ? 'you discarded a Dark' : 'a Dark was discarded'}${from}`;
}
