/** docs/GAMES.md: what `GET /api/games/ID` says, for people who write a program. Made, never written by hand. */
import type { GameDescription } from '@airlock/protocol';

export function gamesPage(games: readonly GameDescription[]): string {
  return [
    '# The games, for programs',
    '',
    'What actions, cards and places are called in each game, what views and events hold, and in which order chance is drawn. A',
    'running server says the same at `GET /api/games/ID`, with JSON Schemas of every view and event. This page is made from',
    'that: `npm run golden` writes it, and a test compares.',
    '',
    'Seats are numbers from 0 on, in the order of play. In the grammar `<a|b>` is one of the words; an action is its kind and its words',
    'with a blank between. In views and events a name stands wherever actions use one; `null` stands for what is not there or what the',
    'viewer may not know, as the field says. The levels of the bots and the rules are told by the server alone.',
    ...games.flatMap(gameSection),
    '',
  ].join('\n');
}

function gameSection(game: GameDescription): string[] {
  const { id, title, version, seats, realTime, seatNames } = game;
  const many = seats.min === seats.max ? `${seats.min} seats` : `${seats.min} to ${seats.max} seats`;
  const named = seatNames ? ` Actions name the seats ${seatNames.map(code).join(', ')}.` : '';
  const racing = realTime
    ? ' It is played in real time: an action carries its moment as the last word, `@0`, which the server sets.'
    : '';
  return [
    '',
    `## ${title}`,
    '',
    `\`${id}\`, version ${version} of the rules, ${many}.${named}${racing}`,
    '',
    '### Actions',
    '',
    '```',
    ...game.actions.map(({ grammar }) => grammar),
    '```',
    '',
    '### Options',
    '',
    '| option | values | usual | what it is |',
    '|---|---|---|---|',
    ...Object.entries(game.options).map(
      ([name, option]) =>
        `| \`${name}\` | ${valuesOf(option)} | ${code(String(option.default))} | ${cell(helpOf(option))} |`,
    ),
    ...Object.entries(game.enumerations).flatMap(([name, { help, values }]) => [
      '',
      `### \`${name}\``,
      '',
      help,
      '',
      ...(values.some(({ id: value, words }) => words !== value)
        ? [
            '| name | what it is |',
            '|---|---|',
            ...values.map((one) => `| \`${one.id}\` | ${cell(one.words)}${timesOf(one.copies)} |`),
          ]
        : [values.map((one) => code(one.id)).join(', ')]),
    ]),
    '',
    '### View',
    '',
    '| field | what it holds |',
    '|---|---|',
    ...rowsOf(game.view.named).map(([name, what]) => `| \`${name}\` | ${cell(what)} |`),
    '',
    '### Events',
    '',
    '| event | everybody is told | somebody alone |',
    '|---|---|---|',
    ...Object.entries(game.events).map(
      ([type, { open, own }]) =>
        `| \`${type}\` | ${fieldList(open.named)} | ${own ? fieldList(own.named) : ''} |`,
    ),
    '',
    '### Chance',
    '',
    ...game.chance.map((sentence, index) => `${index + 1}. ${sentence}`),
    '',
    'What a seed deals, for code of your own to be held against:',
    '',
    '```json',
    ...game.deals.map((deal) => JSON.stringify(deal)),
    '```',
  ];
}

const timesOf = (copies = 1): string => (copies === 1 ? '' : ` (${copies} copies)`);

const code = (text: string): string => (text === '' ? 'empty' : `\`${text}\``);

/** A bar would end a cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

function valuesOf(option: GameDescription['options'][string]): string {
  switch (option.kind) {
    case 'choice':
      return option.values.map((value) => code(String(value))).join(', ');
    case 'whole':
      return `${option.min} to ${option.max}`;
    case 'switch':
      return '`false`, `true`';
    case 'text':
      return option.hint;
  }
}

const helpOf = ({ label, help }: GameDescription['options'][string]): string =>
  help ? `${label}: ${help}` : label;

type Schema = Readonly<Record<string, unknown>>;

const propertiesOf = ({ properties = {} }: Schema): [name: string, schema: Schema][] =>
  Object.entries(properties as Readonly<Record<string, Schema>>);

const withHelp = ({ description }: Schema, form: string): string =>
  typeof description === 'string' ? `${description} (${form})` : form;

/** A row for each field, and below a record one for each field in it: `seats[].deck`. */
function rowsOf(schema: Schema, before = ''): [name: string, what: string][] {
  return propertiesOf(schema).flatMap(([field, one]): [string, string][] => {
    const name = `${before}${field}`;
    const row: [string, string] = [
      name,
      withHelp(
        one,
        formOf(one, () => 'record'),
      ),
    ];
    return [row, ...recordsIn(one).flatMap(({ record, list }) => rowsOf(record, `${name}${list}.`))];
  });
}

/** The records that a field holds, alone or in lists. */
function recordsIn(schema: Schema, list = ''): { readonly record: Schema; readonly list: string }[] {
  const { anyOf, items, properties, propertyNames, additionalProperties } = schema;
  if (properties) return [{ record: schema, list }];
  if (Array.isArray(anyOf)) return anyOf.flatMap((one: Schema) => recordsIn(one, list));
  if (items) return recordsIn(items as Schema, `${list}[]`);
  return propertyNames ? recordsIn(additionalProperties as Schema, `${list}[]`) : [];
}

function fieldList(schema: Schema): string {
  const { anyOf } = schema as { readonly anyOf?: readonly Schema[] };
  if (anyOf) return anyOf.map(fieldList).join(' or ');
  return propertiesOf(schema)
    .map(([name, one]) => `\`${name}\`: ${cell(withHelp(one, formOf(one)))}`)
    .join('; ');
}

const wholeRecord = (schema: Schema): string =>
  `{${propertiesOf(schema)
    .map(([name, one]) => `${name}: ${withHelp(one, formOf(one))}`)
    .join(', ')}}`;

/** What each of a list is stands behind it, unless something is said about the list. */
function listForm(form: string, { description, items }: Schema): string {
  const { description: each } = (items ?? {}) as Schema;
  return description === undefined && each !== undefined ? `list of ${form}: ${each}` : `list of ${form}`;
}

/** A schema in a few words. */
function formOf(schema: Schema, recordForm: (schema: Schema) => string = wholeRecord): string {
  const { $ref, type, enum: words, anyOf, items, properties, additionalProperties, propertyNames } = schema;
  const inside = (one: unknown): string => formOf((one ?? {}) as Schema, recordForm);
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (Array.isArray(words)) return words.map((word) => JSON.stringify(word)).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(inside))].join(' or ');
  if (type === 'array') return listForm(inside(items), schema);
  if (type === 'object' && properties) return recordForm(schema);
  if (type === 'object' && propertyNames)
    return `for each ${inside(propertyNames)}: ${inside(additionalProperties)}`;
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'anything');
}
