/** Whoever only looks, or is refused, changes nothing. */
import { seatsIn } from '@airlock/kernel';
import { actorsOf, allActions, viewersOf } from '../choices.ts';
import { bytesOf } from '../difference.ts';
import { expectSame, expectStill } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { withoutChanceOrTime } from '../forbidding.ts';
import { type AnyMatch, matchOf } from '../matches.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Move, Position } from '../watching.ts';

const SHARED = 'A view taken earlier changed when the game went on: it shares something with the state.';

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
  expectSame('A match plays otherwise than the game alone.', state, match.state);
}

function lookEverywhere({ play, state, chance }: Position): void {
  const { game, setting, random } = play;
  const { draws } = chance;
  const before = bytesOf(state);
  const untouched = (what: string, look: () => void): void => {
    withoutChanceOrTime(look);
    expectStill(`${what} changed the state.`, before, state);
    if (chance.draws !== draws) throw new Fault(`${what} drew chance.`);
  };
  untouched('Asking who is awaited', () => game.waiting(state));
  untouched('Asking for the outcome', () => game.outcome(state));
  untouched('Cloning', () => game.clone(state));
  untouched('Viewing', () => {
    for (const viewer of viewersOf(setting)) game.view(state, viewer);
  });
  for (const seat of actorsOf(setting)) {
    let legal: number[] = [];
    untouched('Listing actions', () => {
      legal = allActions(game, state, seat);
    });
    untouched('Asking for refusals', () => {
      for (const action of strangeActions(game, legal, random)) game.refusal(state, seat, action);
    });
  }
}

function beRefused(match: AnyMatch, { play: { game, setting, random }, state }: Position): void {
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
  expectSame('A match awaits others than the game.', seatsIn(game.waiting(state)), seatsIn(match.waiting));
}
