/** Turning up the next card; locked ones without their key go under the deck unseen. */
import { type Context, missing, type Refusal, type Seat } from '@airlock/kernel';
import { type Back, backOf, type Card, NO_CARD, STANDARD_BACK } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { type Bench, benchOf, type State, topBack } from '../state.ts';
import { refuse } from './refusals.ts';
import { countsOf, forThoseWhoSee, isOpenPlay } from './telling.ts';

/** A standard card always, a locked one with its key (OMG-022, OMG-023). */
export function isPlayable(card: Card, keys: number): boolean {
  const back = backOf(card);
  return back === STANDARD_BACK || (keys & (1 << (back - 1))) !== 0;
}

const hasPlayable = ({ deck, keys }: Bench): boolean => deck.some((card) => isPlayable(card, keys));

export function flipRefusal(bench: Bench): Refusal | null {
  if (bench.hand !== NO_CARD) return refuse('handFull');
  return hasPlayable(bench) ? null : refuse('noPlayableCard');
}

/** OMG-024, OMG-025: what is locked now, not what was when it came to the top. */
export function flip(state: State, seat: Seat, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  const { deck } = bench;
  const skipped: Back[] = [];
  while (!isPlayable(deck[0] ?? missing(), bench.keys)) {
    const card = deck.shift() as Card;
    skipped.push(backOf(card));
    deck.push(card);
  }
  bench.hand = deck.shift() as Card;
  bench.skips += skipped.length;
  bench.marked.length = 0;
  if (!context?.tell) return;
  const detail = { skipped, card: bench.hand, back: topBack(deck) };
  const { open, own } = forThoseWhoSee(state, seat, detail);
  context.tell({
    type: 'flip',
    // Whether anything was skipped is not for those who do not see the bench.
    rule: skipped.length > 0 && isOpenPlay(state) && !state.hidden ? 'OMG-024' : 'OMG-022',
    open: { ...countsOf(state, seat), ...open },
    ...own,
    reveals: true,
  });
}

/** OMG-029: without a click of its own, where the seat wants it so. */
export function flipByItself(state: State, seat: Seat, context: Context<OmegaEvent> | null): void {
  const bench = benchOf(state, seat);
  if (bench.autoFlip && bench.hand === NO_CARD && hasPlayable(bench)) flip(state, seat, context);
}
