/** Whoever only looks, or is refused, changes nothing. */
import { seatsIn } from '@airlock/kernel';
import { actorsOf, allActions, viewersOf } from '../choices.ts';
import { bytesOf } from '../difference.ts';
import { expectSame, expectStill } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { withoutChanceOrTime } from '../forbidding.ts';
import { type AnyMatch, matchOf } from '../matches.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Move, Playthrough, Snapshot } from '../watching.ts';

const SHARED = 'A view taken earlier changed as the game went on: it shares something with the state.';

export const looking: Check = {
  id: 'looking',
  sentence: 'looking, asking and being refused change nothing and draw no chance',
  watch() {
    let match: AnyMatch | undefined;
    /** Views taken before the last move, with what they showed. */
    let early: { readonly view: unknown; readonly text: string }[] = [];
    return {
      opened() {
        early = [];
      },
      moved(move) {
        if (!move.act) match = matchOf(move.play);
        else repeat(match as AnyMatch, move);
        for (const { view, text } of early) expectStill(SHARED, text, view);
      },
      rested(position) {
        lookEverywhere(position);
        beRefused(match as AnyMatch, position);
        const { game, setting } = position.play;
        early = viewersOf(setting).map((viewer) => {
          const view = game.view(position.state, viewer);
          return { view, text: bytesOf(view) };
        });
      },
    };
  },
};

function repeat(match: AnyMatch, { act, state }: Move): void {
  if (!act) return;
  const played = match.play(act.seat, act.action, act.at);
  if (!played.ok) throw new Fault('A match refuses what the game accepts.', { seat: act.seat });
  expectSame('A match plays differently from the game alone.', state, match.state);
}

/** Everything that only looks, by its name. */
function looksAt({ game, setting, random }: Playthrough, state: unknown): [what: string, look: () => void][] {
  const listed = new Map(actorsOf(setting).map((seat) => [seat, [] as number[]]));
  return [
    ['Asking who is awaited', () => game.waiting(state)],
    ['Asking for the outcome', () => game.outcome(state)],
    ['Cloning', () => game.clone(state)],
    [
      'Viewing',
      () => {
        for (const viewer of viewersOf(setting)) game.view(state, viewer);
      },
    ],
    [
      'Listing actions',
      () => {
        for (const seat of listed.keys()) listed.set(seat, allActions(game, state, seat));
      },
    ],
    [
      'Asking for refusals',
      () => {
        for (const [seat, legal] of listed)
          for (const action of strangeActions(game, legal, random)) game.refusal(state, seat, action);
      },
    ],
  ];
}

/** All at once; only where something has changed, one after the other on a copy made before, to tell which it was. */
function lookEverywhere({ play, state, chance }: Snapshot): void {
  const { draws } = chance;
  const before = bytesOf(state);
  const copy = play.game.clone(state);
  withoutChanceOrTime(() => {
    for (const [, look] of looksAt(play, state)) look();
  });
  if (chance.draws !== draws) throw new Fault('Looking drew chance.');
  if (bytesOf(state) === before) return;
  // A copy that shares something with the state has changed along with it and could only blame the wrong one.
  for (const [what, look] of bytesOf(copy) === before ? looksAt(play, copy) : []) {
    look();
    expectStill(`${what} changed the state.`, before, copy);
  }
  expectStill('Looking changed the state.', before, state);
}

function beRefused(match: AnyMatch, { play: { game, setting, random }, state }: Snapshot): void {
  const before = bytesOf(match.state);
  const written = match.log.length;
  for (const seat of actorsOf(setting)) {
    const legal = allActions(game, state, seat);
    for (const action of strangeActions(game, legal, random)) {
      if (game.refusal(state, seat, action) === null) continue;
      if (match.play(seat, action).ok) {
        throw new Fault(`A match accepts the refused action ${action}.`, { seat });
      }
    }
    if (!match.canUndo(seat) && match.undo(seat).ok) throw new Fault('A match took back nothing.', { seat });
  }
  expectStill('A refused action changed the match.', before, match.state);
  expectSame('A refused action was written into the log.', written, match.log.length);
  expectSame(
    'A match awaits other seats than the game does.',
    seatsIn(game.waiting(state)),
    seatsIn(match.waiting),
  );
}
