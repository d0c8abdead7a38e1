/** The papers behind "why?": what led to a line of the log, with its actual numbers. */
import { count, type Naming, type Seat, who, whom } from '@airlock/kernel';
import {
  cardName,
  crisisCard,
  crisisName,
  DARK,
  DECAY,
  goalCard,
  type Kind,
  type OutsiderEvent,
  pileName,
} from '@airlock/outsider';
import { type Paper, paper, summed } from '../../kit/why.ts';
import type { Moment } from '../contract.ts';

type Moments = readonly Moment<OutsiderEvent>[];

export function explain(event: OutsiderEvent, naming: Naming, moments: Moments): Paper | null {
  const before = eventsBefore(event, moments);
  switch (event.type) {
    case 'entropySpared':
      return sparedPaper(event.open, before, naming);
    case 'entropyGrew':
      return event.open.from === 'hand' ? null : grewPaper(before);
    case 'supplyRevealed':
      return supplyPaper(event.open.cards);
    case 'crisisRevealed':
      return paper(
        `Why ${crisisName(event.open.crisis)}?`,
        causeSentence(event.open, before, naming),
        `It says: ${crisisCard(event.open.crisis).says}`,
      );
    case 'survivalChanged':
      return survivalPaper(event.open, before, naming);
    case 'goalRepaired':
      return paper(
        `What does completing ${cardName(event.open.goal)} do?`,
        `Two actions are paid and ${event.open.cards.map(cardName).join(', ')} discarded.`,
        `Then, left to right: Stabilise. ${goalCard(event.open.goal).repair.says}`,
      );
    case 'sabotaged':
      return paper(
        `What does sabotaging ${cardName(event.open.goal)} do?`,
        'It is discarded first and no longer counts as completed. It needs no action and no turn.',
        `Then: ${goalCard(event.open.goal).sabotage.says}`,
      );
    case 'declared':
      return declaredPaper(event.open, naming);
    case 'discarded':
      return discardedPaper(event.open.cards, event.open.seat, naming);
    default:
      return null;
  }
}

function eventsBefore(event: OutsiderEvent, moments: Moments): OutsiderEvent[] {
  const events = moments.flatMap((moment) => moment.events);
  const at = events.indexOf(event);
  return at < 0 ? events : events.slice(0, at);
}

interface Stabiliser {
  readonly seat: Seat;
  readonly goal: Kind;
  readonly turn: number;
}

/** Whose Stabilise is active after these events, through which Goal, and since which turn. */
function stabilisersIn(events: readonly OutsiderEvent[]): Stabiliser[] {
  const active = new Map<Seat, Stabiliser>();
  let turn = 0;
  let goal: Kind = -1;
  for (const event of events) {
    if (event.type === 'turnStarted') {
      turn = event.open.turn;
      active.delete(event.open.seat);
    }
    if (event.type === 'goalRepaired') goal = event.open.goal;
    if (event.type === 'stabilised') active.set(event.open.seat, { seat: event.open.seat, goal, turn });
  }
  return [...active.values()];
}

function isDecaying(events: readonly OutsiderEvent[]): boolean {
  let isOn = false;
  for (const event of events) {
    if (event.type === 'crisisFinished' && event.open.crisis === DECAY) isOn = event.open.stays;
    if (event.type === 'crisisCleared' && event.open.crisis === DECAY) isOn = false;
  }
  return isOn;
}

function sparedPaper(
  { seat, why }: Extract<OutsiderEvent, { type: 'entropySpared' }>['open'],
  before: readonly OutsiderEvent[],
  naming: Naming,
): Paper {
  const question = 'Why did Entropy remove nothing?';
  const asked = isDecaying(before) ? 'Cascading Decay asks for 2 cards' : 'The step asks for 1 card';
  if (why === 'anchor') {
    return summed(
      [asked, 'Entropy Anchor: 0'],
      question,
      `${who(seat, naming)} played the Entropy Anchor: that step removes no card, and the discard pile is recycled.`,
    );
  }
  if (why === 'burn') {
    return summed(
      [asked, 'Burn: 0'],
      question,
      `${who(seat, naming)} burned a Gear this turn, so its Entropy step removes no card.`,
    );
  }
  const sentences = stabilisersIn(before).map(
    (one) =>
      `${who(one.seat, naming)} completed *${cardName(one.goal)}* in turn ${one.turn}. Its repair bonus begins with Stabilise, which lasts until the start of ${one.seat === naming.reader ? 'your' : 'their'} next turn.`,
  );
  return summed([asked, 'Stabilise: 0'], question, ...sentences);
}

function grewPaper(before: readonly OutsiderEvent[]): Paper {
  const decays = isDecaying(before);
  return paper(
    'Why was a card lost to Entropy?',
    'Every turn ends with the Entropy step: the top card of the deck leaves the game unseen.',
    decays && 'Cascading Decay is in play, so a step that removes a card removes two.',
  );
}

