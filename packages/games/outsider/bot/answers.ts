/** What the casual player answers when asked: cards to leave and take, targets, reactions. */
import type { Action, ActionList, Random, Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { actionOf, decode, wordOf } from '../actions.ts';
import { CREW, DARK, isGear, isGoal, type Kind, OUTSIDER } from '../cards.ts';
import { programAsking } from '../frames.ts';
import { programOf } from '../programs.ts';
import { strikesAll } from '../rules/crisis.ts';
import { coversGoal } from '../rules/goals.ts';
import { survivalOf } from '../rules/survival.ts';
import { countKind, handOf } from '../rules/zones.ts';
import type { Stage } from '../stages.ts';
import { shareOf } from './dealing.ts';
import { hasDoneItsPart, isCooperative, needOf } from './hurry.ts';
import { keepWorth } from './keeping.ts';
import { deckLeft, handKinds, isOutsider, type Outlook, spareGear } from './outlook.ts';
import { filledTo, lossWorth, placeWorth, roomToDraw } from './ship.ts';
import { helps } from './supply.ts';
import { isUseless, risksDark } from './turn.ts';

type Asked = Extract<Stage, { kind: 'question' }>;

const cardIn = (action: Action): Kind => wordOf(action);

const isCard = (action: Action): boolean => decode(action).kind === 'card';

/** The first of the best. */
function bestBy(options: readonly Action[], worth: (action: Action) => number): Action {
  let best = itemAt(options, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of options) {
    const one = worth(action);
    if (one <= most) continue;
    most = one;
    best = action;
  }
  return best;
}

/** Friends first: others on one's own side as far as known, the weakest or the strongest of the rest. */
function enemyWorth({ state, seat, suspicion }: Outlook, other: Seat): number {
  if (other === seat) return -100;
  const isOpen = (state.revealed >> other) % 2 === 1;
  const isEnemy = isOpen
    ? state.loyalties[other] !== state.loyalties[seat]
    : state.loyalties[seat] === OUTSIDER || itemAt(suspicion, other) > 0;
  const left = survivalOf(state, other);
  return (
    (isEnemy ? 10 : 0) +
    (left > 0 ? 5 - left : -5) +
    (state.loyalties[seat] === CREW ? itemAt(suspicion, other) : 0)
  );
}

export function answer(outlook: Outlook, asked: Asked, list: ActionList, random: Random): Action {
  const options = list.toArray();
  const any = itemAt(options, random.int(options.length));
  const has = (action: Action): boolean => options.includes(action);
  switch (asked.question) {
    case 'leaveCard':
      return bestBy(options, (action) => leaveWorth(outlook, cardIn(action)));
    case 'takeCard':
      return bestBy(options, (action) => takeWorth(outlook, cardIn(action)));
    case 'giveCard':
      return bestBy(options, (action) => -keepWorth(outlook, cardIn(action)));
    case 'takeSeen':
    case 'takeFromDiscard':
      return bestBy(options, (action) => keepWorth(outlook, cardIn(action)));
    case 'discardSeen':
      return bestBy(options, (action) => (isGear(cardIn(action)) ? 1 : 0));
    case 'discardGear':
    case 'discardOrLose':
    case 'lifeSupport':
      return loseOrDiscard(outlook, options);
    case 'pickDiscards':
      return pickDiscard(outlook, options);
    case 'pickScrap':
      return pickScrap(outlook, asked.argument, options);
    case 'target':
    case 'second':
    case 'trapTarget':
      return aim(outlook, options);
    case 'cosmologist':
      return survivalOf(outlook.state, outlook.seat) > 1 ? actionOf('lose') : actionOf('draw');
    case 'darkToEntropy':
      return has(actionOf('card', DARK)) && !isOutsider(outlook)
        ? actionOf('card', DARK)
        : actionOf('decline');
    case 'secondExchange':
    case 'exchangeOrNot':
      return actionOf('decline');
    case 'clearOngoing':
    case 'salvageGear':
      return options.find((action) => action !== actionOf('decline')) ?? any;
    case 'declineCrises':
      return actionOf('draw');
    case 'eclipseSide':
      return actionOf('side', outlook.state.loyalties[outlook.seat] === OUTSIDER ? 1 : 0);
    case 'entropyPlace':
    case 'crisisPlace':
      return bestBy(options, (action) => lossWorth(outlook.state, wordOf(action)));
    case 'token':
    case 'relocate':
    case 'moveSupply':
      return bestBy(options, (action) => placeWorth(outlook, wordOf(action)));
    case 'dealOut':
      return actionOf('number', shareOf(outlook.state, asked.argument));
    default:
      return any;
  }
}

/** A Crew player leaves what helps others, a Dark only where it does no harm; an Outsider leaves Dark. */
function leaveWorth(outlook: Outlook, kind: Kind): number {
  const { state } = outlook;
  if (kind === DARK) {
    const isSafe = 2 * (countKind(state.supply, DARK) + 1) <= state.supply.length;
    return isOutsider(outlook) || isSafe ? 10 : -5;
  }
  if (isOutsider(outlook)) return isGoal(kind) ? 1 : -keepWorth(outlook, kind);
  if (hasDoneItsPart(outlook) && isGear(kind)) return 8;
  return (isGear(kind) && helps(outlook, kind).length > 0 ? 8 : 0) - keepWorth(outlook, kind);
}

function takeWorth(outlook: Outlook, kind: Kind): number {
  if (kind === DARK) return -10;
  const { state } = outlook;
  if (hasDoneItsPart(outlook) && isGear(kind)) return -1;
  if (isOutsider(outlook) && state.inPlay.includes(kind + 16)) return 8;
  return keepWorth(outlook, kind);
}

/** Gear nobody needs rather than Survival, and Survival rather than Dark or what is needed. */
function loseOrDiscard(outlook: Outlook, options: readonly Action[]): Action {
  const { state, seat } = outlook;
  const cards = options.filter((action) => isCard(action) && cardIn(action) !== DARK);
  const cheapest = cards.length > 0 ? bestBy(cards, (action) => -keepWorth(outlook, cardIn(action))) : null;
  const mustKeep = cheapest !== null && keepWorth(outlook, cardIn(cheapest)) > 5;
  if (cheapest !== null && (!mustKeep || survivalOf(state, seat) <= 1)) return cheapest;
  return options.includes(actionOf('lose')) ? actionOf('lose') : itemAt(options, 0);
}

/** Useless Goals, then one Dark with Survival to spare; then draw, as far as the pile allows. */
function pickDiscard(outlook: Outlook, options: readonly Action[]): Action {
  const { state, seat } = outlook;
  const isMarked = (kind: Kind): boolean => state.picked.includes(kind);
  const isDone = options.includes(actionOf('done'));
  const drawn = filledTo(state, seat) - handOf(state, seat).length + state.picked.length;
  if (isDone && drawn >= roomToDraw(state, seat)) return actionOf('done');
  const useless = handKinds(outlook).find((kind) => !isMarked(kind) && isUseless(outlook, kind));
  if (useless !== undefined) return actionOf('card', useless);
  const dark = actionOf('card', DARK);
  if (risksDark(outlook) && !isMarked(DARK) && options.includes(dark)) return dark;
  if (isDone) return actionOf('done');
  const cards = options.filter((action) => isCard(action) && cardIn(action) !== DARK);
  return cards.length > 0
    ? bestBy(cards, (action) => -keepWorth(outlook, cardIn(action)))
    : (options.find(isCard) ?? actionOf('cancel'));
}

/** The least useful Gear first, until the icons are covered. */
function pickScrap(outlook: Outlook, argument: number, options: readonly Action[]): Action {
  if (options.includes(actionOf('done'))) return actionOf('done');
  const goal = 16 + Math.floor(argument / 2);
  const { state, seat } = outlook;
  const left = spareGear(outlook).filter((kind) => !state.picked.includes(kind));
  const ending = left.find((kind) => coversGoal(state, seat, goal, [...state.picked, kind]));
  const next = ending ?? left[0];
  return next === undefined ? actionOf('cancel') : actionOf('card', next);
}

/** At an enemy with little left, or for the good of oneself. */
function aim(outlook: Outlook, options: readonly Action[]): Action {
  const players = options.filter((action) => decode(action).kind === 'player');
  if (players.length === 0) return itemAt(options, 0);
  const { state, seat } = outlook;
  const gives = programOf(programAsking(state)).some(
    (operation) => operation.do === 'gain' && operation.who !== 'you',
  );
  if (gives && isCooperative(state)) return bestBy(players, (action) => needOf(state, wordOf(action)));
  if (gives) return players.find((action) => wordOf(action) === seat) ?? itemAt(players, 0);
  return bestBy(players, (action) => enemyWorth(outlook, wordOf(action)));
}

/** Whether a Crisis would end the game for everybody. */
const wouldEndAll = ({ state }: Outlook, crisis: number): boolean =>
  strikesAll(crisis) && state.survival.every((left) => left <= 1);

/** Cards that cancel are kept for what strikes all, and for oneself when it is close. */
export function react(outlook: Outlook, crisis: number, resolver: Seat, list: ActionList): Action {
  const { state, seat } = outlook;
  const options = list.toArray();
  const tool = [actionOf('deflect'), actionOf('shield')].find((action) => options.includes(action));
  if (tool === undefined) return actionOf('pass');
  const isNear = survivalOf(state, seat) <= 2 && resolver === seat;
  const isWorth = isOutsider(outlook)
    ? wouldEndAll(outlook, crisis) || (isNear && survivalOf(state, seat) === 1)
    : wouldEndAll(outlook, crisis) ||
      isNear ||
      (strikesAll(crisis) && state.survival.some((left) => left === 1));
  return isWorth ? tool : actionOf('pass');
}

/** The Anchor is for the last cards. */
export function reactToEntropy(outlook: Outlook, list: ActionList): Action {
  const isLast = deckLeft(outlook) <= (isOutsider(outlook) ? 0 : 2);
  const anchor = actionOf('anchor');
  return isLast && list.has(anchor) ? anchor : actionOf('pass');
}

/** In secret: Dark where there is some, else what is wanted least. */
export function chooseInSecret(outlook: Outlook, list: ActionList): Action {
  const isOpening = outlook.state.turn === 0;
  return bestBy(list.toArray(), (action) => {
    const kind = cardIn(action);
    if (isOpening && kind === DARK) return isOutsider(outlook) ? 10 : -5;
    return -keepWorth(outlook, kind);
  });
}
