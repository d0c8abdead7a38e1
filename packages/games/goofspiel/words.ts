/** Every word a person reads about Goofspiel. */
import {
  COMMON_REFUSALS,
  type HelpSection,
  listOf,
  type Naming,
  type OptionWords,
  type Outcome,
  type Refusal,
  type Seat,
  type Words,
  who,
  whom,
} from '@airlock/kernel';
import { cardOf, RESIGN } from './actions.ts';
import { NO_CARD } from './cards.ts';
import type { GoofspielEvent } from './events.ts';
import type { Options } from './options.ts';
import type { View } from './view.ts';
import { RULES } from './words/rules.ts';

const HELP: readonly HelpSection[] = [
  {
    title: 'The game',
    paragraphs: [
      'Thirteen prizes are turned up one by one, and you bid for each with your own cards. Each card can be bid once.',
      'Whoever has the most valuable prizes at the end wins.',
    ],
    rules: ['GOF-001', 'GOF-002', 'GOF-003'],
  },
  {
    title: 'A round',
    paragraphs: [
      'All bid at the same time and in secret. The highest bid takes the prizes on the table.',
      'If the highest bid is tied, the prizes stay, and the next round is for more.',
    ],
    rules: ['GOF-010', 'GOF-011', 'GOF-012', 'GOF-020', 'GOF-021', 'GOF-022'],
  },
  {
    title: 'The end',
    paragraphs: ['After thirteen rounds the prizes are counted.'],
    rules: ['GOF-030', 'GOF-031', 'GOF-032', 'GOF-033'],
  },
];

const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  ties: {
    label: 'Prizes nobody takes',
    help: 'What happens to the prizes when the highest bid is tied.',
    values: { carry: 'Stay on the table', lost: 'Leave the game' },
  },
};

const REFUSALS: Readonly<Record<string, () => string>> = {
  ...COMMON_REFUSALS,
  notYourTurn: () => 'You have already bid. Wait for the others.',
  notInHand: () => 'You no longer have that card.',
};

function refusalWords({ reason }: Refusal): string {
  const sentence = REFUSALS[reason];
  if (!sentence) throw new Error(`No words for the refusal "${reason}".`);
  return sentence();
}

const isReader = (seat: Seat, { reader }: Naming): boolean => seat === reader;

function eventWords(event: GoofspielEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'turnedUp':
      return `The next prize is *${event.open.prize}*.`;
    case 'bid': {
      const { seat } = event.open;
      const card = event.own ? ` *${event.own.card}*` : '';
      return isReader(seat, naming) ? `You bid${card}.` : `${who(seat, naming)} has bid${card}.`;
    }
    case 'awarded': {
      const { bids, prizes, winner } = event.open;
      const bidWords = `Bids: ${listOf(bids.map((bid, seat) => `${whom(seat, naming)} ${bid}`))}.`;
      if (winner === null) return `${bidWords} The highest bid was a tie: nobody takes ${listOf(prizes)}.`;
      return `${bidWords} ${who(winner, naming)} ${isReader(winner, naming) ? 'take' : 'takes'} *${listOf(prizes)}*.`;
    }
    case 'over':
      return outcomeWords(event.open.result.winner, event.open.result, naming);
  }
}

function outcomeWords(
  winner: Seat | null,
  { scores, reason }: { readonly scores: readonly number[]; readonly reason: string },
  naming: Naming,
): string {
  const score = scores.join(' to ');
  if (winner === null) return `A draw, ${score}.`;
  const wins = isReader(winner, naming) ? 'You win' : `${who(winner, naming)} wins`;
  return reason === 'resigned' ? `${wins}: somebody resigned at ${score}.` : `${wins}, ${score}.`;
}

function promptWords(view: View, naming: Naming): string {
  if (view.result) return outcomeWords(view.result.winner, view.result, naming);
  const stakes = `Prizes on the table: ${listOf(view.prizes)}.`;
  const awaited = view.players.flatMap(({ bid }, seat) => (bid === NO_CARD ? [seat] : []));
  if (awaited.some((seat) => isReader(seat, naming))) return `${stakes} Bid a card.`;
  return `${stakes} Waiting for ${listOf(awaited.map((seat) => who(seat, naming)))}.`;
}

export const words: Words<View, GoofspielEvent> = {
  title: 'Goofspiel',
  tagline: 'Thirteen prizes, thirteen bids, and nobody knows what the others bid.',
  rules: RULES,
  options: OPTION_WORDS,
  help: HELP,
  seat: (seat) => `Player ${seat + 1}`,
  refusal: refusalWords,
  event: eventWords,
  prompt: promptWords,
  action: (action) => (action === RESIGN ? 'Resign' : `Bid ${cardOf(action)}`),
  outcome: (outcome: Outcome, naming: Naming) => outcomeWords(outcome.winners[0] ?? null, outcome, naming),
};
