/** Claims as people say them, on buttons and in the ledger. */
import { type Action, itemAt, type Naming, type Seat, whom } from '@airlock/kernel';
import { codec } from '../actions.ts';
import { CLAIMABLE, GROUNDS, SKIP } from '../cards.ts';
import { momentOf } from '../state.ts';
import { cardName, momentName, shiftName, taskName } from './names.ts';

const ACCUSED_AS = ['of being Patient Zero', 'of being infected', 'without being sure'] as const;

const cardOfClaim = (word: number): string => cardName(itemAt(CLAIMABLE, word));

/** Nobody in particular reads a button, so that seats have their plain names there. */
const plainly: Naming = { names: [], reader: -1 };

/** What a claim says, to follow a name: `claims to have played Rest`. Made for "You" without the last s. */
export function claimWords(action: Action, naming: Naming, isReader: boolean): string {
  const [one = 0, two = 0, three = 0] = codec.words(action);
  const verb = (word: string): string => (isReader ? word : `${word}s`);
  const name = (seat: Seat): string => whom(seat, naming);
  switch (codec.kind(action)) {
    case 'plan':
      return `${verb('plan')} ${cardOfClaim(two)} for the ${shiftName(one)}`;
    case 'played':
      return `${verb('claim')} to have played ${cardOfClaim(three)} on ${momentName(momentOf(one + 1, two))}`;
    case 'ask':
      return `${verb('ask')} ${name(one)} for the card of ${momentName(momentOf(two + 1, three))}`;
    case 'suggestCard':
      return `${verb('suggest')} that ${name(one)} should play ${cardOfClaim(three)} in the ${shiftName(two)}`;
    case 'suggestTasks':
      return `${verb('suggest')} ${taskName(one)} first and ${taskName(two)} second`;
    case 'accuse':
      return `${verb('accuse')} ${name(one)} ${ACCUSED_AS[two]}`;
    case 'vouch':
      return `${verb('vouch').replace('vouchs', 'vouches')} for ${name(one)}`;
    case 'voteIntent':
      return one === SKIP ? `${verb('want')} to skip the vote` : `${verb('want')} to vote ${name(one)} out`;
    case 'because':
      return `${verb('point')} out that ${groundsWords(action, name(one), one === naming.reader)}`;
    case 'deny':
      return isReader
        ? `deny what ${name(one)} says of you`
        : `denies what ${one === naming.reader ? 'you say' : `${name(one)} says`} of them`;
    default:
      throw new Error(`"${codec.write(action)}" is not a claim.`);
  }
}

/** The same without a name, where one has been chosen already: `claims Rest on Day 1, morning shift, but none was in the pile`. */
export const groundsButton = (action: Action): string => groundsWords(action, '', false).trim();

/** Why somebody is suspect: `Seat 3 claims Rest on Day 1, morning shift, but none was in the pile`. */
function groundsWords(action: Action, name: string, isReader: boolean): string {
  const [, day = 0, shift = 0, ground = 0] = codec.words(action);
  const [grounds = '', id = ''] = itemAt(GROUNDS, ground).split('-');
  const card = id === '' ? '' : cardName(itemAt(CLAIMABLE, CARDS_OF_GROUNDS.indexOf(id)));
  const when = momentName(momentOf(day + 1, shift));
  const verb = (third: string, second: string): string => `${name} ${isReader ? second : third}`;
  const claims = verb('claims', 'claim');
  switch (grounds) {
    case 'NONE':
      return `${claims} ${card} on ${when}, but none was in the pile`;
    case 'FEWER':
      return `${claims} ${card} on ${when}, but more do than the pile held`;
    case 'TWICE':
      return `${claims} ${card} twice on Day ${day + 1}, and nobody has two`;
    case 'SILENT':
      return `${verb('has', 'have')} not said what they played on ${when}, when harm was done`;
    case 'CHANGED':
      return `${verb('has', 'have')} changed their word about ${when}`;
    case 'OTHERWISE':
      return `${verb('announced', 'announced')} another card for ${when} than they claim now`;
    case 'RESTED':
      return `${claims} Rest on ${when}, when Patient Zero must have rested`;
    default:
      return `${verb('voted', 'voted')} a Survivor out on Day ${day + 1}`;
  }
}

const CARDS_OF_GROUNDS = ['C1', 'C2', 'R'];

/** A claim as a button: `Claim to have played Rest`. */
export function claimButton(action: Action): string {
  if (codec.kind(action) === 'retract') return `Withdraw claim ${itemAt(codec.words(action), 0) + 1}`;
  const sentence = claimWords(action, plainly, true);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
