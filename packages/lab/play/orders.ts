/** What can be typed at any time besides an action. */
import { writeFileSync } from 'node:fs';
import { HOUSE_RULES } from '@airlock/kernel';
import { fits, wrap } from '../ink.ts';
import { reasonOf } from '../matchFiles.ts';
import type { Conversation } from './conversation.ts';
import { consequences } from './outlook.ts';

interface Order {
  readonly usage: string;
  readonly help: string;
  run(talk: Conversation, rest: string): void | Promise<void>;
}

/** This many rules are shown at once. */
const MOST_RULES = 12;

/** This many lines of the log, unless more are asked for. */
const USUAL_LOG = 20;

export const ORDERS: Readonly<Record<string, Order>> = {
  '?': { usage: '?', help: 'this help', run: help },
  why: {
    usage: 'why [line]',
    help: 'the rule behind the last refusal or event, or behind a line of the log',
    run: why,
  },
  rules: { usage: 'rules [word]', help: 'the game explained, or all rules with that word', run: rules },
  log: { usage: 'log [lines]', help: 'what has happened so far', run: log },
  board: { usage: 'board', help: 'draw the table again', run: (talk) => talk.show() },
  list: {
    usage: 'list [word]',
    help: 'everything you could do now, awaited or not, or what has that word',
    run: list,
  },
  hint: { usage: 'hint', help: 'what the strongest bot would do in your place', run: hint },
  back: { usage: 'back', help: 'go back one question', run: (talk) => talk.back() },
  undo: {
    usage: 'undo',
    help: 'take back your last action, while nobody has learned anything from it',
    run: undo,
  },
  resign: { usage: 'resign', help: 'give up the game', run: resign },
  save: { usage: 'save FILE', help: 'write the match to a file', run: save },
  quit: { usage: 'quit', help: 'leave', run: (talk) => talk.leave() },
};

/** Other names people try. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  help: '?',
  h: '?',
  exit: 'quit',
  q: 'quit',
  b: 'back',
  hand: 'board',
};

export function orderNamed(typed: string): Order | undefined {
  const name = typed.toLowerCase();
  const known = (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined) ?? name;
  return Object.hasOwn(ORDERS, known) ? ORDERS[known] : undefined;
}

/** Claims can be hundreds. */
const MOST_ASIDES = 40;

function help({ ink, say, screen, table }: Conversation): void {
  say(
    ...wrap(
      'Type the number or letter of a choice, several at once (r 1 3 7), or an action as match files write it. A question mark after a choice tells you what would come of it: 3?',
    ),
    '',
  );
  for (const { usage, help: words } of Object.values(ORDERS)) say(...wrap(words, `  ${usage.padEnd(12)} `));
  const legend = screen.legend(ink);
  if (legend.length > 0) say('', ...legend.flatMap((sentence) => wrap(ink.sentence(sentence))));
  const asides = table.isOver ? [] : table.asides().map(({ words }) => words.join(' '));
  const others = asides.filter((text) => !Object.hasOwn(ORDERS, text));
  if (others.length === 0) return;
  const shown = others.slice(0, MOST_ASIDES).join(', ');
  const rest =
    others.length > MOST_ASIDES ? ` and ${others.length - MOST_ASIDES} more, which "list" shows` : '';
  say('', ...wrap(`At any time: ${shown}${rest}.`));
}

function why({ say, ink, table, reason }: Conversation, rest: string): void {
  const line = rest === '' ? reason() : table.log[Number(rest) - 1];
  if (!line) {
    say(
      rest === '' ? 'Nothing has happened yet.' : `The log has no line ${rest}; it has ${table.log.length}.`,
    );
    return;
  }
  say(...wrap(ink.sentence(line.sentence)));
  if (line.rule === undefined) return;
  const text = table.game.words.rules[line.rule] ?? HOUSE_RULES[line.rule] ?? '';
  say(...wrap(ink.sentence(text), `${ink.paint(line.rule, 'bold')}  `));
}

