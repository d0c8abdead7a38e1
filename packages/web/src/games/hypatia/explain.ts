/** The papers behind "why?": the question, the actual numbers, and the sum where there is one. */
import {
  type Card,
  cellName,
  eventsAboard,
  type HypatiaEvent,
  humanName,
  IS_HIGH,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  phageName,
  type ShipEvent,
  STATION_SUIT,
  stationName,
  suitName,
  VALUE_OF,
} from '@airlock/hypatia';
import { count, listOf, type Naming, present } from '@airlock/kernel';
import { type Paper, paper, summed } from '../../kit/why.ts';
import { strikes } from './moves/forecast.ts';
import { direction, theStation } from './words.ts';

type Open<Type extends ShipEvent['type']> = Extract<ShipEvent, { type: Type }>['open'];

/** The paper behind a line of the log; a race's line tells of the last thing that has a paper. */
export function explain(event: HypatiaEvent, _naming: Naming): Paper | null {
  for (const told of [...eventsAboard(event)].reverse()) {
    const paper = paperOf(told);
    if (paper) return paper;
  }
  return null;
}

function paperOf(event: ShipEvent): Paper | null {
  switch (event.type) {
    case 'directed':
      return directedPaper(event.open);
    case 'erupted':
      return paper(
        'Why one more Phage?',
        `${phageName(event.open.card)} was turned up to point somewhere. An Eruption has no cell, so it is discarded.`,
        'One more card joins the end of the queue, and another is turned up to point.',
      );
    case 'queued':
      return paper(
        `Why ${count(event.open.count, 'Phage', 'Phage')}?`,
        'The number is agreed before the game; while the infestation is Spreading, one more comes.',
      );
    case 'trickFull':
      return summed(
        [`${event.open.cards} cards`, `${LIMITS.trickSize} resolve`],
        `Why does ${theStation(event.open.station)} resolve?`,
        `${count(event.open.cards, 'card')} ${event.open.cards === 1 ? 'lies' : 'lie'} there, humans and Phage together; ${LIMITS.trickSize} are enough.`,
      );
    case 'revealed':
      return revealedPaper(event.open);
    case 'compared':
      return comparedPaper(event.open);
    case 'intercepted':
      return interceptedPaper(event.open);
    case 'suitUsed':
      return paper(
        `Why ${event.open.killed ? 'did the wearer die' : 'was the suit only discarded'}?`,
        `${phageName(event.open.card)} is ${IS_SEVEN[event.open.card] ? 'an Eruption: Phage and suit are both discarded' : 'not an Eruption: the Phage is discarded and the wearer killed'}.`,
      );
    case 'drew':
      return paper(
        `Why ${count(event.open.cards.length, 'card')}?`,
        `At the end of the Crew phase you draw until you hold ${LIMITS.handSize}.`,
      );
    case 'cleared':
      return clearedPaper(event.open);
    case 'destroyed':
      return paper(
        `Why did ${theStation(event.open.station)} fall?`,
        'The self-destruct is armed: a station falls at the end of every round, the Hangar last.',
        `${count(event.open.dead.length, 'human')} died with it, and ${event.open.phage} Phage left the game.`,
      );
    case 'ended':
      return summed(
        [`${event.open.result.rescued} rescued`, count(event.open.result.score, 'point')],
        event.open.result.won ? 'Why is this a win?' : 'Why is this a loss?',
        event.open.result.won
          ? `The last station fell in round ${event.open.result.round}. Each human rescued is a point.`
          : `A loss scores 0, even though ${event.open.result.rescued} were rescued.`,
      );
    default:
      return null;
  }
}

function directedPaper({ card, cell, station }: Open<'directed'>): Paper {
  return paper(
    `Why ${theStation(station)}?`,
    `${phageName(card)} was turned up. The lit cell on it lies ${cellName(cell)}, and ${theStation(station)} lies there.`,
    'The card that points is discarded; the first card of the queue goes there.',
  );
}

function revealedPaper({ station, phage }: Open<'revealed'>): Paper {
  const cards = phage.map(({ card }) => card);
  const killers = cards.filter((card) => strikes(card, station));
  const suit = suitName(present(STATION_SUIT[station]));
  return paper(
    `What do they do at ${theStation(station)}?`,
    `Only ${suit} competes there. Each Phage of ${suit} and each Eruption kills one human in the trick when it resolves.`,
    killers.length === 0 ? 'None of these does.' : `These do: ${listOf(killers.map(phageName))}.`,
  );
}

function comparedPaper({ station, winner, human, phage }: Open<'compared'>): Paper {
  const suit = suitName(present(STATION_SUIT[station]));
  const name = theStation(station);
  const question =
    winner === 'nobody'
      ? `Why does nobody win ${name}?`
      : `Why do ${winner === 'humans' ? 'humans' : 'the Phage'} win ${name}?`;
  const rule = `Only ${suit} cards compete; ${stationName(station)} is a ${direction(station)} station, so the ${IS_HIGH[station] ? 'highest' : 'lowest'} wins.`;
  return {
    question,
    sentences: [rule, sidesWords(winner, human, phage)],
    ...(human !== NO_CARD && phage !== NO_CARD
      ? { sum: [`human ${VALUE_OF[human]}, Phage ${VALUE_OF[phage]}`, RESULTS[winner]] as const }
      : {}),
  };
}

const RESULTS = { humans: 'humans win', phage: 'Phage win', nobody: 'nobody wins' } as const;

function sidesWords(winner: Open<'compared'>['winner'], human: Card, phage: Card): string {
  if (human === NO_CARD && phage === NO_CARD)
    return winner === 'humans'
      ? 'No Phage was left, so humans win whatever their suit.'
      : 'Neither side had a card of that suit.';
  if (human === NO_CARD) return `No human of that suit was left; ${phageName(phage)} competed alone.`;
  if (phage === NO_CARD) return `No Phage of that suit was there; ${humanName(human)} competed alone.`;
  if (VALUE_OF[human] === VALUE_OF[phage]) return `${humanName(human)} and ${phageName(phage)} tie.`;
  return `${humanName(human)} stood against ${phageName(phage)}.`;
}

function interceptedPaper({ station, card, sentinel, fate }: Open<'intercepted'>): Paper {
  const matches = strikes(card, station);
  return paper(
    `What became of ${humanName(sentinel)}?`,
    `A Security sentinel stops the Phage that would enter ${theStation(station)}.`,
    matches
      ? `${phageName(card)} matches the station or is an Eruption, so the sentinel is killed.`
      : `${phageName(card)} does not match the station, so the sentinel ${fate === 'turned' ? 'turns right' : 'is relieved: it already faced right'}.`,
  );
}

function clearedPaper({ station, humans, phage, rescued }: Open<'cleared'>): Paper {
  return paper(
    rescued ? `Why are ${humans.length} rescued?` : 'Where did the cards go?',
    rescued
      ? 'Humans won at the powered Hangar: all survivors of the trick leave the ship.'
      : `${count(humans.length, 'human')} to the Crew discard pile, ${phage.length} Phage to theirs, from ${theStation(station)}.`,
  );
}
