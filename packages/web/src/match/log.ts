/** The log: one line for each event that has words, under the plate of the turn it belongs to. */
import { type Naming, present, type Seat, type SeenEvent, type Words } from '@airlock/kernel';
import type { GamePage, Moment, SeatedPlayer } from '../games/contract.ts';
import type { IconName } from '../look/Icon.tsx';
import { words as ours } from '../words.ts';

export interface LogLine {
  readonly kind: 'line';
  readonly key: string;
  readonly icon: IconName;
  /** `*stars*` stand out. */
  readonly text: string;
  readonly event: SeenEvent;
  /** Of the log entry it belongs to. */
  readonly sequence: number;
}

/** Something about the people at the table, which no rule has caused. */
interface LogNote {
  readonly kind: 'note';
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
}

interface LogPlate {
  readonly kind: 'plate';
  readonly key: string;
  readonly text: string;
}

export type LogItem = LogLine | LogPlate | LogNote;

/** Who has been away, as far as the log needs to know. */
export type StoodIn = Pick<SeatedPlayer, 'seat' | 'name' | 'you' | 'stoodIn'>;

/** `behind` events at the end are known but not shown yet, so their lines are not shown either. */
export function logItems(
  moments: readonly Moment[],
  page: Pick<GamePage, 'chapter' | 'logIcon'>,
  words: Pick<Words, 'event'>,
  namingOfAll: Naming,
  behind = 0,
  players: readonly StoodIn[] = [],
): LogItem[] {
  const items: LogItem[] = [];
  const notes = notesOf(players);
  let chapters = 0;
  let left = moments.reduce((sum, { events }) => sum + events.length, 0) - behind;
  for (const { sequence, seat, events, byBot = false } of moments) {
    while (notes[0] && notes[0].after < sequence) items.push(present(notes.shift()).note);
    const bot = botAt(players, seat, sequence);
    const naming = bot ? withBot(namingOfAll, bot) : namingOfAll;
    // Said once for each thing that was done, however many events it has.
    let isSaid = !byBot && !bot?.you;
    for (const [index, event] of events.entries()) {
      if (left-- <= 0) return items;
      const key = `${sequence}.${index}`;
      const icon = page.logIcon(event);
      const text = icon === null ? null : words.event(event, naming);
      if (icon !== null && text !== null) {
        const line = isSaid ? text : `${text} ${ours.log.byBot}`;
        isSaid = true;
        items.push({ kind: 'line', key, icon, text: line, event, sequence });
      }
      const plate = page.chapter(event, chapters, naming);
      if (plate !== null) {
        chapters++;
        items.push({ kind: 'plate', key: `${key} plate`, text: plate });
      }
    }
  }
  return [...items, ...notes.map(({ note }) => note)];
}

/** Who a bot played for, when it did that. */
const botAt = (players: readonly StoodIn[], seat: Seat, sequence: number): StoodIn | undefined =>
  players.find(
    (player) =>
      player.seat === seat &&
      player.stoodIn?.some(([from, to]) => sequence > from && (to === null || sequence <= to)),
  );

/** The bot has no name of its own: what it does is done by "Ben’s bot", and to the reader in their name. */
const withBot = (naming: Naming, { seat, name, you }: StoodIn): Naming =>
  you
    ? naming
    : { ...naming, names: naming.names.map((one, at) => (at === seat ? ours.log.botOf(name) : one)) };

interface Placed {
  /** The length of the log before it. */
  readonly after: number;
  readonly note: LogNote;
}

/** When somebody was away and a bot took over, and when they were back. */
function notesOf(players: readonly StoodIn[]): Placed[] {
  const notes = players.flatMap(({ seat, name, stoodIn = [] }) =>
    stoodIn.flatMap(([from, to], turn): Placed[] => {
      const note = (after: number, icon: IconName, text: string): Placed => ({
        after,
        note: { kind: 'note', key: `${seat} ${turn} ${icon}`, icon, text },
      });
      const gone = note(from, 'pause', ours.log.standsIn(name));
      return to === null ? [gone] : [gone, note(to, 'person', ours.log.stoodIn(name))];
    }),
  );
  return notes.sort((one, other) => one.after - other.after);
}
