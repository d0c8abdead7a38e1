/** The words of what can be done in a turn, by the kind of action; what names Goals or Crises stands with the offers. */
import type { Naming } from '@airlock/kernel';
import { type ActionKind, isTech, nextPrice, OVERCLOCK, SCANNER, STIM, whom } from '@airlock/outsider';
import type { Offer } from './offers.ts';
import { doomedSeats, goallessSeats, goalsDone, goalsNeeded, handOf, type Position } from './reading.ts';
import { cardThing, type Thing } from './things.ts';

type OfferWords = Omit<Offer, 'id' | 'does' | 'about'> & {
  readonly about?: readonly Thing[];
  readonly picks?: true;
};

const ONE_ACTION = 'Costs 1 action.';

export const OFFER_WORDS: Readonly<
  Partial<Record<ActionKind, (position: Position, naming: Naming) => OfferWords>>
> = {
  gather: () => ({
    group: 'Cards',
    label: 'Gather Supplies',
    sentence: 'Gather *Supplies*?',
    second: `${ONE_ACTION} Look at the Supply, leave a card, then take one. More than half Dark brings a Crisis.`,
    about: ['pile-supply'],
  }),
  discardAndDraw: (position) => ({
    group: 'Cards',
    label: 'Discard and draw',
    sentence: 'Pick the cards to *discard*, then draw.',
    second: `${ONE_ACTION} Every Dark you discard brings a Crisis.`,
    about: [
      'pile-deck',
      ...handOf(position)
        .filter((kind) => !isTech(kind))
        .map((kind) => cardThing(kind)),
    ],
  }),
  scrapGear: () => ({
    group: 'Cards',
    label: 'Scrap 3 Gear to gain 1',
    sentence: 'Pick *3 Gear* to scrap.',
    second: `${ONE_ACTION} You gain 1 Survival.`,
    picks: true,
  }),
  scrapGoals: () => ({
    group: 'Cards',
    label: 'Scrap 3 Goals to Recycle',
    sentence: 'Pick *3 Goals* to scrap.',
    second: `${ONE_ACTION} The discard pile is shuffled into the deck.`,
    about: ['pile-discard'],
    picks: true,
  }),
  scrapTwoGoals: () => ({
    group: 'Cards',
    label: 'Scrap 2 Goals to Recycle',
    sentence: 'Pick *2 Goals* to scrap.',
    second: `${ONE_ACTION} The discard pile is shuffled into the deck.`,
    about: ['pile-discard'],
    picks: true,
  }),
  stim: () => ({
    group: 'Cards',
    label: 'Play Stim Injector',
    sentence: 'Pick who *gains 1*.',
    second: 'Free. The Stim Injector is discarded.',
    about: [cardThing(STIM)],
    picks: true,
  }),
  scanHand: () => ({
    group: 'Cards',
    label: 'Phase Scanner on a hand',
    sentence: 'Pick whose *hand* you look at.',
    second: `${ONE_ACTION} You alone see it.`,
    about: [cardThing(SCANNER)],
    picks: true,
  }),
  scanSupply: () => ({
    group: 'Cards',
    label: 'Phase Scanner on the Supply',
    sentence: 'Look at the *Supply* with the Phase Scanner?',
    second: `${ONE_ACTION} Nothing is exchanged, and Dark does nothing.`,
    about: [cardThing(SCANNER), 'pile-supply'],
  }),
  overclock: () => ({
    group: 'Cards',
    label: 'Play Overclock Chip',
    sentence: 'Play the *Overclock Chip*?',
    second: 'Free. One more action this turn.',
    about: [cardThing(OVERCLOCK)],
  }),
  move: () => ({
    group: 'Ship',
    label: 'Move',
    sentence: 'Pick where you *move*.',
    second: ONE_ACTION,
    about: ['ship'],
    picks: true,
  }),
  reverse: () => ({
    group: 'Character',
    label: 'Reverse the direction of play',
    sentence: 'Reverse the *direction of play*?',
    second: ONE_ACTION,
    about: ['you'],
  }),
  reclaim: () => ({
    group: 'Character',
    label: 'Take a Gear from the discard pile',
    sentence: 'Pick a *Gear* of the discard pile.',
    second: ONE_ACTION,
    about: ['you', 'pile-discard'],
    picks: true,
  }),
  patch: () => ({
    group: 'Character',
    label: 'Change a card with somebody',
    sentence: 'Pick with whom you *change a card*.',
    second: `${ONE_ACTION} Both of you choose a card in secret.`,
    about: ['you'],
    picks: true,
  }),
  scan: () => ({
    group: 'Character',
    label: 'Look at the top 4 of the deck',
    sentence: 'Look at the *top of the deck*?',
    second: `${ONE_ACTION} Put each card back on top or at the bottom.`,
    about: ['you', 'pile-deck'],
  }),
  surgery: () => ({
    group: 'Character',
    label: 'Surgery: 2 Gear, anybody gains 1',
    sentence: 'Pick *2 Gear* and who gains 1.',
    second: ONE_ACTION,
    about: ['you'],
    picks: true,
  }),
  burn: () => ({
    group: 'Character',
    label: 'Burn a Gear to spare the deck',
    sentence: 'Pick the *Gear* to burn.',
    second: `${ONE_ACTION} This turn’s Entropy step removes no card.`,
    about: ['you'],
    picks: true,
  }),
  inspect: () => ({
    group: 'Character',
    label: 'Inspect a hand',
    sentence: 'Pick whose hand you *inspect*.',
    second: `${ONE_ACTION} Two random cards are shown to everybody.`,
    about: ['you'],
    picks: true,
  }),
  selfRepair: () => ({
    group: 'Character',
    label: 'Repair yourself: 2 Gear, gain 1',
    sentence: 'Pick *2 Gear* to discard.',
    second: `${ONE_ACTION} You gain 1 Survival.`,
    about: ['you'],
    picks: true,
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
