/** Outpost Seven in the terminal: the table drawn, and a repair asked as module, scrap and cell. */
import { itemAt, type SeenEvent } from '@airlock/kernel';
import {
  type Card,
  CELL_NAMES,
  type Cell,
  COLOUR_OF,
  cubesDue,
  cubesOf,
  keepTarget,
  LIMITS,
  MOST_SPACES,
  NO_CARD,
  type OutpostEvent,
  PLAIN,
  RED,
  requiredTotal,
  SPACE_OF,
  spaceName,
  VALUE_OF,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';
import { type Ink, padEnd, padStart, widthOf } from '../../../ink.ts';
import type { Option, Scene, Screen, Step } from '../../screen.ts';
import { board, cardId, cardLines, cubeSign, drawnCard, handOf, type Mark, standing } from './board.ts';

export const screen: Screen = {
  settling: 'bonusAuto',

  draw({ view, ink, recent }) {
    const seen = view as View;
    return [...board(seen, ink, new Map(), freshCells(recent)), ...cardLines(seen, ink)];
  },

  step(chosen, scene) {
    const view = scene.view as View;
    switch (`${chosen[0] ?? ''} ${chosen.length}`) {
      case ' 0':
        return view.phase === 'turn' ? turnStep(view, scene) : undefined;
      case 'keep 1':
        return many(keepQuestion(view), LIMITS.dealSize);
      case 'salvage 1':
        return many(salvageQuestion(view), LIMITS.offerSize);
      case 'repair 1':
        return moduleStep(view, scene);
      case 'repair 2':
        return scrapStep(cardNamed(chosen[1]), view, scene);
      case 'repair 3':
        return cellStep(chosen, view, scene);
      default:
        return undefined;
    }
  },

  legend: (ink) => [
    'Modules are named by colour and value: B is Power, G Gardens, P Works; B6-2 is the second blue 6. A star marks a module just placed.',
    `A module shows its spaces from the top: + Place, - Remove, @ People, ${cubeSign(RED, ink)} a cube of Red, ${cubeSign(YELLOW, ink)} a cube of Yellow.`,
    'Beside each row and above each column are its people and who they vote for; below that, the cubes of Red and Yellow in it.',
  ],
};

function freshCells(recent: readonly SeenEvent[]): Set<Cell> {
  const cells = (recent as readonly OutpostEvent[]).flatMap((event) =>
    event.type === 'repaired' ? [event.open.cell] : [],
  );
  return new Set(cells);
}

function turnStep({ offer }: View, { listed }: Scene): Step {
  const count = (kind: string): number => listed.filter(({ words }) => words[0] === kind).length;
  const option = (kind: string, label: string): Option[] =>
    count(kind) === 0 ? [] : [{ key: kind.charAt(0), words: [kind], label }];
  const offered = offer.filter((card) => card !== NO_CARD).length;
  return {
    question: '',
    options: [
      ...option('salvage', `Salvage: take from the ${offered} cards in the offer`),
      ...option('repair', 'Repair: place a module and scrap another card for it'),
    ],
  };
}

/** The cards are on the screen with their numbers already. */
const many = (question: string, places: number): Step => ({
  question,
  many: true,
  picture: [],
  options: Array.from({ length: places }, (_, index) => ({
    key: String(index + 1),
    words: [String(index + 1)],
    label: '',
  })),
});

/** Where no set makes the usual total, the question says which one will do. */
function keepQuestion(view: View): string {
  const total = requiredTotal(handOf(view, view.viewer), keepTarget(view, view.viewer));
  return `Which cards do you keep, worth ${total} in all? Type their numbers, such as 1 3 4.`;
}

function salvageQuestion(view: View): string {
  const room = LIMITS.handLimit - view.hands[view.viewer as 0 | 1].size;
  const limit = `worth at most ${LIMITS.salvageLimit} in all`;
  return `Which cards from the offer, ${limit}? You have room for ${room}. Type their numbers, such as 1 3.`;
}

const cardNamed = (id: string | undefined): Card => {
  for (let card = 1; ; card++) if (cardId(card) === id) return card;
};

/** Cards of the hand that come next in some action, under the numbers they have on the screen. */
function handOptions(
  depth: number,
  view: View,
  { listed }: Scene,
  label: (card: Card) => string,
  fits: (words: readonly string[]) => boolean,
): Option[] {
  const next = new Set(listed.filter(({ words }) => fits(words)).map(({ words }) => words[depth]));
  return handOf(view, view.viewer).flatMap((card, index) =>
    next.has(cardId(card)) ? [{ key: String(index + 1), words: [cardId(card)], label: label(card) }] : [],
  );
}

function moduleStep(view: View, scene: Scene): Step {
  const { ink } = scene;
  return {
    question: 'Which module do you place?',
    options: handOptions(
      1,
      view,
      scene,
      (card) => `${drawnCard(card, ink)}  ${bestPayment(card, view)}`,
      ([kind]) => kind === 'repair',
    ),
  };
}

/** The most cubes any card of the hand would pay for. */
function bestPayment(module: Card, view: View): string {
  const payments = handOf(view, view.viewer)
    .filter((scrap) => scrap !== module && itemAt(VALUE_OF, scrap) >= itemAt(VALUE_OF, module))
    .map((scrap) => Math.min(cubesDue(module, scrap), itemAt(VALUE_OF, module)));
  const most = Math.max(...payments);
  return most === 0 ? 'neutral, no cube' : `up to ${cubesWords(most)}`;
}

const cubesWords = (cubes: number): string => `${cubes} cube${cubes === 1 ? '' : 's'}`;

function scrapStep(module: Card, view: View, scene: Scene): Step {
  return {
    question: `Which card do you scrap for ${cardId(module)}?`,
    options: handOptions(
      2,
      view,
      scene,
      (card) => `${drawnCard(card, scene.ink)}  ${paymentWords(module, card)}`,
      ([kind, play]) => kind === 'repair' && play === cardId(module),
    ),
  };
}

/** `2 cubes (same colour 1, overpaid 1), covers Place`. */
function paymentWords(module: Card, scrap: Card): string {
  const due = cubesDue(module, scrap);
  if (due === 0) return 'no cube: the module is neutral';
  const overpaid = itemAt(VALUE_OF, scrap) - itemAt(VALUE_OF, module);
  const parts = [
    COLOUR_OF[module] === COLOUR_OF[scrap] ? `same colour ${LIMITS.cubesForColourMatch}` : '',
    overpaid > 0 ? `overpaid ${overpaid}` : '',
  ].filter((part) => part !== '');
  const placed = Math.min(due, itemAt(VALUE_OF, module));
  const lost = due > placed ? `, ${due - placed} lost` : '';
  const covered = Array.from({ length: placed }, (_, space) => itemAt(SPACE_OF, module * MOST_SPACES + space))
    .filter((kind) => kind !== PLAIN)
    .map(spaceName);
  return `${cubesWords(placed)} (${parts.join(', ')})${lost}, covers ${covered.join(', ')}`;
}

/** The grid itself is the list: every cell in question shows its number and what would come of it. */
function cellStep(chosen: readonly string[], view: View, scene: Scene): Step {
  const marks = new Map<Cell, Mark>();
  const options: Option[] = [];
  for (const { action, words } of scene.listed) {
    if (!chosen.every((word, index) => words[index] === word)) continue;
    const cell = CELL_NAMES.indexOf(itemAt(words, 3));
    const key = String(options.length + 1);
    marks.set(cell, cellMark(key, view, scene.foresee(action) as View, scene.ink));
    options.push({ key, words: [itemAt(words, 3)], label: '' });
  }
  const signs = `cubes ${cubeSign(RED, scene.ink)}${cubeSign(YELLOW, scene.ink)}, people @ and votes v`;
  return {
    question: `Where do you place ${chosen[1]}? Free cells show their number, the change of your lead, and that of ${signs}. A number followed by ? tells you more.`,
    options,
    picture: board(view, scene.ink, marks),
  };
}

/** ` 7    +3` and `●2 @1 v1`: number, change of the lead, cubes, people and votes. */
function cellMark(key: string, before: View, after: View, ink: Ink): Mark {
  const me = before.viewer;
  const was = standing(before, me);
  const is = standing(after, me);
  const change = (sign: string, by: number): string =>
    by === 0 ? '' : `${sign}${by > 0 ? '' : '-'}${Math.abs(by)}`;
  const parts = [
    change(cubeSign(me, ink), cubesOf(after, me) - cubesOf(before, me)),
    change(cubeSign(1 - me, ink), cubesOf(after, 1 - me) - cubesOf(before, 1 - me)),
    change('@', is.people - was.people),
    change('v', is.votes - was.votes),
  ].filter((part) => part !== '');
  const spaced = parts.join(' ');
  const lead = is.lead - was.lead;
  return [
    ` ${padEnd(ink.paint(key, 'bold'), 3)}${padStart(lead > 0 ? `+${lead}` : String(lead), 5)}`,
    ` ${widthOf(spaced) < 10 ? spaced : parts.join('')}`,
  ];
}