function supplyPaper(cards: readonly Kind[]): Paper {
  const dark = cards.filter((kind) => kind === DARK).length;
  return summed(
    [
      `${dark} Dark of ${count(cards.length, 'card')}`,
      dark * 2 > cards.length ? 'more than half' : 'not more than half',
    ],
    'Why was the Supply revealed?',
    dark * 2 > cards.length
      ? 'If whoever gathers finds more than half of it Dark, it is shown to all, one Dark is discarded, and that brings a Crisis.'
      : 'A card said so.',
  );
}

function causeSentence(
  { seat, assigned }: Extract<OutsiderEvent, { type: 'crisisRevealed' }>['open'],
  before: readonly OutsiderEvent[],
  naming: Naming,
): string {
  if (assigned) return `The Outsiders gave it to ${whom(seat, naming)} after a false declaration.`;
  const cause = before.findLast(
    ({ type }) => type === 'discarded' || type === 'sabotaged' || type === 'falseDeclaration',
  );
  if (cause?.type === 'sabotaged')
    return `${cardName(cause.open.goal)} was sabotaged, and ${whom(seat, naming)} had to draw.`;
  if (cause?.type === 'falseDeclaration')
    return 'The declaration was false, and there is no Outsider: everybody draws one.';
  if (cause?.type !== 'discarded') return `${who(seat, naming)} drew it.`;
  const hand = seat === naming.reader ? 'your hand' : 'their hand';
  const from = cause.open.from === 'hand' ? hand : pileName(cause.open.from);
  return `A Dark was discarded from ${from}, and whoever discards a Dark draws a Crisis.`;
}

/** The last thing before it that can take or give Survival. */
function survivalPaper(
  { seat, by, now, doomed }: Extract<OutsiderEvent, { type: 'survivalChanged' }>['open'],
  before: readonly OutsiderEvent[],
  naming: Naming,
): Paper {
  const cause = before.findLast(({ type }) => SOURCES.has(type));
  const is = seat === naming.reader ? 'you are' : `${who(seat, naming)} is`;
  return summed(
    [`${now - by} ${by < 0 ? '−' : '+'} ${Math.abs(by)}`, `${now} Survival`],
    `Why did ${whom(seat, naming)} ${by < 0 ? 'lose' : 'gain'} ${Math.abs(by)}?`,
    sourceSentence(cause, naming),
    doomed && `At 0 Survival ${is} Doomed: no ability and one action a turn, until Survival is gained.`,
  );
}

const SOURCES: ReadonlySet<string> = new Set([
  'crisisRevealed',
  'sabotaged',
  'goalRepaired',
  'bought',
  'abilityUsed',
  'techPlayed',
  'locationDestroyed',
]);

function sourceSentence(cause: OutsiderEvent | undefined, naming: Naming): string {
  switch (cause?.type) {
    case 'crisisRevealed':
      return `${crisisName(cause.open.crisis)}: ${crisisCard(cause.open.crisis).says}`;
    case 'sabotaged':
      return `${who(cause.open.seat, naming)} sabotaged ${cardName(cause.open.goal)}: ${goalCard(cause.open.goal).sabotage.says}`;
    case 'goalRepaired':
      return `${cardName(cause.open.goal)} was repaired: Stabilise. ${goalCard(cause.open.goal).repair.says}`;
    case 'bought':
      return `An action was bought for ${cause.open.price} Survival.`;
    case 'locationDestroyed':
      return 'A location was destroyed, and everybody there loses all Survival.';
    default:
      return 'A card or an ability said so.';
  }
}

function declaredPaper(
  { seat, loyalties, goals }: Extract<OutsiderEvent, { type: 'declared' }>['open'],
  naming: Naming,
): Paper {
  const isOutsider = (loyalties[seat] ?? 0) > 0;
  return {
    question: 'How is a declaration checked?',
    sentences: [
      'All loyalties are shown at once, and only the side of whoever declares is looked at.',
      isOutsider
        ? `${who(seat, naming)} declared as an Outsider: no Crew player may have Survival, and some Outsider must.`
        : `${who(seat, naming)} declared as Crew: more Goals than players, and at least one for every Crew player.`,
    ],
    ...(isOutsider
      ? {}
      : { sum: [`${count(goals, 'Goal')}`, `more than ${loyalties.length} needed`] as const }),
  };
}

function discardedPaper(cards: readonly Kind[], seat: Seat, naming: Naming): Paper | null {
  const dark = cards.filter((kind) => kind === DARK).length;
  if (dark === 0) return null;
  return summed(
    [`${dark} Dark`, count(dark, 'Crisis', 'Crises')],
    'What does discarding Dark do?',
    `For every Dark in it, ${whom(seat, naming)} draws a Crisis at once, one after another.`,
  );
}
