/** The papers behind "why?": the question, the actual numbers, and the sum where there is one. */
import { capital, count, listOf, type Naming, present, type RuleId, type Seat, who } from '@airlock/kernel';
import {
  CELLS_OF_LINE,
  type Cell,
  cardName,
  cellName,
  cubesIn,
  LIMITS,
  type Line,
  lineName,
  NO_CARD,
  type OutpostEvent,
  PLACE,
  POP,
  RED,
  seatName,
  VALUE_OF,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import { type Paper, paper, summed } from '../../kit/why.ts';
import type { Why } from '../contract.ts';
import { nameOf, totalOf } from './words.ts';

type Open<Type extends OutpostEvent['type']> = Extract<OutpostEvent, { type: Type }>['open'];

/** Why a line votes as it does, module by module. */
export function lineWhy(view: View, line: Line): Why {
  const [red, yellow] = [cubesIn(view.cubes, line, RED), cubesIn(view.cubes, line, YELLOW)];
  const people = present(view.population[line]);
  const started = present(view.startPopulation[line]);
  const token = present(view.token[line]);
  const grown = people === started ? '' : `, ${started} at the start and ${people - started} who came`;
  const rules: RuleId[] = ['OPS-131', people === started ? 'OPS-132' : 'OPS-125'];
  return {
    question: `Why does ${lineName(line)} vote ${seatName(token)}?`,
    sentences: [
      `${capital(lineName(line))} has ${count(people, 'person', 'people')}${grown}.`,
      ...[RED, YELLOW].map((seat) => ownedIn(view, line, seat)).filter((sentence) => sentence !== ''),
      ...(red === yellow ? [`A tie changes nothing, so its token stays ${seatName(token)}.`] : []),
    ],
    sum: [`Red ${red}, Yellow ${yellow}`, `votes ${seatName(token)}`],
    rules,
  };
}

function ownedIn(view: View, line: Line, seat: Seat): string {
  const sign = seat === RED ? 1 : -1;
  const owned = present(CELLS_OF_LINE[line]).flatMap((cell) => {
    const cubes = present(view.cubes[cell]) * sign;
    const card = present(view.grid[cell]);
    return card === NO_CARD || cubes <= 0 ? [] : [`${count(cubes, 'cube')} on ${cardName(card)}`];
  });
  return owned.length === 0 ? '' : `${seatName(seat)}: ${listOf(owned)}.`;
}

/** The paper behind a line of the log. */
export function explain(event: OutpostEvent, naming: Naming): Paper | null {
  switch (event.type) {
    case 'repaired':
      return repairPaper(event.open);
    case 'bonusUsed':
      return bonusPaper(event.open);
    case 'votes':
      return votesPaper(event.open);
    case 'salvaged':
      return salvagePaper(event.open, naming);
    case 'offerFilled':
      return paper(
        'Why are there new cards in the offer?',
        `${capital(listOf(event.open.slots.map(({ slot }) => `slot ${slot + 1}`)))} stood empty and took cards from the top of the deck.`,
        `${count(event.open.deck, 'card')} ${event.open.deck === 1 ? 'is' : 'are'} left in it.`,
      );
    case 'kept':
      return paper(
        `Why cards totalling ${event.open.total}?`,
        `${who(event.open.seat, naming)} kept ${count(event.open.count, 'card')}. Which ones stays secret; the total does not.`,
        `The starting player keeps ${LIMITS.keepTotalFirst}, the other player more.`,
      );
    case 'playerOut':
      return paper(
        `Why is ${seatName(event.open.seat)} out?`,
        'No card in the offer can be taken, and no two cards in the hand make a module and its payment.',
      );
    case 'gameOver':
      return endPaper(event.open, naming);
    default:
      return null;
  }
}

function repairPaper({ card, scrap, colourMatch, overpay, placed, lost }: Open<'repaired'>): Paper {
  const match = colourMatch ? LIMITS.cubesForColourMatch : 0;
  const [module, payment] = [cardName(card), cardName(scrap)];
  const colour = colourMatch ? 'the same colour gives 1 cube' : 'another colour gives no cube';
  const points =
    overpay === 0
      ? `a ${VALUE_OF[scrap]} is not above a ${VALUE_OF[card]}`
      : `a ${VALUE_OF[scrap]} is ${overpay} above a ${VALUE_OF[card]}`;
  return summed(
    [`colour match ${match} + overpay ${overpay}`, `${count(match + overpay, 'cube')}`],
    placed === 0 ? `Why is ${module} neutral?` : `Why ${count(placed, 'cube')} on ${module}?`,
    `${payment} paid for ${module}: ${colour}, and ${points}.`,
    lost > 0 && `${module} has ${VALUE_OF[card]} spaces, so ${count(lost, 'cube')} did not fit.`,
  );
}

function bonusPaper({ kind, cell, centre, cubes, lines, safe }: Open<'bonusUsed'>): Paper {
  const reach = `From ${cellName(centre)} it reaches along ${crossOf(centre)}.`;
  if (kind === POP) {
    return paper(
      `Why did people come to ${listOf(lines.map(({ line }) => lineName(line))) || 'no line'}?`,
      `The icon at ${cellName(cell)} adds one person for each module of its colour, whoever owns it.`,
      ...lines.map(
        ({ line, before, after }) => `${capital(lineName(line))}: ${before} + ${after - before} = ${after}.`,
      ),
    );
  }
  const cells = cubes.map((change) => cellName(change.cell));
  if (kind === PLACE) {
    return paper(
      `Why did Place reach ${count(cubes.length, 'module')}?`,
      reach,
      cells.length === 0 ? 'No module there had room for a cube.' : `A cube each: ${cells.join('; ')}.`,
    );
  }
  return paper(
    `Why did Remove take ${count(cubes.length, 'cube')}?`,
    reach,
    cells.length === 0
      ? 'No opposing module there had its lowest cube on a plain space.'
      : `One each from ${cells.join('; ')}.`,
    safe.length > 0 && `An icon protects the lowest cube at ${safe.map(cellName).join('; ')}.`,
  );
}

const crossOf = (cell: Cell): string => cellName(cell).replace(', ', ' and ');

function votesPaper({ flipped }: Open<'votes'>): Paper {
  const [first] = flipped;
  return paper(
    flipped.length === 1 && first
      ? `Why does ${lineName(first.line)} vote ${seatName(first.to)}?`
      : `Why did ${flipped.length} lines change their vote?`,
    ...flipped.map(
      ({ line, to, red, yellow }) =>
        `${capital(lineName(line))}: Red has ${red}, Yellow ${yellow}, so it votes ${seatName(to)}.`,
    ),
  );
}

function salvagePaper({ seat, cards, hand }: Open<'salvaged'>, naming: Naming): Paper {
  const values = cards.map((card) => VALUE_OF[card]).join(' + ');
  return summed(
    [values, `${totalOf(cards)} of ${LIMITS.salvageLimit}`],
    `What did ${seat === naming.reader ? 'you' : nameOf(seat, naming)} take?`,
    `${capital(listOf(cards.map(cardName)))}. Everybody knows these cards now.`,
    `The hand has ${count(hand, 'card')} of ${LIMITS.handLimit}.`,
  );
}

function endPaper({ result }: Open<'gameOver'>, naming: Naming): Paper {
  const [red, yellow] = result.population;
  const sentences = [`${red} people vote for Red, ${yellow} for Yellow.`];
  if (result.reason === 'resigned') sentences.push('A resignation ends the game, whatever the score.');
  else if (red === yellow)
    sentences.push(`Cubes decide: Red has ${result.cubes[RED]}, Yellow ${result.cubes[YELLOW]}.`);
  return summed(
    [`Red ${red}, Yellow ${yellow}`, result.winner === null ? 'a draw' : `${seatName(result.winner)} wins`],
    result.winner === null
      ? 'Why is it a draw?'
      : `Why ${result.winner === naming.reader ? 'do you win' : `does ${nameOf(result.winner, naming)} win`}?`,
    ...sentences,
  );
}
