/**
 * Where a match stands, for clients that know no game: what happened, with a sentence for each event, the view with names in
 * place of numbers, who is awaited, and what the viewer can do now. All of it is made from what that viewer sees and hears; a
 * state is only imagined from their view, so that nothing else can show.
 */
import {
  type Choices,
  CLOCK,
  choicesFor,
  eventFor,
  type GameSpelling,
  imaginedFrom,
  type Naming,
  type Outcome,
  only,
  plainText,
  type Seat,
  type SeenEvent,
  SPECTATOR,
  type SpelledEvent,
  seatsIn,
  spelledEvent,
  tellApart,
  type Viewer,
} from '@airlock/kernel';
import type { AnyMatch } from './folding.ts';
import type { LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import type { ToldMoment } from './telling.ts';

/** For whom a position is. */
export type PositionReader = Pick<Member, 'viewer' | 'wantsChoices'>;

/** What goes with a position besides what can be seen in it. */
export interface PositionTold {
  readonly moments: readonly ToldMoment[];
  /** Whether those are all since the deal. */
  readonly whole: boolean;
  readonly undoable: boolean;
  /** The number of the message that it answers. */
  readonly id?: number | undefined;
}

interface Sight {
  readonly view: unknown;
  readonly waiting: readonly Seat[];
  /** What it was made from: the view itself, and a state imagined from it. */
  readonly seen: unknown;
  readonly state: unknown;
}

/**
 * The positions after one moment, each viewer's worked out once. They are looked at when that moment is done, even where others
 * are done before it is durable and shown: what a message tells must not depend on what comes after it.
 */
export class Positions {
  private readonly table: LiveTable;
  private readonly match: AnyMatch;
  private readonly spelling: GameSpelling;
  private readonly names: readonly string[];
  private readonly sights = new Map<Viewer, Sight>();
  private readonly offers = new Map<Viewer, Choices | null>();
  private readonly sequence: number;
  private readonly outcome: Outcome | null;

  constructor(table: LiveTable, spelling: GameSpelling) {
    if (!table.match) throw new Error('A table without a match has no position.');
    this.table = table;
    this.match = table.match;
    this.spelling = spelling;
    this.sequence = table.match.log.length;
    this.outcome = table.match.outcome;
    const { seats } = table.record;
    const named = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
    this.names = tellApart(named, (seat) => this.match.game.words.seat(seat));
  }

  /** Only where programs are at the table. */
  static at(table: LiveTable): Positions | undefined {
    let positions: Positions | undefined;
    for (const member of table.members) {
      const { spelling } = member;
      if (!spelling) continue;
      positions ??= new Positions(table, spelling);
      try {
        positions.look(member);
      } catch (error) {
        table.noteFault(error);
      }
    }
    return positions;
  }

  messageFor(reader: PositionReader, { moments, whole, undoable, id }: PositionTold): string {
    const { viewer } = reader;
    const { table, outcome, sequence } = this;
    const { time, record } = table;
    const { game } = this.match;
    const naming = this.namingOf(viewer);
    const { view, waiting, choices } = this.look(reader);
    const hasTime = game.hosting !== undefined || game.realTime !== undefined;
    return JSON.stringify({
      type: 'position',
      table: table.code,
      sequence,
      viewer,
      names: this.names,
      id,
      due: time?.due,
      clock: time?.clock,
      startedAt: hasTime ? record.match?.startedAt : undefined,
      waiting,
      choices,
      undoable,
      moments: moments.map((moment) => this.momentFor(moment, viewer, naming)),
      whole,
      view,
      outcome: outcome ? { ...outcome, sentence: plainText(game.words.outcome(outcome, naming)) } : undefined,
    });
  }

  private look({ viewer, wantsChoices }: PositionReader): Sight & { readonly choices: Choices | null } {
    const sight = computed(this.sights, viewer, () => this.seenBy(viewer));
    if (!wantsChoices) return { ...sight, choices: null };
    return { ...sight, choices: computed(this.offers, viewer, () => this.offeredTo(viewer, sight)) };
  }

  private seenBy(viewer: Viewer): Sight {
    const { match, spelling } = this;
    const { game } = match;
    const view = match.view(viewer);
    const spelled = spelling.view.spell(view as never);
    if (this.outcome) return { view: spelled, waiting: [], seen: view, state: null };
    // All there is to know of the real state stands in the view.
    const state = imaginedFrom(game, view);
    return { view: spelled, waiting: seatsIn(game.waiting(state) & ~only(CLOCK)), seen: view, state };
  }

  private offeredTo(viewer: Viewer, { seen, state }: Sight): Choices | null {
    if (this.outcome || viewer === SPECTATOR) return null;
    const choices = choicesFor(this.match.game, seen, viewer, this.namingOf(viewer), state);
    return isNothing(choices) ? null : choices;
  }

  private momentFor(
    { sequence, seat, at, events, byBot }: ToldMoment,
    viewer: Viewer,
    naming: Naming,
  ): object {
    const { words } = this.match.game;
    return {
      sequence,
      by: seat === CLOCK ? 'clock' : seat < 0 ? 'deal' : seat,
      at,
      events: events.map((event) => {
        const heard: SeenEvent = eventFor(event, viewer);
        const sentence = words.event(heard, naming);
        const spelled: SpelledEvent & { sentence?: string } = spelledEvent(this.spelling, heard);
        return sentence === null ? spelled : { ...spelled, sentence: plainText(sentence) };
      }),
      // Told to whoever owns the seat alone.
      ...(byBot && viewer === seat ? { byBot } : {}),
    };
  }

  private namingOf(reader: Viewer): Naming {
    return { names: this.names, reader };
  }
}

/** Sends somebody a position. One that cannot be told is a fault of ours and nobody else's concern: the match goes on. */
export function sendPosition(table: LiveTable, { listener }: Member, write: () => string): void {
  let text: string;
  try {
    text = write();
  } catch (error) {
    table.noteFault(error);
    listener.drop();
    return;
  }
  listener.send(text);
}

/** What is worked out once for everybody who looks from one seat. */
function computed<Value>(known: Map<Viewer, Value>, viewer: Viewer, compute: () => Value): Value {
  const kept = known.get(viewer);
  if (kept !== undefined) return kept;
  const value = compute();
  known.set(viewer, value);
  return value;
}

/** Whether a seat can do nothing at all. */
const isNothing = ({ actions, asides, forms }: Choices): boolean =>
  actions.length + asides.length + forms.length === 0;