function rules({ say, ink, table }: Conversation, rest: string): void {
  const { words } = table.game;
  if (rest === '') {
    for (const { title, paragraphs } of words.help) {
      say(ink.paint(ink.sentence(title), 'bold'));
      for (const paragraph of paragraphs) say(...wrap(ink.sentence(paragraph), '  '));
    }
    say('', 'Type rules and a word to find every rule with it.');
    return;
  }
  const wanted = rest.toLowerCase();
  const found = Object.entries(words.rules).filter(([id, text]) =>
    `${id} ${text}`.toLowerCase().includes(wanted),
  );
  for (const [id, text] of found.slice(0, MOST_RULES)) {
    say(...wrap(ink.sentence(text), `${ink.paint(id, 'bold')}  `));
  }
  if (found.length === 0) say(`No rule contains "${rest}".`);
  if (found.length > MOST_RULES) say(`… and ${found.length - MOST_RULES} more; a longer word finds fewer.`);
}

function log({ say, ink, table }: Conversation, rest: string): void {
  const wanted = /^\d+$/.test(rest) ? Number(rest) : USUAL_LOG;
  const from = Math.max(0, table.log.length - wanted);
  for (const [index, { sentence }] of table.log.slice(from).entries()) {
    say(...wrap(ink.sentence(sentence), `${String(from + index + 1).padStart(4)}  `));
  }
}

function list({ say, ink, table, scene }: Conversation, rest: string): void {
  const wanted = rest.toLowerCase();
  const { view } = scene();
  const all = table.isOver ? [] : [...table.listed(), ...table.asides()];
  const found = all.filter(({ action, words }) => {
    const line = `${ink.sentence(table.game.words.action(action, view))}  ${words.join(' ')}`;
    return line.toLowerCase().includes(wanted);
  });
  for (const { action, words } of found) {
    const [said, typed] = [ink.sentence(table.game.words.action(action, view)), words.join(' ')];
    const line = `${said}  ${ink.paint(typed, 'dim')}`;
    // Where one line cannot hold both, what is typed stands below what it means.
    if (fits([line])) say(line);
    else say(...wrap(said), ...wrap(typed, '    ').map((part) => ink.paint(part, 'dim')));
  }
  say(`${found.length} action${found.length === 1 ? '' : 's'}.`);
}

function hint({ say, ink, table, strongest, scene }: Conversation): void {
  if (table.isOver) {
    say('The game is over.');
    return;
  }
  const action = table.hint(strongest);
  const { words, codec } = table.game;
  const sight = scene();
  say(
    ...wrap(ink.sentence(`${strongest.name}: ${words.action(action, sight.view)} (${codec.write(action)})`)),
  );
  for (const sentence of consequences(sight, action).sentences) say(...wrap(ink.sentence(sentence), '  '));
}

async function undo(talk: Conversation): Promise<void> {
  const refused = await talk.table.undo();
  if (refused) {
    talk.refuse(refused);
    return;
  }
  await talk.turn();
}

async function resign(talk: Conversation): Promise<void> {
  const found = talk.table.asides().find(({ words }) => words.join(' ') === 'resign');
  if (found) await talk.act(found.action);
  else talk.say(talk.table.isOver ? 'The game is over.' : 'This game cannot be resigned; quit leaves it.');
}

function save({ say, table, saved }: Conversation, rest: string): void {
  if (rest === '') {
    say('Save to which file? Type save and its name.');
    return;
  }
  const text = `${JSON.stringify(table.file(), null, 2)}\n`;
  // Only what this game itself has written may be written over.
  const problem = writeText(rest, text, saved.has(rest));
  if (problem !== null) {
    say(...wrap(problem));
    return;
  }
  saved.add(rest);
  const next = table.isOver
    ? `Saved. airlock replay ${rest} retells it, airlock verify ${rest} proves it.`
    : 'Saved. The seed stays secret until the end; save again then, and the file can be replayed.';
  say(...wrap(next));
}

/** `null` when it is written; otherwise what prevents it. */
function writeText(path: string, text: string, over: boolean): string | null {
  try {
    writeFileSync(path, text, { flag: over ? 'w' : 'wx' });
    return null;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    return exists
      ? `${path} already exists; choose another name.`
      : `${path} cannot be written: ${reasonOf(error)}.`;
  }
}
