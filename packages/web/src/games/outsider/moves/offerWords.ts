/** The words of what can be done in a turn, by the kind of action; what names Goals or Crises stands with the offers. */
import { type Naming, whom } from '@airlock/kernel';
import { type ActionKind, isTech, nextPrice, OVERCLOCK, SCANNER, STIM } from '@airlock/outsider';
import type { Offer } from './offers.ts';
import { doomedSeats, goallessSeats, goalsDone, goalsNeeded, handOf, type Position } from './reading.ts';
import { cardThing, type Thing } from './things.ts';

type OfferWords = Omit<Offer, 'id' | 'does' | 'about'> & {
  readonly about?: readonly Thing[];
  readonly picks?: true;
};

/** An action that is offered in the same words in every position. */
interface Offered {
  readonly label: string;
  readonly sentence: string;
  /** What follows; the price stands before it. */
  readonly follows?: string;
  readonly free?: true;
  readonly about?: readonly Thing[];
  readonly picks?: true;
}

type InWords = (position: Position, naming: Naming) => OfferWords;

function inGroup<Kind extends ActionKind>(
  group: Offer['group'],
  offered: Readonly<Record<Kind, Offered>>,
): Readonly<Record<Kind, InWords>> {
  const inWords = ({ follows = '', free, ...rest }: Offered): InWords => {
    const second = `${free ? 'Free.' : 'Costs 1 action.'} ${follows}`.trim();
    return () => ({ group, second, ...rest });
  };
  const all = Object.entries(offered) as [Kind, Offered][];
  return Object.fromEntries(all.map(([kind, one]) => [kind, inWords(one)])) as Record<Kind, InWords>;
}

const recycling = (goals: number): Offered => ({
  label: `Scrap ${goals} Goals to Recycle`,
  sentence: `Pick *${goals} Goals* to scrap.`,
  follows: 'The discard pile is shuffled into the deck.',
  about: ['pile-discard'],
  picks: true,
});

const CARDS = inGroup('Cards', {
  gather: {
    label: 'Gather Supplies',
    sentence: 'Gather *Supplies*?',
    follows: 'Look at the Supply, leave a card, then take one. More than half Dark brings a Crisis.',
    about: ['pile-supply'],
  },
  discardAndDraw: {
    label: 'Discard and draw',
    sentence: 'Pick the cards to *discard*, then draw.',
    follows: 'Every Dark you discard brings a Crisis.',
  },
  scrapGear: {
    label: 'Scrap 3 Gear to gain 1',
    sentence: 'Pick *3 Gear* to scrap.',
    follows: 'You gain 1 Survival.',
    picks: true,
  },
  scrapGoals: recycling(3),
  scrapTwoGoals: recycling(2),
  stim: {
    label: 'Play Stim Injector',
    sentence: 'Pick who *gains 1*.',
    follows: 'The Stim Injector is discarded.',
    free: true,
    about: [cardThing(STIM)],
    picks: true,
  },
  scanHand: {
    label: 'Phase Scanner on a hand',
    sentence: 'Pick whose *hand* you look at.',
    follows: 'You alone see it.',
    about: [cardThing(SCANNER)],
    picks: true,
  },
  scanSupply: {
    label: 'Phase Scanner on the Supply',
    sentence: 'Look at the *Supply* with the Phase Scanner?',
    follows: 'Nothing is exchanged, and Dark does nothing.',
    about: [cardThing(SCANNER), 'pile-supply'],
  },
  overclock: {
    label: 'Play Overclock Chip',
    sentence: 'Play the *Overclock Chip*?',
    follows: 'One more action this turn.',
    free: true,
    about: [cardThing(OVERCLOCK)],
  },
});

const SHIP = inGroup('Ship', {
  move: { label: 'Move', sentence: 'Pick where you *move*.', about: ['ship'], picks: true },
});

const CHARACTER = inGroup('Character', {
  reverse: {
    label: 'Reverse the direction of play',
    sentence: 'Reverse the *direction of play*?',
    about: ['you'],
  },
  reclaim: {
    label: 'Take a Gear from the discard pile',
    sentence: 'Pick a *Gear* from the discard pile.',
    about: ['you', 'pile-discard'],
    picks: true,
  },
  patch: {
    label: 'Swap a card with somebody',
    sentence: 'Pick who to *swap a card* with.',
    follows: 'Both of you choose a card in secret.',
    about: ['you'],
    picks: true,
  },
  scan: {
    label: 'Look at the top 4 of the deck',
    sentence: 'Look at the *top of the deck*?',
    follows: 'Put each card back on top or at the bottom.',
    about: ['you', 'pile-deck'],
  },
  surgery: {
    label: 'Surgery: 2 Gear, anyone gains 1',
    sentence: 'Pick *2 Gear* and who gains 1.',
    about: ['you'],
    picks: true,
  },
  burn: {
    label: 'Burn a Gear to spare the deck',
    sentence: 'Pick the *Gear* to burn.',
    follows: 'This turn’s Entropy step removes no card.',
    about: ['you'],
    picks: true,
  },
  inspect: {
    label: 'Inspect a hand',
    sentence: 'Pick whose hand you *inspect*.',
    follows: 'Two random cards are shown to everybody.',
    about: ['you'],
    picks: true,
  },
  selfRepair: {
    label: 'Repair yourself: 2 Gear, gain 1',
    sentence: 'Pick *2 Gear* to discard.',
    follows: 'You gain 1 Survival.',
    about: ['you'],
    picks: true,
  },
});

/** Cards of the hand that may be discarded one by one. */
const thrownAway = (position: Position): Thing[] =>
  handOf(position)
    .filter((kind) => !isTech(kind))
    .map((kind) => cardThing(kind));

export const OFFER_WORDS: Readonly<Partial<Record<ActionKind, InWords>>> = {
  ...CARDS,
  ...SHIP,
  ...CHARACTER,
  discardAndDraw: (position, naming) => ({
    ...CARDS.discardAndDraw(position, naming),
    about: ['pile-deck', ...thrownAway(position)],
  }),
  buy: ({ view, seat }) => {
    const price = nextPrice(view) ?? 0;
    const left = (view.survival[seat ?? 0] ?? 0) - price;
    return {
      group: 'Turn',
      label: `Buy an action: −${price} Survival`,
      sentence: `Buy an action for *${price} Survival*?`,
      second: left === 0 ? 'It is your last: you are Doomed at once.' : `${left} Survival is left.`,
      about: ['buy'],
      ...(left === 0 ? { sure: 'Buy it and be Doomed' } : {}),
    };
  },
  resolveShift: ({ view }, naming) => ({
    group: 'Turn',
    label: 'Resolve the Shift Sequence',
    sentence: 'Declare: *resolve the Shift Sequence*?',
    second: declarationFacts(view, naming),
    about: ['declare'],
    sure: 'Declare: show all loyalties',
  }),
};

/** What everybody can see; never whether it would win. */
function declarationFacts(view: Position['view'], naming: Naming): string {
  const without = goallessSeats(view).map((seat) => whom(seat, naming));
  return [
    `${goalsDone(view)} Goals of ${goalsNeeded(view)}`,
    without.length === 0 ? 'nobody without one' : `without one: ${without.join(', ')}`,
    `Doomed: ${doomedSeats(view).length} of ${view.seats}`,
  ]
    .join('; ')
    .concat('.');
}
