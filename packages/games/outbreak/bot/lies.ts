/** What liars say of their cards: what points least at Patient Zero once everybody has said what they laid. */
import { filled, missing, type Random, type Seat, shuffle } from '@airlock/kernel';
import { type Card, kindOf, PZERO, REST, S1, SHIFTS_PER_DAY } from '../cards.ts';
import { isOut, recordAt } from '../state.ts';
import type { View } from '../view.ts';
import { chancesOf } from './reading/chances.ts';
import { type Reading, read } from './reading/read.ts';
import { reportedOn, reportsOf, SILENT } from './reports.ts';
import type { Lie } from './talk.ts';

/** How sharply votes gather on whoever is most suspected. */
const GATHERING = 3;
/** What it costs an Infected to be voted out, beside Patient Zero. */
const OWN_LOSS = 0.5;
/** The part of the harm that is the plain chance, so that stories which cost no vote are still told apart. */
const PLAIN = 0.2;

/** The part of the ballots that each seat would get from those who go by these chances. */
export function ballotsFor(view: View, zero: readonly number[]): number[] {
  const weights = zero.map((chance, seat) => (isOut(view, seat) ? 0 : chance ** GATHERING));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 0));
}

/** How bad it is for the Infected what the table believes. `hidden`: how likely each seat is Patient Zero as a liar knows it. */
export function harmOf(view: View, seat: Seat, hidden: readonly number[], reading: Reading): number {
  const { zero } = chancesOf(read(view, reading), view.seats);
  const ballots = ballotsFor(view, zero);
  let harm = view.roles[seat] === PZERO ? 0 : OWN_LOSS * (ballots[seat] ?? missing());
  for (const [other, chance] of hidden.entries()) {
    harm += chance * ((1 - PLAIN) * (ballots[other] ?? missing()) + PLAIN * (zero[other] ?? missing()));
  }
  return harm;
}

/** How likely each seat is Patient Zero for somebody who knows what it has laid itself, and what the nights have told. */
export function hiddenZero(view: View, seat: Seat): readonly number[] {
  const known = view.roles.indexOf(PZERO);
  if (known >= 0) return filled(view.seats, 0).map((_, other) => (other === known ? 1 : 0));
  return chancesOf(read(view, { as: seat }), view.seats).zero;
}

const WORLDS = 6;

/**
 * The report that harms least, or silence. Those who have not spoken yet are taken to say later what they laid, which a liar can
 * guess: the pile lies open, and its own card is not theirs.
 */
export const leastHarmful: Lie = (view, seat, moment, kinds, random) => {
  if (kinds.length === 0) return null;
  const reports = reportsOf(view);
  const choices: (Card | null)[] = [...kinds, null];
  const hidden = hiddenZero(view, seat);
  const harm = filled(choices.length, 0);
  const said = reports[moment - 1] ?? missing();
  const isOpen = said.some((card, other) => card === SILENT && other !== seat && !isOut(view, other));
  for (let world = 0; world < (isOpen ? WORLDS : 1); world++) {
    const guess = isOpen ? heardOut(view, seat, moment, reports, random) : said;
    for (const [index, choice] of choices.entries()) {
      const tried = reports.map((one, at) => (at === moment - 1 ? [...guess] : one));
      (tried[moment - 1] ?? missing())[seat] = choice ?? SILENT;
      harm[index] =
        (harm[index] ?? missing()) + harmOf(view, seat, hidden, { reports: tried, isImagined: true });
    }
  }
  return choices[harm.indexOf(Math.min(...harm))] ?? null;
};

/** What the others will have said of a Shift, each of those still silent with a card that nobody has claimed yet. */
function heardOut(
  view: View,
  seat: Seat,
  moment: number,
  reports: readonly (readonly Card[])[],
  random: Random,
): Card[] {
  const { pile, card: own } = recordAt(view, moment - 1);
  const said = [...(reports[moment - 1] ?? missing())];
  const left = pile.map(kindOf);
  const take = (card: Card): void => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  };
  take(own);
  for (const [other, card] of said.entries()) if (other !== seat && card !== SILENT) take(card);
  const honest = shuffle(
    left.filter((card) => card < S1 || card === REST),
    random,
  );
  const silent = said.flatMap((card, other) =>
    card === SILENT && other !== seat && !isOut(view, other) ? [other] : [],
  );
  for (const other of shuffle(silent, random)) {
    const told = reportedOn(reports, Math.ceil(moment / SHIFTS_PER_DAY), other);
    const at = honest.findIndex((card) => !told.includes(card));
    if (at >= 0) said[other] = honest.splice(at, 1)[0] ?? missing();
  }
  return said;
}
