/** Whatever a game says can be read, and every rule it names exists. */
import {
  type AnyGame,
  CLOCK,
  COMMON_REFUSALS,
  eventFor,
  type Naming,
  SPECTATOR,
  type Viewer,
} from '@airlock/kernel';
import { actorsOf, allActions, seatsOf, viewersOf } from '../choices.ts';
import { overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { namesFor } from '../matches.ts';
import { expectAddressed, expectLabel, expectSentence } from '../sentences.ts';
import type { Check, Move, Snapshot } from '../watching.ts';

export const words: Check = {
  id: 'words',
  sentence: 'every event, prompt, button and outcome is in readable words, for every viewer',
  watch(game) {
    let inspected = false;
    return {
      opened() {
        if (!inspected) inspectBook(game);
        inspected = true;
      },
      moved: inspectEvents,
      rested: inspectTable,
    };
  },
};

/** What is said before any card is dealt. */
function inspectBook({ words, options, seats }: AnyGame): void {
  expectLabel(words.title, 'The title');
  expectSentence(words.tagline, 'The tagline');
  for (const [rule, text] of Object.entries(words.rules)) expectSentence(text, `Rule ${rule}`);
  for (const { title, paragraphs, rules } of words.help) {
    expectLabel(title, 'A title of the help');
    for (const paragraph of paragraphs) expectSentence(paragraph, `A paragraph of the help, "${title}",`);
    for (const rule of rules) {
      if (!Object.hasOwn(words.rules, rule)) {
        throw new Fault(`The help, "${title}", names the rule "${rule}", which does not exist.`);
      }
    }
  }
  for (const [name, spec] of Object.entries(options)) {
    const said = words.options[name];
    expectLabel(said?.label, `The label of the option ${name}`);
    expectSentence(said?.help, `The help of the option ${name}`);
    const values = spec.kind === 'choice' ? spec.values : [];
    for (const value of values) expectLabel(said?.values?.[String(value)], `The label of ${name} ${value}`);
  }
  for (const seat of seatsOf({ seats: seats.max, options: {} }))
    expectLabel(words.seat(seat), `The name of seat ${seat}`);
  for (const reason of Object.keys(COMMON_REFUSALS)) {
    expectSentence(words.refusal({ rule: '', reason }), `The refusal "${reason}"`);
  }
}

function namingFor(position: Snapshot, reader: Viewer): Naming {
  return { names: namesFor(position.play.setting.seats), reader };
}

function inspectEvents(move: Move): void {
  const { game, setting } = move.play;
  for (const event of move.events) {
    if (!Object.hasOwn(game.words.rules, event.rule)) {
      throw new Fault(`The event "${event.type}" names the rule "${event.rule}", which does not exist.`);
    }
    for (const viewer of viewersOf(setting)) {
      const seen = eventFor(event, viewer);
      const line = game.words.event(seen, namingFor(move, viewer));
      if (line !== null) expectAddressed(line, `The log line of "${event.type}"`);
      const sent = game.words.event(overTheWire(seen), namingFor(move, viewer));
      expectSame(`The log line of "${event.type}" differs after it was sent.`, line, sent, { viewer });
    }
  }
}

function inspectTable(position: Snapshot): void {
  const { play, state } = position;
  const { game, setting } = play;
  const outcome = game.outcome(state);
  for (const viewer of viewersOf(setting)) {
    const view = game.view(state, viewer);
    const naming = namingFor(position, viewer);
    expectAddressed(game.words.prompt(view, naming), 'The prompt');
    if (outcome) expectAddressed(game.words.outcome(outcome, naming), 'The outcome');
  }
  for (const seat of actorsOf(setting)) {
    // What the clock does is told to those who look on.
    const view = game.view(state, seat === CLOCK ? SPECTATOR : seat);
    for (const action of allActions(game, state, seat)) {
      expectLabel(game.words.action(action, view), `The button of "${game.codec.write(action)}"`);
    }
  }
}
