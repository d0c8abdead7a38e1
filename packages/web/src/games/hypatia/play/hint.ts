/** What the Captain would do, and why: worked out on a ship imagined from the reader's view. */
import {
  captainsChoice,
  codec,
  HANGAR,
  hypatia,
  isPowered,
  type Ship,
  type ShipView,
  words,
} from '@airlock/hypatia';
import { type Action, fastRandom } from '@airlock/kernel';
import { effectLines, percent, theStation } from '../words.ts';
import { forecast } from './forecast.ts';
import type { Position } from './position.ts';

export interface Hint {
  readonly action: Action;
  /** "Play Science King into Medical". */
  readonly advice: string;
  readonly reason: string;
}

export function hintFor(position: Position): Hint | null {
  const { view, ship, seat } = position;
  if (!ship || seat === null || position.legal.size === 0) return null;
  const state = hypatia.imagine(view, fastRandom('a hint'));
  const imagined = state.ships[view.mode === 'race' ? seat : 0] as Ship;
  const action = captainsChoice(imagined, seat);
  return { action, advice: words.action(action, view), reason: reasonFor(ship, action) };
}

function reasonFor(ship: ShipView, action: Action): string {
  const kind = codec.kind(action);
  const [first = 0, second = 0] = codec.words(action);
  switch (kind) {
    case 'station':
    case 'move':
      return trickReason(ship, second, first + 1);
    case 'extra':
      return trickReason(ship, first, second + 1);
    case 'sentinel':
      return `A guard keeps ${theStation(second)} through two tricks.`;
    case 'tower':
      return 'The Tower Action gains more than a card in a trick would now.';
    case 'xo':
      return 'This Phage costs more than the suit does.';
    case 'victims':
      return 'The best card of the suit stays to win the trick.';
    case 'kill':
    case 'cocoon':
    case 'discard':
    case 'discardTwo':
      return 'It is worth least at the stations that stand.';
    case 'discardPhage':
    case 'movePhage':
      return 'Its station is in the greatest danger.';
    case 'reveal':
    case 'revealDone':
      return 'What lies there decides where the next cards go.';
    case 'flip':
      return first === HANGAR && isPowered(ship, HANGAR)
        ? 'The Hangar cannot be held, and a loss there ends the game.'
        : 'Its powered side gains most now.';
    case 'arm':
      return first === 0
        ? 'Few are left, or few rounds: without the self-destruct nothing counts.'
        : 'There is time to rescue more.';
    case 'destroy':
      return 'It is the least use of the stations that stand.';
    case 'pass':
    case 'decline':
      return 'Every card is worth more later.';
    default:
      return 'It gains most by the Captain’s reckoning.';
  }
}

function trickReason(ship: ShipView, station: number, card: number): string {
  const told = forecast(ship, station, card);
  const chance = `${percent(told.win)} to win as it stands`;
  const left = 5 - told.cards;
  const rest = told.resolves ? '' : `, with room for ${left} more`;
  return `At ${theStation(station)}: ${chance}${rest}. Win: ${effectLines(ship, station).win}.`;
}
