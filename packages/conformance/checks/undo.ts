/** What may be taken back has shown nobody anything, and taking it back restores everything. */
import { only } from '@airlock/kernel';
import { seatsOf } from '../choices.ts';
import { bytesOf } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { type AnyMatch, matchOf } from '../matches.ts';
import type { Check, Move } from '../watching.ts';

const WORLDS = 6;

export const undo: Check = {
  id: 'undo',
  sentence: 'only what showed nobody anything can be taken back, and then all of it is',
  watch() {
    let match: AnyMatch | undefined;
    return {
      moved(move) {
        if (move.act) inspect(match as AnyMatch, move, move.act);
        else match = matchOf(move.play);
      },
    };
  },
};

function inspect(match: AnyMatch, move: Move, { seat, action, at }: NonNullable<Move['act']>): void {
  const { play, before, state, chance, chanceBefore } = move;
  const { game, setting } = play;
  const played = match.play(seat, action, at);
  if (!played.ok) throw new Fault('A match refuses what the game accepts.', { seat });
  if (played.undoable !== match.canUndo(seat))
    throw new Fault('A match contradicts itself about taking back.', { seat });
  for (const other of seatsOf(setting)) {
    if (other !== seat && match.canUndo(other))
      throw new Fault('A seat may take back what another seat did.', { seat: other });
  }
  if (!played.undoable) return;
  const text = game.codec.write(action);
  if (bytesOf(chance.save()) !== bytesOf(chanceBefore)) {
    throw new Fault(`"${text}" may be taken back although it drew chance.`, { seat });
  }
  if (match.waiting !== only(seat))
    throw new Fault(`"${text}" may be taken back although another seat is asked.`, { seat });
  if (setting.seats > 1 && played.events.length > 0) {
    throw new Fault(`"${text}" may be taken back although others heard "${played.events[0]?.type}".`, {
      seat,
    });
  }
  for (const other of setting.seats > 1 ? seatsOf(setting) : []) {
    if (other === seat || bytesOf(game.view(before, other)) === bytesOf(game.view(state, other))) continue;
    throw new Fault(`"${text}" may be taken back although another seat saw it.`, { seat, viewer: other });
  }
  expectNothingShown(move, seat, action, at);
  if (!match.undo(seat, at).ok) throw new Fault(`"${text}" cannot be taken back after all.`, { seat });
  expectSame(`Taking back "${text}" leaves something behind.`, before, match.state, { seat });
  match.play(seat, action, at);
  expectSame(`Done again, "${text}" leads elsewhere.`, state, match.state, { seat });
}

/** If the view afterwards depends on the world, the action has shown something hidden. */
function expectNothingShown({ play, before, state }: Move, seat: number, action: number, at: number): void {
  const { game, random } = play;
  const view = game.view(before, seat);
  const seen = game.view(state, seat);
  for (let worlds = 0; worlds < WORLDS; worlds++) {
    const world = game.imagine(view, random);
    if (game.refusal(world, seat, action) !== null) continue;
    game.apply(world, seat, action, { random, now: at, tell: null });
    expectSame(
      `"${game.codec.write(action)}" may be taken back although it showed something hidden.`,
      seen,
      game.view(world, seat),
      { seat },
    );
  }
}
