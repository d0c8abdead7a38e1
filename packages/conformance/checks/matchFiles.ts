/** An exported match, with what was taken back in it, folds to the same state, outcome and events. */
import {
  type AnyGame,
  logOf,
  type MatchFile,
  parseFile,
  replayFile,
  type ToldEvent,
  toFile,
  UNDO,
} from '@airlock/kernel';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { type AnyMatch, matchOf } from '../matches.ts';
import type { Check, Move, Playthrough } from '../watching.ts';

/** A match and everything told in it, one list for each entry of the log. */
interface Recorded {
  readonly match: AnyMatch;
  readonly events: (readonly ToldEvent[])[];
}

export const matchFiles: Check = {
  id: 'match files',
  sentence: 'an exported match replays to the same state, outcome and events, including actions taken back',
  watch() {
    let told: Recorded | undefined;
    return {
      moved(move) {
        if (move.act) playAndTakeBack(told as Recorded, move);
        else {
          const match = matchOf(move.play);
          told = { match, events: [match.opening] };
        }
      },
      ended({ play }) {
        if (told?.match.outcome) exportAndReplay(play, told);
      },
    };
  },
};

/** Where the kernel allows it, the action is taken back and done again half of the time. */
function playAndTakeBack({ match, events }: Recorded, { play, act }: Move): void {
  if (!act) return;
  const doIt = (): void => {
    const played = match.play(act.seat, act.action, act.at);
    if (!played.ok) throw new Fault('A match refuses what the game accepts.', { seat: act.seat });
    events.push(played.events);
  };
  doIt();
  if (!match.canUndo(act.seat) || play.random.int(2) === 0) return;
  match.undo(act.seat, act.at);
  events.push([]);
  doIt();
}

function exportAndReplay({ game, seed }: Playthrough, original: Recorded): void {
  const file = toFile(original.match, seed);
  const parsed = parseFile(JSON.stringify(file), { [game.id]: game });
  if (!parsed.ok) throw new Fault(`The exported match cannot be read again: ${parsed.problem}`);
  expectSame('The exported match is read differently from how it was written.', file, parsed.value);
  const replayed = replayFile(game, parsed.value);
  if (!replayed.ok) throw new Fault(`The exported match cannot be replayed: ${replayed.problem}`);
  const { match } = original;
  expectSame('The replayed match ends in a different state.', match.state, replayed.value.state);
  expectSame('The replayed match has a different outcome.', match.outcome, replayed.value.outcome);
  expectSame('The replayed match has a different log.', match.log, replayed.value.log);
  expectSame(
    'The replayed match tells different events.',
    original.events,
    eventsOf(game, parsed.value, match),
  );
  expectSame('The exported outcome is not that of the match.', parsed.value.outcome, match.outcome);
}

function eventsOf(game: AnyGame, file: MatchFile, like: AnyMatch): (readonly ToldEvent[])[] {
  const empty = replayFile(game, { ...file, log: [] });
  if (!empty.ok) throw new Fault(`The exported match cannot be begun again: ${empty.problem}`);
  const events: (readonly ToldEvent[])[] = [empty.value.opening];
  for (const { seat, action, at } of logOf(game, file)) {
    if (action === UNDO) {
      empty.value.undo(seat, at);
      events.push([]);
    } else {
      const played = empty.value.play(seat, action, at);
      events.push(played.ok ? played.events : []);
    }
  }
  expectSame('The match played entry by entry ends in a different state.', like.state, empty.value.state);
  return events;
}
