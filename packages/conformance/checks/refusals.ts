/** What is not listed is refused, with a rule that exists and a sentence that can be read. */
import { type Action, type AnyGame, pick, type Random, type Refusal, type Seat } from '@airlock/kernel';
import { actorsOf, allActions, asidesOf, someActors, strangersTo } from '../choices.ts';
import { bytesOf, lostInJson } from '../difference.ts';
import { Fault } from '../finding.ts';
import { expectSentence } from '../sentences.ts';
import { strangeActions } from '../strangeActions.ts';
import type { Check, Snapshot } from '../watching.ts';

const SAMPLE = 6;
/** At one position in this many the whole range of actions is tried, if it is not too large. */
const POSITIONS_PER_SWEEP = 60;
const LARGEST_SWEEP = 200_000;

export const refusals: Check = {
  id: 'refusals',
  sentence: 'every action that is not listed is refused with a rule and a sentence',
  watch() {
    /** Refusals whose rule and words were found good already. */
    const known = new Set<string>();
    return { rested: (position) => inspect(position, known) };
  },
};

function inspect(position: Snapshot, known: Set<string>): void {
  const { play, state } = position;
  const { game, setting, plan, random } = play;
  const actors = actorsOf(setting);
  const everyones = actors.flatMap((seat) => allActions(game, state, seat));
  for (const seat of someActors(setting, random)) {
    const legal = allActions(game, state, seat);
    const listed = new Set(legal);
    const tried = [
      ...strangeActions(game, legal.length > 0 ? legal : everyones, random),
      ...actors.flatMap((other) => asidesOf(game, state, other)),
      ...someOf(everyones, random),
    ];
    for (const action of tried) {
      if (listed.has(action)) continue;
      const refusal = game.refusal(state, seat, action);
      if (refusal) expectReason(position, seat, action, refusal, known);
      else if (plan.listsAll !== false || !Number.isInteger(action)) {
        throw new Fault(`${textOf(game, action)} is accepted but not listed.`, { seat });
      }
    }
    if (plan.listsAll !== false && random.int(POSITIONS_PER_SWEEP) === 0) sweep(position, seat, listed);
  }
  const strangers = strangersTo(setting);
  const seat = pick(strangers, random);
  for (const action of [...someOf(everyones, random), ...strangeActions(game, everyones, random)]) {
    const refusal = game.refusal(state, seat, action);
    if (refusal) expectReason(position, seat, action, refusal, known);
    else throw new Fault(`${textOf(game, action)} is accepted from somebody not at the table.`, { seat });
  }
}

/** Every number there is, without asking for words. */
function sweep(position: Snapshot, seat: Seat, listed: ReadonlySet<Action>): void {
  const { game } = position.play;
  if (game.codec.size > LARGEST_SWEEP) return;
  for (let action = 0; action < game.codec.size; action++) {
    if (game.refusal(position.state, seat, action) === null && !listed.has(action)) {
      throw new Fault(`${textOf(game, action)} is accepted but not listed.`, { seat });
    }
  }
}

function someOf(actions: readonly Action[], random: Random): Action[] {
  return Array.from({ length: Math.min(actions.length, SAMPLE) }, () => pick(actions, random));
}

function expectReason(
  { play: { game }, state }: Snapshot,
  seat: Seat,
  action: Action,
  refusal: Refusal,
  known: Set<string>,
): void {
  const sent = bytesOf(refusal);
  if (bytesOf(game.refusal(state, seat, action)) !== sent) {
    throw new Fault(`${textOf(game, action)} is refused differently when asked again.`, { seat });
  }
  if (known.has(sent)) return;
  const text = textOf(game, action);
  if (!Object.hasOwn(game.words.rules, refusal.rule)) {
    throw new Fault(`${text} is refused by the rule "${refusal.rule}", which does not exist.`, { seat });
  }
  const lost = lostInJson(refusal);
  if (lost) throw new Fault(`The refusal of ${text} cannot be sent as it is.`, { seat, difference: lost });
  expectSentence(game.words.refusal(refusal), `The refusal of ${text} (${refusal.reason})`);
  known.add(sent);
}

/** Nonsense has a number but no text. */
function textOf(game: AnyGame, action: Action): string {
  const isAction = Number.isInteger(action) && action >= 0 && action < game.codec.size;
  return isAction ? `"${game.codec.write(action)}"` : `The action number ${action}`;
}
