/** Outsider in the terminal: the ship, the Goals in play, the seats and the player's own hand. */
import { count, itemAt } from '@airlock/kernel';
import {
  CHARACTERS,
  cardName,
  cardsList,
  characterName,
  crisisName,
  gearCard,
  goalCard,
  goalOf,
  isGear,
  isGoal,
  LOCATION_IDS,
  locationName,
  loyaltyName,
  seatOf,
  thingOf,
  usesLocations,
  type View,
} from '@airlock/outsider';
import { type Ink, wrap } from '../../../ink.ts';
import type { Scene, Screen } from '../../screen.ts';

const NAME_WIDTH = 12;
const CHARACTER_WIDTH = 15;

export const screen: Screen = {
  draw(scene) {
    const view = scene.view as View;
    return [
      shipLine(view),
      ...(usesLocations(view.options) ? [placesLine(view)] : []),
      ...view.inPlay.map(goalLine),
      ...view.ongoing.map((entry) => ongoingLine(entry, scene)),
      '',
      ...view.survival.map((_, seat) => seatLine(view, seat, scene)),
      '',
      ...ownLines(view, scene.seat),
    ];
  },
  step: () => undefined,
  legend: () => [
    'After a seat come its character, Survival, completed Goals and number of cards.',
    'What you know of hidden cards comes after their place, as long as it is certain.',
  ],
};

function shipLine(view: View): string {
  const deck = view.piles.reduce((sum, { size }) => sum + size, 0);
  const goals = view.completed.reduce((sum, { length }) => sum + length, 0);
  return [
    `Turn ${view.turn}`,
    `deck ${deck}`,
    `Entropy ${view.entropy.size}`,
    `discard ${view.discard.length}`,
    `Crises ${view.crisisDeck.size}`,
    `Goals ${goals} of ${view.seats + 1}`,
    ...(view.stabilised === 0 ? [] : ['stable']),
    ...(view.direction < 0 ? ['play goes backwards'] : []),
  ].join(' · ');
}

function placesLine(view: View): string {
  return LOCATION_IDS.map((id, at) => {
    if ((view.destroyed >> at) % 2 === 1) return `${id} destroyed`;
    const pile = view.options.locDraw ? ` ${view.piles[at]?.size}` : '';
    return `${id}${pile}${view.supplyPlace === at ? ' Supply' : ''}`;
  }).join(' · ');
}

function goalLine(goal: number): string {
  const { name, skill, scrap, at } = goalCard(goal);
  const gear = gearCard(goalOf(goal)).name;
  return `  Goal ${name}: ${skill}, ${gear} or ${scrap.join(' ')}, ${LOCATION_IDS[at]}`;
}

const ongoingLine = (entry: number, { naming }: Scene): string =>
  `  Ongoing ${crisisName(thingOf(entry))} (${naming.names[seatOf(entry)]})`;

function seatLine(view: View, seat: number, { naming, ink }: Scene): string {
  const name = (seat === view.viewer ? 'You' : itemAt(naming.names, seat)).padEnd(NAME_WIDTH);
  const character = itemAt(view.characters, seat);
  const skills = CHARACTERS[character]?.skills.join(' ') ?? '';
  const known = view.hands[seat]?.known ?? [];
  const signs = [
    view.turn === 0 ? '' : survivalText(itemAt(view.survival, seat), ink),
    count(view.completed[seat]?.length ?? 0, 'Goal'),
    count(view.hands[seat]?.size ?? 0, 'card'),
    seat !== view.viewer && known.length > 0 ? `with ${cardsList(known)}` : '',
    view.tokens[seat] === -1 ? '' : locationName(itemAt(view.tokens, seat)),
    itemAt(view.loyalties, seat) < 0 ? '' : loyaltyName(itemAt(view.loyalties, seat)),
  ];
  const mark = seat === view.active ? '>' : ' ';
  const title = `${characterName(character)} ${skills}`.padEnd(CHARACTER_WIDTH);
  return `${mark} ${name}${title} ${signs.filter((sign) => sign !== '').join(', ')}`.slice(0, 80).trimEnd();
}

const survivalText = (left: number, { unicode }: Ink): string =>
  left === 0 ? 'Doomed' : left > 8 ? `${left} Survival` : (unicode ? '♥' : '+').repeat(left);

function ownLines(view: View, seat: number): string[] {
  const hand = view.hands[seat]?.known ?? [];
  const lines = wrap(`Your hand: ${hand.length === 0 ? 'nothing' : hand.map(inHand).join(', ')}`);
  if (view.supply.known.length > 0) lines.push(...wrap(`In the Supply: ${cardsList(view.supply.known)}`));
  return lines;
}

/** A card with what it is good for: `Kernel Key [PA PA TO]`, `Stop the Spin (NAV)`. */
function inHand(kind: number): string {
  if (isGear(kind)) return `${cardName(kind)} [${gearCard(kind).icons.join(' ')}]`;
  return isGoal(kind) ? `${cardName(kind)} (${goalCard(kind).skill})` : cardName(kind);
}
