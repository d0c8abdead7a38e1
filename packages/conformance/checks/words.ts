/** Whatever a game says can be read, and every rule it names exists. */
import {
  type AnyGame,
  CLOCK,
  COMMON_REFUSALS,
  defaultOptions,
  eventFor,
  misfitSentence,
  type Naming,
  parseOptions,
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
function inspectBook(game: AnyGame): void {
  const { words, options, seats } = game;
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
  inspectPresets(game);
  inspectGroups(game);
  for (const seat of seatsOf({ seats: seats.max, options: {} }))
    expectLabel(words.seat(seat), `The name of seat ${seat}`);
  for (const reason of Object.keys(COMMON_REFUSALS)) {
    expectSentence(words.refusal({ rule: '', reason }), `The refusal "${reason}"`);
  }
}

/** The first recommended table is the usual one, and every one can be played with some number of seats. */
function inspectPresets(game: AnyGame): void {
  const { words, options, seats } = game;
  for (const [at, preset] of (words.presets ?? []).entries()) {
    expectLabel(preset.label, `The name of recommended table ${at + 1}`);
    expectSentence(preset.help, `The help of the recommended table "${preset.label}"`);
    const parsed = parseOptions(options, preset.options);
    if (!parsed.ok) throw new Fault(`The recommended table "${preset.label}" is none: ${parsed.problem}`);
    if (at === 0)
      expectSame('The first recommended table is not the usual one', parsed.value, defaultOptions(options));
    const names = Object.keys(preset.options);
    const problems = seatsOf({ seats: seats.max, options: {} })
      .map((seat) => seat + 1)
      .filter((count) => count >= seats.min)
      .map((count) => misfitSentence(game, names, { options: parsed.value, seats: count }));
    if (!problems.includes(null)) {
      throw new Fault(`The recommended table "${preset.label}" fits no number of seats: ${problems[0]}`);
    }
  }
}

function inspectGroups({ words, options }: AnyGame): void {
  if (!words.optionGroups) return;
  const grouped = words.optionGroups.flatMap((group) => group.options);
  for (const { label } of words.optionGroups) expectLabel(label, 'The name of a group of options');
  for (const name of Object.keys(options)) {
    const times = grouped.filter((one) => one === name).length;
    if (times !== 1) throw new Fault(`The option ${name} is in ${times} groups, not in one.`);
  }
  for (const name of grouped) {
    if (!Object.hasOwn(options, name))
      throw new Fault(`A group names the option ${name}, which does not exist.`);
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
