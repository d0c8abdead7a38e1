/** How likely each seat is an Outsider: the likelihood of what it was seen to do, over all deals of loyalties. */
import type { Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { decode } from '../../actions.ts';
import { DARK, type Kind, OUTSIDER } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsidersFor } from '../../options.ts';
import type { State } from '../../state.ts';

/** How much more often an Outsider does something than Crew, as a logarithm. */
const EVIDENCE = {
  sabotage: 5,
  replacing: 0.4,
  /** Left a card before somebody found the Supply too Dark; and the one before that. */
  darkSupply: 1.2,
  darkSupplyBefore: 0.5,
  falseReport: 2,
  falseDenial: 2,
  completing: -0.2,
} as const;

interface Report {
  readonly seat: Seat;
  readonly dark: number;
}

/** Reads what was heard from the beginning and weighs it, seat by seat. */
class Witness {
  readonly evidence: number[];
  /** Who left a card in the Supply since it was last open, the latest last. */
  private leavers: Seat[] = [];
  /** The last word on the Supply, as long as nobody has touched it since. */
  private report: Report | null = null;
  private readonly denied: Set<Kind>[];

  constructor(seats: number) {
    this.evidence = Array<number>(seats).fill(0);
    this.denied = this.evidence.map(() => new Set<Kind>());
  }

  private add(seat: Seat, amount: number): void {
    this.evidence[seat] = itemAt(this.evidence, seat) + amount;
  }

  hear(event: OutsiderEvent): void {
    switch (event.type) {
      case 'sabotaged':
        this.add(event.open.seat, EVIDENCE.sabotage);
        return;
      case 'goalPlayed':
        if (event.open.replaced >= 0) this.add(event.open.seat, EVIDENCE.replacing);
        return;
      case 'goalRepaired':
        this.add(event.open.seat, EVIDENCE.completing);
        this.show(event.open.seat, event.open.cards);
        return;
      case 'discarded':
        if (event.open.from === 'hand') this.show(event.open.seat, event.open.cards);
        return;
      case 'leftCard':
        this.leavers.push(event.open.seat);
        this.report = null;
        return;
      case 'drew':
      case 'tookCard':
        this.denied[event.open.seat]?.clear();
        return;
      case 'supplyRevealed':
        this.openSupply(event.open.cards);
        return;
      case 'claimed':
        this.listen(event.open.seat, event.open.action);
        return;
      case 'died':
        this.evidence[event.open.seat] = 0;
        return;
    }
  }

  private listen(seat: Seat, action: number): void {
    const { kind, words } = decode(action);
    const [one = 0, two = 0] = words;
    if (kind === 'lack') this.denied[seat]?.add(one);
    else if (kind === 'sawDark' && one === 0) this.report = { seat, dark: two };
  }

  private show(seat: Seat, cards: readonly Kind[]): void {
    if (cards.some((kind) => this.denied[seat]?.has(kind))) this.add(seat, EVIDENCE.falseDenial);
    this.denied[seat]?.clear();
  }

  private openSupply(cards: readonly Kind[]): void {
    const dark = cards.filter((kind) => kind === DARK).length;
    if (this.report && this.report.dark < dark) this.add(this.report.seat, EVIDENCE.falseReport);
    const [last, before] = [this.leavers.at(-1), this.leavers.at(-2)];
    if (last !== undefined) this.add(last, EVIDENCE.darkSupply);
    if (before !== undefined) this.add(before, EVIDENCE.darkSupplyBefore);
    this.leavers = [];
    this.report = null;
  }
}

/** Whether everybody takes a seat for an Outsider: whoever has sabotaged has nothing more to hide. */
export const isExposed = (evidence: readonly number[], seat: Seat): boolean =>
  itemAt(evidence, seat) >= EVIDENCE.sabotage + EVIDENCE.completing * 2;

/** Every set of seats that may be the Outsiders for all one seat knows, with its weight; the weights sum to one. */
export interface Belief {
  readonly sets: readonly number[];
  readonly weights: readonly number[];
}

/** How much speaks for each seat being an Outsider. */
export function evidenceFrom(heard: readonly OutsiderEvent[], seats: number): readonly number[] {
  const witness = new Witness(seats);
  for (const event of heard) witness.hear(event);
  return witness.evidence;
}

export function beliefOf(state: State, seat: Seat, evidence: readonly number[]): Belief {
  const known = (other: Seat): boolean => other === seat || (state.revealed >> other) % 2 === 1;
  const count = outsidersFor(state.seats, state.options);
  const sets: number[] = [];
  const weights: number[] = [];
  for (let set = 0; set < 1 << state.seats; set++) {
    if (!fits(state, set, count, known)) continue;
    sets.push(set);
    let weight = 0;
    for (let other = 0; other < state.seats; other++)
      if ((set >> other) % 2 === 1) weight += itemAt(evidence, other);
    weights.push(Math.exp(weight));
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { sets, weights: weights.map((weight) => weight / total) };
}

/** Whoever has died since may be anything; all others are as many Outsiders as were dealt. */
function fits(state: State, set: number, count: number, known: (seat: Seat) => boolean): boolean {
  let outsiders = 0;
  let reborn = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const isOne = (set >> seat) % 2 === 1;
    if (known(seat) && isOne !== (state.loyalties[seat] === OUTSIDER)) return false;
    if ((state.reborn >> seat) % 2 === 1) reborn++;
    else if (isOne) outsiders++;
  }
  return outsiders <= count && outsiders >= count - reborn;
}

/** The chance of each seat to be an Outsider. */
export function chancesOf({ sets, weights }: Belief, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    sets.reduce((sum, set, index) => sum + ((set >> seat) % 2 === 1 ? itemAt(weights, index) : 0), 0),
  );
}

/** The chance that all of these seats are Outsiders. */
export function chanceThatAll({ sets, weights }: Belief, seats: readonly Seat[]): number {
  const wanted = seats.reduce((set, seat) => set | (1 << seat), 0);
  return sets.reduce((sum, set, index) => sum + ((set & wanted) === wanted ? itemAt(weights, index) : 0), 0);
}
