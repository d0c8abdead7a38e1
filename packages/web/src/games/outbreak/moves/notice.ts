/** What a seat alone is told after a reveal and at night: the same paper for everybody, whatever stands on it. */
import { listOf, type Naming, present, type Seat, who } from '@airlock/kernel';
import { INF, INFECTED, momentName, PZERO, type Role, type View } from '@airlock/outbreak';
import { isOut, seatsOf } from './stage.ts';

export interface Notice {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What the reader is now: a card on everybody's paper, whatever stands on it. */
  readonly role: Role;
  /** What that means from now on. */
  readonly now: readonly string[];
}

/** How much of the match the reader has noted already. */
export interface Noted {
  readonly records: number;
  readonly day: number;
}

export function noticeOf(view: View, seat: Seat, noted: Noted, naming: Naming): Notice | null {
  if (view.result || isOut(view, seat)) return null;
  const sentences: string[] = [];
  const found = foundSince(view, noted.records);
  const isMorning = view.day > noted.day;
  if (found > 0) sentences.push(`${momentName(found)}: ${foundSentence(view, seat, found, isMorning)}`);
  if (isMorning) sentences.push(nightSentence(view, seat, naming));
  if (sentences.length === 0) return null;
  const role = present(view.roles[seat]);
  const title = isMorning ? 'The night has passed' : 'Infect was in the pile';
  return { title, sentences, role, now: whatNow(view, role) };
}

/** The same number of lines for everybody: nobody can tell from afar who reads something new. */
function whatNow(view: View, role: Role): readonly string[] {
  if (role === PZERO) {
    return [
      'You win with the Infected: infect, sabotage, and be believed.',
      view.options.deepCover
        ? 'You play Sabotage, Infect or Rest, and one Complete a Day.'
        : 'You play Sabotage, Infect or Rest, and never Complete.',
      'Whatever you claim to have completed is a lie: say what others say too.',
    ];
  }
  if (role === INFECTED) {
    return [
      'You win with the Infected: one Survivor left, or one Task.',
      view.options.infectedLimit === 'perDay'
        ? 'A Day allows you one Sabotage, one Complete and Rest.'
        : 'You play Sabotage, Complete or Rest, as you like.',
      'Keep it to yourself, and stay with what you have said so far.',
    ];
  }
  return [
    'You win with the Survivors: all Tasks completed, or Patient Zero voted out.',
    'You play Complete 1, Complete 2 and Rest, once a Day each.',
    'Compare what everybody claims with what was revealed.',
  ];
}

/** The newest Shift since in which Infect found a Rest; 0 for none. */
function foundSince({ records }: View, noted: number): number {
  for (let moment = records.length; moment > noted; moment--) {
    if (present(records[moment - 1]).target >= 0) return moment;
  }
  return 0;
}

/** OBK-506 */
function foundSentence(view: View, seat: Seat, moment: number, isMorning: boolean): string {
  const { mine, target, card } = present(view.records[moment - 1]);
  if (card === INF)
    return `your Infect *found a Rest*.${isMorning ? '' : ' Tonight you learn whose it was.'}`;
  if (mine !== target) return 'it did not find you. Nothing changes for you.';
  return view.infectedAt[seat] === moment
    ? 'it found your Rest. *You are now Infected.*'
    : 'it found your Rest, but you were already Infected. Nothing changes for you.';
}

/** OBK-702 to OBK-704 */
function nightSentence(view: View, seat: Seat, naming: Naming): string {
  const others = seatsOf(view).filter((other) => other !== seat && !isOut(view, other));
  if (view.roles[seat] === PZERO) {
    const infected = others.filter((other) => view.roles[other] === INFECTED);
    const names = listOf(infected.map((other) => `*${who(other, naming)}*`));
    if (infected.length === 0) return 'Night: nobody is Infected yet.';
    return infected.length === 1 ? `Night: ${names} is Infected.` : `Night: the Infected are ${names}.`;
  }
  const zero = others.find((other) => view.roles[other] === PZERO);
  if (zero !== undefined) return `Night: Patient Zero is *${who(zero, naming)}*.`;
  return view.roles[seat] === INFECTED
    ? 'Night: you slept. Patient Zero learned that you are Infected; you do not learn who that is.'
    : 'Night: you slept, and learned nothing.';
}
