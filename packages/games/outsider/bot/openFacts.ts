/** What lies open speaks against some claims: nobody says what everybody sees to be wrong. */
import { type Action, has, itemAt, type Seat } from '@airlock/kernel';
import { decode, PLACES } from '../actions.ts';
import { DARK, FIRST_GOAL, KIND_COUNT, type Kind } from '../cards.ts';
import { copiesIn } from '../options.ts';
import { hasSkill } from '../rules/goals.ts';
import { characterOf } from '../rules/survival.ts';
import { handOf, supplyCards } from '../rules/zones.ts';
import { type Held, kindOf, knowersOf, PUBLIC_BIT, type State, thingOf } from '../state.ts';

const isPublic = (held: Held): boolean => (knowersOf(held) & PUBLIC_BIT) !== 0;

/** How many of a kind lie where everybody sees them, and not in this seat's hand. */
function openElsewhere(state: State, seat: Seat, kind: Kind): number {
  let count = 0;
  for (const entry of state.discard) if (thingOf(entry) === kind) count++;
  for (const open of [state.inPlay, state.completing, ...state.completed])
    for (const card of open) if (card === kind) count++;
  const hands = state.hands.filter((_, other) => other !== seat);
  for (const zone of [supplyCards(state), ...hands, ...state.piles])
    for (const held of zone) if (isPublic(held) && kindOf(held) === kind) count++;
  return count;
}

const isImpossible = (state: State, seat: Seat, kind: Kind, count: number): boolean =>
  kind < KIND_COUNT && openElsewhere(state, seat, kind) > itemAt(copiesIn(state), kind) - count;

/** Whether everybody who looks around sees that a claim is wrong. */
export function isRefutedByOpenFacts(state: State, seat: Seat, action: Action): boolean {
  const { kind, words } = decode(action);
  const [one = 0, two = 0, three = 0] = words;
  switch (kind) {
    case 'hold':
      return isImpossible(state, seat, one, two + 1);
    case 'lack':
      return handOf(state, seat).some((held) => isPublic(held) && kindOf(held) === one);
    case 'canComplete': {
      const goal = FIRST_GOAL + one;
      if (three === 0 && !state.inPlay.includes(goal)) return true;
      if (!hasSkill(characterOf(state, seat), goal)) return true;
      return two === 0 && isImpossible(state, seat, one, 1);
    }
    case 'sawDark': {
      if (one !== PLACES.indexOf('SUPPLY')) return false;
      const supply = supplyCards(state);
      const dark = supply.filter((held) => isPublic(held) && kindOf(held) === DARK).length;
      const unknown = supply.filter((held) => !isPublic(held)).length;
      return two < dark || two > dark + unknown;
    }
    case 'iAm':
      return has(state.revealed, seat) && itemAt(state.loyalties, seat) !== one;
    default:
      return false;
  }
}
