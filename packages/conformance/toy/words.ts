/** Every word of Flotsam. */
import {
  type Action,
  COMMON_REFUSALS,
  type Naming,
  type Refusal,
  type Seat,
  type Words,
} from '@airlock/kernel';
import type { FlotsamEvent } from './rules.ts';
import { codec, type Result } from './state.ts';
import type { View } from './view.ts';

const RULES = {
  'FLO-01': 'Everybody is dealt cards that only they see.',
  'FLO-02': 'A round begins with the leader, who may exchange cards.',
  'FLO-03': 'Up to two cards are laid aside and buried, and as many are drawn.',
  'FLO-04': 'Then all bid one card each, face down and at the same time.',
  'FLO-05': 'The bids are shown. The highest card wins the trick.',
  'FLO-06':
    'A winning flare may be blocked by the next player with any card; a flare that blocks may be blocked too.',
  'FLO-07': 'The winner takes the trick and leads; of a blocked trick, one card drawn at random.',
  'FLO-08': 'Hands are filled up from the deck, the leader’s first.',
  'FLO-09': 'When nobody has cards, whoever won most of them wins.',
  'FLO-10': 'What the rules do not allow changes nothing. Anybody may resign.',
  'FLO-11': 'The clock bids the oldest card, exchanges nothing and blocks nothing.',
} as const;

const SEAT_NAMES = ['Raft', 'Buoy', 'Plank'] as const;

const REFUSALS: Readonly<Record<string, () => string>> = {
  ...COMMON_REFUSALS,
  exchangeFirst: () => 'First exchange cards, or say that you are done.',
  markedEnough: () => 'No more cards can be exchanged.',
  notInHand: () => 'You do not hold that card.',
  bidFirst: () => 'Everybody bids now.',
  answerFirst: () => 'Block the flare or pass.',
};

/** The name of a seat inside a sentence. */
const nameInside = (seat: Seat, naming: Naming): string =>
  seat === naming.reader ? 'you' : nameOf(seat, naming);

const nameOf = (seat: Seat, { names, reader }: Naming): string =>
  seat === reader ? 'You' : (names[seat] ?? `Seat ${seat}`);

function eventWords(event: FlotsamEvent, naming: Naming): string | null {
  const name = (seat: Seat): string => nameOf(seat, naming);
  switch (event.type) {
    case 'dealt':
      return `Each hand gets ${event.open.count} cards.`;
    case 'asked':
      return null;
    case 'marked':
      return `${name(event.open.seat)} laid ${event.own ? `card ${event.own.card}` : 'a card'} aside.`;
    case 'drew':
      return `${name(event.open.seat)} drew ${event.own ? event.own.cards.join(', ') : event.open.count}.`;
    case 'bid':
      return `${name(event.open.seat)} bid.`;
    case 'shown':
      return `${name(event.open.winner)} won the trick with *${Math.max(...event.open.trick)}*.`;
    case 'blocked':
      return `${name(event.open.seat)} blocked with *${event.open.card}*.`;
    case 'passed':
      return `${name(event.open.seat)} let it pass.`;
    case 'resolved':
      return event.open.blocked ? 'The trick is blocked.' : 'The block is blocked.';
    case 'settled':
      return `${name(event.open.winner)} took ${event.open.won.length} and ${event.open.lost.length} were lost.`;
    case 'timedOut':
      return `The clock ran out for ${nameInside(event.open.seat, naming)}.`;
    case 'over':
      return resultWords(event.open.result, naming);
  }
}

function resultWords(
  { winners, scores, reason }: Pick<Result, 'winners' | 'scores'> & { reason: string },
  naming: Naming,
): string {
  const names = winners.map((seat) => nameInside(seat, naming)).join(' and ');
  if (reason === 'resigned') return names === '' ? 'The match was given up.' : `Given up; ahead: ${names}.`;
  return `The most cards, of ${scores.join(' to ')}, went to ${names}.`;
}

function promptWords(view: View, naming: Naming): string {
  if (view.result) return resultWords(view.result, naming);
  const name = nameOf(view.asked, naming);
  switch (view.phase) {
    case 'exchange':
      return `${name} may exchange cards.`;
    case 'bid':
      return `Bid a card; ${view.bids.filter((bid) => bid !== 0).length} have.`;
    case 'flare':
      return `${name} may block.`;
    default:
      return 'The cards are dealt.';
  }
}

function actionWords(action: Action): string {
  const text = codec.write(action);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const words: Words<View, FlotsamEvent> = {
  title: 'Flotsam',
  tagline: 'Fifteen cards adrift.',
  rules: RULES,
  options: {
    handSize: { label: 'Hand', help: 'Cards in a full hand.' },
    flares: { label: 'Flares', help: 'Whether winning flares may be blocked.' },
  },
  help: [{ title: 'A round', paragraphs: ['Exchange, bid, show.'], rules: ['FLO-02', 'FLO-04', 'FLO-05'] }],
  seat: (seat) => SEAT_NAMES[seat] ?? `Seat ${seat}`,
  refusal(refusal: Refusal): string {
    const sentence = REFUSALS[refusal.reason];
    if (!sentence) throw new Error(`No words for the refusal "${refusal.reason}".`);
    return sentence();
  },
  event: eventWords,
  prompt: promptWords,
  action: actionWords,
  outcome: resultWords,
};
