/** What deserves a moment of its own on the table, in words: who did what to whom, and what it does. */
import { type Naming, plainText, type Seat, who } from '@airlock/kernel';
import {
  cardName,
  crisisCard,
  crisisName,
  goalCard,
  isReturn,
  type OutsiderEvent,
  words,
} from '@airlock/outsider';
import type { IconName } from '../../../look/Icon.tsx';
import type { Moment } from '../../contract.ts';
import { explain } from '../explain.ts';

export interface MomentWords {
  readonly icon: IconName;
  readonly plate: string;
  readonly headline: string;
  readonly lines: readonly string[];
}

type Moments = readonly Moment<OutsiderEvent>[];

/** `null` for what only moves on the table. */
export function momentWords(event: OutsiderEvent, naming: Naming, moments: Moments): MomentWords | null {
  const isReader = (seat: Seat): boolean => seat === naming.reader;
  const is = (seat: Seat): string => (isReader(seat) ? 'You are' : `${who(seat, naming)} is`);
  switch (event.type) {
    case 'sabotaged': {
      const { seat, goal } = event.open;
      return {
        icon: 'warn',
        plate: 'Sabotage',
        headline: `${isReader(seat) ? 'You sabotage' : `${who(seat, naming)} sabotages`} ${cardName(goal)}`,
        lines: [
          goalCard(goal).sabotage.says,
          `The Goal is discarded and no longer counts for ${isReader(seat) ? 'you' : 'them'}.`,
        ],
      };
    }
    case 'targeted': {
      const { seat, target } = event.open;
      const [plate, says] = reasonOf(event, moments);
      return {
        icon: 'person',
        plate,
        headline: plainText(words.event(event, naming) ?? '').replace(/\.$/, ''),
        lines: seat === target || says === '' ? [] : [says],
      };
    }
    case 'survivalChanged': {
      const { seat, doomed } = event.open;
      const [cause = ''] = explain(event, naming, moments)?.sentences ?? [];
      if (isReturn(event.open)) {
        return {
          icon: 'up',
          plate: 'Survival again',
          headline: `${is(seat)} no longer Doomed`,
          lines: [cause, 'Abilities are back, and two actions a turn.'],
        };
      }
      if (!doomed) return null;
      return {
        icon: 'person',
        plate: 'No Survival left',
        headline: `${is(seat)} Doomed`,
        lines: [
          cause,
          `One action a turn and no ability, until ${isReader(seat) ? 'you gain' : 'they gain'} Survival.`,
        ],
      };
    }
    case 'died': {
      const line = plainText(words.event(event, naming) ?? '');
      const [what = '', ...rest] = line.split(/(?<=\.) /);
      return {
        icon: 'close',
        plate: 'The Quick and the Dead',
        headline: what.replace(/\.$/, ''),
        lines: rest,
      };
    }
    case 'turned':
      return {
        icon: 'eye',
        plate: 'Eclipse Protocol',
        headline: `${is(event.open.seat)} now an Outsider`,
        lines: [
          `${isReader(event.open.seat) ? 'You hold' : 'They hold'} ${event.open.dark} Dark, more than anybody else.`,
        ],
      };
    case 'eclipseCounted':
    case 'surgeCounted':
      return {
        icon: 'clock',
        plate: event.type === 'surgeCounted' ? 'Dark Surge' : 'Eclipse Protocol',
        headline: event.type === 'surgeCounted' ? 'Points are counted' : 'Those left are counted',
        lines: [plainText(words.event(event, naming) ?? '')],
      };
    case 'obliterated':
      return {
        icon: 'octagon',
        plate: 'The game stops',
        headline: 'The ship cannot hold',
        lines: [plainText(words.event(event, naming) ?? '')],
      };
    default:
      return null;
  }
}

/** What lets somebody choose a player, and what its card says. */
function reasonOf(event: OutsiderEvent, moments: Moments): readonly [plate: string, says: string] {
  const events = moments.flatMap((moment) => moment.events);
  const at = events.indexOf(event);
  const cause = (at < 0 ? events : events.slice(0, at)).findLast(({ type }) => REASONS.has(type));
  switch (cause?.type) {
    case 'sabotaged':
      return [`${cardName(cause.open.goal)} is sabotaged`, goalCard(cause.open.goal).sabotage.says];
    case 'goalRepaired':
      return [`${cardName(cause.open.goal)} is repaired`, goalCard(cause.open.goal).repair.says];
    case 'crisisRevealed':
      return [crisisName(cause.open.crisis), crisisCard(cause.open.crisis).says];
    default:
      return ['A choice', ''];
  }
}

const REASONS: ReadonlySet<string> = new Set(['sabotaged', 'goalRepaired', 'crisisRevealed', 'turnStarted']);
