/** The papers behind "why?": the actual numbers of a reveal, a vote, a contradiction. */
import { listOf, type Naming, who } from '@airlock/kernel';
import {
  cardName,
  momentName,
  type OutbreakEvent,
  pileWords,
  type TaskChange,
  taskName,
  type View,
} from '@airlock/outbreak';
import { type Paper, paper } from '../../kit/why.ts';
import type { Why } from '../contract.ts';
import { reportsOn, type Tally } from './moves/ledger.ts';

export function explain(event: OutbreakEvent, naming: Naming): Paper | null {
  switch (event.type) {
    case 'revealed':
      return paper(
        'How is this pile read?',
        'The cards were shuffled before they were turned up, so their order says nothing about who played them.',
        `In order: ${pileWords(event.open.pile, event.open.target)}.`,
      );
    case 'settled':
      return settledPaper(event.open.tasks);
    case 'votesCounted':
      return votesPaper(event.open, naming);
    default:
      return null;
  }
}

function settledPaper(tasks: readonly TaskChange[]): Paper {
  return paper(
    'Where do these points come from?',
    ...tasks.map(
      ({ task, before, total, points }) =>
        `${taskName(task)} had ${before}, and the cards of this Shift bring it to ${total}${
          total === points ? '' : `, which counts as ${points}`
        }.`,
    ),
  );
}

function votesPaper(
  { totals, out }: Extract<OutbreakEvent, { type: 'votesCounted' }>['open'],
  naming: Naming,
): Paper {
  const most = Math.max(...totals);
  const leading = totals.flatMap((ballots, seat) =>
    ballots === most ? [seat === totals.length - 1 ? 'nobody' : who(seat, naming)] : [],
  );
  return paper(
    out < 0 ? 'Why is nobody voted out?' : `Why is ${who(out, naming)} voted out?`,
    `The most ballots, ${most}, are for ${listOf(leading)}.`,
  );
}

/** More people claim a card than were revealed: at least one of them lies. */
export function contradictionWhy(
  view: View,
  moment: number,
  { card, claimed, revealed }: Tally,
  naming: Naming,
): Why {
  const claimants = reportsOn(view, moment).flatMap((one, seat) => (one === card ? [who(seat, naming)] : []));
  return {
    question: `Why is a claim of ${cardName(card)} false?`,
    sentences: [
      `${listOf(claimants)} claim ${cardName(card)} for ${momentName(moment)}.`,
      `Only ${revealed} ${revealed === 1 ? 'was' : 'were'} revealed, so at least ${claimed - revealed} of them lies.`,
    ],
    sum: [`${claimed} claimed`, `${revealed} revealed`],
    rules: ['OBK-1004', 'OBK-401'],
  };
}
