/** The decisions of a match, each with what its seat could know when it was made. */
import {
  type Action,
  CLOCK,
  eventFor,
  type Game,
  type LogEntry,
  Match,
  type MatchHeader,
  type Seat,
  type Seated,
  type SeenEvent,
  type ToldEvent,
  UNDO,
} from '@airlock/kernel';

export interface Decision<View = unknown, Event extends SeenEvent = SeenEvent> {
  /** Its place in the log, from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
  readonly seated: Seated<View, Event>;
}

/** What a seat took back was no decision. */
function takenBack(log: readonly LogEntry[]): ReadonlySet<number> {
  const standing: number[] = [];
  const back = new Set<number>();
  for (const [index, { action }] of log.entries()) {
    if (action !== UNDO) standing.push(index);
    else {
      const last = standing.pop();
      if (last !== undefined) back.add(last);
    }
  }
  return back;
}

/** Everything that seats did and left so, in the order of the log; `before` may look at the match before each of them. */
export function decisionsOf<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  header: MatchHeader,
  seed: string,
  log: readonly LogEntry[],
  before?: (match: Match<State, View, Event>, decision: Decision<View, Event>) => void,
): { readonly decisions: readonly Decision<View, Event>[]; readonly match: Match<State, View, Event> } {
  const match = new Match(game, header, seed);
  const heard: Event[][] = header.seats.map(() => []);
  const hear = (events: readonly ToldEvent<Event>[]): void => {
    for (const event of events) {
      for (const [seat, ears] of heard.entries()) ears.push(eventFor(event, seat));
    }
  };
  hear(match.opening);
  const back = takenBack(log);
  const decisions: Decision<View, Event>[] = [];
  for (const [index, { seat, action, at }] of log.entries()) {
    if (action === UNDO) {
      match.undo(seat, at);
      continue;
    }
    if (seat !== CLOCK && !back.has(index)) {
      const seated = { seat, view: match.view(seat), heard: [...(heard[seat] ?? [])] };
      const decision = { index, seat, action, at, seated };
      decisions.push(decision);
      before?.(match, decision);
    }
    const done = match.play(seat, action, at);
    if (!done.ok) throw new Error(game.words.refusal(done.refusal));
    hear(done.events);
  }
  return { decisions, match };
}
