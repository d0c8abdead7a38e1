/** What the clock did because somebody's time had run out, in words. */
import { type Action, bold, count, type Naming, who, whom } from '@airlock/kernel';
import { decode } from '../actions.ts';
import type { OutsiderEvent } from '../events.ts';
import { cardName, characterName, crisisName, locationName, putBack } from './names.ts';

export type TimedOut = Extract<OutsiderEvent, { type: 'timedOut' }>;

/** What it means to say no, by what was asked. */
const DECLINED: Readonly<Record<string, string>> = {
  second: 'nobody else',
  secondExchange: 'to exchange no second card',
  darkToEntropy: 'to keep every Dark',
  clearOngoing: 'to clear no Crisis',
  salvageGear: 'to take no Gear',
  exchangeOrNot: 'to leave the Supply alone',
  declineCrises: 'to draw no Crises',
  dealOut: 'to deal no more cards',
};

/** "Lens Array", "to lose 1 Survival"; `null` where the reader may not know it. */
export function chosenByClock({ open, own }: TimedOut, naming: Naming): string | null {
  if (open.at === 'turn')
    return open.seat === naming.reader ? 'the end of your turn' : 'the end of their turn';
  if (!own) return null;
  return answerWords(own.answer, own.asked, naming);
}

function answerWords(answer: Action, asked: string | null, naming: Naming): string {
  const { kind, words } = decode(answer);
  const [one = 0, two = 0] = words;
  switch (kind) {
    case 'card':
      return cardName(one);
    case 'player':
      return one === naming.reader ? 'to choose yourself' : whom(one, naming);
    case 'crisis':
      return crisisName(one);
    case 'character':
      return `the ${characterName(one)}`;
    case 'location':
      return `the ${locationName(one)}`;
    case 'number':
      return `to deal ${count(one, 'card')} there`;
    case 'lose':
      return 'to lose 1 Survival';
    case 'draw':
      return asked === 'declineCrises' ? 'to draw the Crises' : 'to draw the Crisis';
    case 'top':
    case 'bottom':
    case 'topCrisis':
    case 'bottomCrisis':
      return putBack(kind, one);
    case 'assign':
      return `${crisisName(one)} for ${whom(two, naming)}`;
    case 'side':
      return one === 0 ? 'the Crew' : 'the Outsiders';
    case 'pass':
      return 'to pass';
    case 'decline':
      return DECLINED[asked ?? ''] ?? 'to decline';
    default:
      // What was begun is broken off: cards were being marked.
      return 'to change nothing';
  }
}

/** Everybody learns whose time ran out; what was chosen in secret, only they. A window that closes is no news to the others. */
export function timeoutWords(event: TimedOut, naming: Naming): string | null {
  const { seat, at } = event.open;
  const isReader = seat === naming.reader;
  if (at === 'window') return isReader ? 'Time ran out: you passed.' : null;
  const whose = isReader ? 'Time ran out' : `${who(seat, naming)}’s time ran out`;
  if (at === 'turn') return `${whose}: ${isReader ? 'your' : 'their'} turn ended.`;
  const chosen = chosenByClock(event, naming);
  if (chosen === null) return `${whose}.`;
  const forWhom = isReader ? 'for you' : 'for them';
  return chosen.startsWith('to ')
    ? `${whose}: it was chosen ${forWhom} ${bold(chosen)}.`
    : `${whose}: ${bold(chosen)} was chosen ${forWhom}.`;
}
