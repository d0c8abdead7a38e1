/**
 * How views and events are told to programs: with names in place of numbers, the same names that actions use. The page is sent
 * small numbers, since it knows what they stand for; whoever does not know the game is sent what is spelled out here.
 *
 * One declaration gives three things that can therefore never contradict each other: the names, a JSON Schema of what is
 * spelled out, and one of the numbers, which says what they stand for. A field of a view without a spelling does not compile.
 */
import type { Codec } from './actions.ts';
import type { SeenEvent } from './game.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { itemAt } from './rows.ts';
import { seatsIn } from './seats.ts';

export type JsonSchema = { readonly [key: string]: unknown };

export interface Spelling<Value = unknown> {
  /** What is somebody's own in an event has its open part beside it. */
  spell(value: Value, beside?: unknown): unknown;
  /** Of what is spelled out. */
  readonly schema: JsonSchema;
  /** Of the value itself, as the page is sent it. */
  readonly numbers: JsonSchema;
  /** Whether it may be missing from its record. */
  readonly mayBeMissing?: boolean;
  /** Whether its record is spelled out without it. */
  readonly isLeftOut?: boolean;
}

/** Things that have names: cards, places, roles. The numbers count from `first`. */
export interface Vocabulary {
  readonly name: string;
  readonly help: string;
  readonly ids: readonly string[];
  /** What people call each of them; missing where the id says it. */
  readonly words?: readonly string[];
  /** How often each of them is in its deck, where that is not once. */
  readonly copies?: readonly number[];
  readonly first: number;
}

interface VocabularyParts {
  /** What people call each of them, or what gives it by the number. */
  readonly words?: readonly string[] | ((number: number) => string);
  readonly copies?: readonly number[];
  readonly first?: number;
}

export function vocabulary(
  name: string,
  help: string,
  ids: readonly string[],
  { words, copies, first = 0 }: VocabularyParts = {},
): Vocabulary {
  const called = typeof words === 'function' ? ids.map((_, place) => words(place + first)) : words;
  return { name, help, ids, first, ...(called ? { words: called } : {}), ...(copies ? { copies } : {}) };
}

/** What numbers beside those of a vocabulary stand for. */
type Besides = Readonly<Record<number, string | null>>;

const refTo = ({ name }: Vocabulary): JsonSchema => ({ $ref: `#/$defs/${name}` });

const numbersOf = ({ name, first }: Vocabulary, besides: Besides): string => {
  const others = Object.entries(besides).map(([number, word]) => `; ${number} for ${word ?? 'none'}`);
  return `by its place in ${name}, counted from ${first}${others.join('')}`;
};

/** One of a vocabulary by its number. */
export function named(words: Vocabulary, besides: Besides = {}): Spelling<number> {
  const others = [...new Set(Object.values(besides))];
  const schema = others.length === 0 ? refTo(words) : { anyOf: [refTo(words), { enum: others }] };
  return {
    spell: (value) => {
      const other = besides[value];
      return other === undefined ? itemAt(words.ids, value - words.first) : other;
    },
    schema,
    numbers: { type: 'integer', description: numbersOf(words, besides) },
  };
}

/** Several of a vocabulary as bits. */
export function namedSet(words: Vocabulary, besides: Besides = {}): Spelling<number> {
  const others = [...new Set(Object.values(besides))];
  const all = { type: 'array', items: refTo(words) };
  return {
    spell: (bits) => {
      const other = besides[bits];
      if (other !== undefined) return other;
      return words.ids.filter((_, bit) => (bits >> (bit + words.first)) % 2 !== 0);
    },
    schema: others.length === 0 ? all : { anyOf: [all, { enum: others }] },
    numbers: { type: 'integer', description: `bits, each ${numbersOf(words, besides)}` },
  };
}

/** A list with a place for each of a vocabulary, as a record by name. */
export function byName<Value>(words: Vocabulary, each: Spelling<Value>): Spelling<readonly Value[]> {
  return {
    spell: (values) =>
      Object.fromEntries(values.map((value, place) => [itemAt(words.ids, place), each.spell(value)])),
    schema: { type: 'object', propertyNames: refTo(words), additionalProperties: each.schema },
    numbers: { type: 'array', items: each.numbers, description: `in the order of ${words.name}` },
  };
}

const plain = (schema: JsonSchema): Spelling<never> => ({
  spell: (value) => value,
  schema,
  numbers: schema,
});

/** A whole number that counts something. A program knows no game: it is told what. */
export const whole = (help: string): Spelling<number> => plain({ type: 'integer', description: help });
export const TRUTH = plain({ type: 'boolean' }) as Spelling<boolean>;
export const TEXT = plain({ type: 'string' }) as Spelling<string>;
/** The options of a table, which are words already. */
export const OPTIONS_SPELLED = plain({
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean'] },
  description: 'what was agreed before the start: each option by its id',
}) as Spelling<object>;

/** Words that are words already. */
export const oneWord = <Word extends string>(words: readonly Word[]): Spelling<Word> =>
  plain({ enum: words });

/** A seat, counted from 0. */
export const SEAT = plain({ type: 'integer', minimum: 0, description: 'a seat' }) as Spelling<number>;

/** A seat, or nobody where the number is below 0. */
export const SEAT_OR_NOBODY: Spelling<number> = {
  spell: (seat) => (seat < 0 ? null : seat),
  schema: { type: ['integer', 'null'], minimum: 0, description: 'a seat, or nobody' },
  numbers: { type: 'integer', description: 'a seat; below 0 for nobody' },
};

/** Who looks: a seat, or nobody's. */
export const VIEWER: Spelling<number> = {
  ...SEAT_OR_NOBODY,
  schema: { type: ['integer', 'null'], minimum: 0, description: 'the seat that looks; null for a spectator' },
};

/** Seats as bits. */
export const SEATS: Spelling<number> = {
  spell: seatsIn,
  schema: { type: 'array', items: SEAT.schema },
  numbers: { type: 'integer', description: 'seats, one bit each' },
};

/** An action by its number, as its text. */
export const actionText = (codec: Pick<Codec, 'write'>): Spelling<number> => ({
  spell: (action) => codec.write(action),
  schema: { type: 'string', description: 'an action' },
  numbers: { type: 'integer', description: 'the number of an action' },
});

export const listOfAll = <Value>(each: Spelling<Value>): Spelling<readonly Value[]> => ({
  spell: (values) => values.map((value) => each.spell(value)),
  schema: { type: 'array', items: each.schema },
  numbers: { type: 'array', items: each.numbers },
});

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

export const orNothing = <Value>(spelling: Spelling<Value>): Spelling<Value | null> => ({
  spell: (value) => (value === null ? null : spelling.spell(value)),
  schema: orNull(spelling.schema),
  numbers: orNull(spelling.numbers),
});

export const perhaps = <Value>(spelling: Spelling<Value>): Spelling<Value> => ({
  ...spelling,
  mayBeMissing: true,
});

/** The same with a sentence about it. */
export const about = <Value>(help: string, spelling: Spelling<Value>): Spelling<Value> => ({
  ...spelling,
  schema: { ...spelling.schema, description: help },
  numbers:
    spelling.numbers.description === undefined
      ? { ...spelling.numbers, description: help }
      : { ...spelling.numbers, description: `${help}: ${String(spelling.numbers.description)}` },
});

/** Something that is spelled in a way of its own. `numbers` says what the number stands for. */
export const spelledBy = <Value>(
  spell: (value: Value, beside?: unknown) => unknown,
  schema: JsonSchema,
  numbers: JsonSchema,
): Spelling<Value> => ({ spell, schema, numbers });

/** What programs are not told as it is, because it follows from the rest or stands beside it in words. */
export const leftOut = (numbers: JsonSchema): Spelling<unknown> => ({
  spell: () => undefined,
  schema: {},
  numbers,
  isLeftOut: true,
});

/** Where the rules stand: a stack of numbers, which means nothing to anybody else. */
export const STACK_LEFT_OUT = leftOut({
  type: 'array',
  items: { type: 'integer' },
  description: 'where the rules stand; a program is told what is asked instead',
});

/** One spelling for every field; fields that may be missing have one that says so. */
type Fields<Whole> = { readonly [Field in keyof Whole]-?: Spelling<Exclude<Whole[Field], undefined>> };

/** What is worked out from a record and stands beside its fields. */
interface Derived<Whole> {
  readonly [field: string]: readonly [spelling: Spelling<never>, from: (whole: Whole) => unknown];
}

export function recordOf<Whole extends object>(
  fields: Fields<Whole>,
  derived: Derived<Whole> = {},
): Spelling<Whole> {
  const entries = Object.entries<Spelling>(fields as Readonly<Record<string, Spelling>>);
  const told = entries.filter(([, spelling]) => !spelling.isLeftOut);
  const besides = Object.entries(derived);
  return {
    spell: (whole) => {
      const spelled: Record<string, unknown> = {};
      for (const [field, spelling] of told) {
        const value = (whole as Readonly<Record<string, unknown>>)[field];
        if (value !== undefined || !spelling.mayBeMissing) spelled[field] = spelling.spell(value);
      }
      for (const [field, [spelling, from]] of besides) spelled[field] = spelling.spell(from(whole) as never);
      return spelled;
    },
    schema: objectSchema([
      ...told.map(([field, { schema, mayBeMissing }]) => [field, schema, mayBeMissing === true] as const),
      ...besides.map(([field, [{ schema }]]) => [field, schema, false] as const),
    ]),
    numbers: objectSchema(
      entries.map(([field, { numbers, mayBeMissing }]) => [field, numbers, mayBeMissing === true] as const),
    ),
  };
}

function objectSchema(fields: readonly (readonly [string, JsonSchema, boolean])[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([field, schema]) => [field, schema])),
    required: fields.flatMap(([field, , mayBeMissing]) => (mayBeMissing ? [] : [field])),
    additionalProperties: false,
  };
}

/** A record without anything in it. */
export const NOTHING_ELSE = recordOf<object>({});

type OwnSpelling<Own> = unknown extends Own ? { readonly own?: never } : { readonly own: Spelling<Own> };

/** What everybody is told of each kind of event, and what is somebody's own. */
export type EventSpellings<Event extends SeenEvent> = {
  readonly [Type in Event['type']]: Extract<Event, { readonly type: Type }> extends SeenEvent<
    string,
    infer Open,
    infer Own
  >
    ? { readonly open: Spelling<Open> } & OwnSpelling<Own>
    : never;
};

interface EventSpelling {
  readonly open: Spelling<never>;
  readonly own?: Spelling<never>;
}

/** What the seed of a match decides before anybody acts, so that other code can be held against it. */
export interface DealSpelling {
  /** Tables whose deals are published as examples; options that are not named have their usual values. */
  readonly examples: readonly { readonly seats: number; readonly options: Options }[];
  /** The deal with names in place of numbers. */
  of(seats: number, options: never, random: Random): unknown;
}

/** All that a game is spelled with. */
export interface GameSpelling {
  readonly vocabularies: readonly Vocabulary[];
  readonly view: Spelling<never>;
  readonly events: Readonly<Record<string, EventSpelling>>;
  /** How actions name the seats, where they do. */
  readonly seats?: readonly string[];
  /** What chance is drawn for, in this order, a sentence each: whoever has the seed can then check it. */
  readonly chance: readonly string[];
  readonly deal: DealSpelling;
}

export function gameSpelling<View, Event extends SeenEvent>(spelling: {
  readonly vocabularies: readonly Vocabulary[];
  readonly view: Spelling<View>;
  readonly events: EventSpellings<Event>;
  readonly seats?: readonly string[];
  readonly chance: readonly string[];
  readonly deal: DealSpelling;
}): GameSpelling {
  return spelling as unknown as GameSpelling;
}

/** An event as it is spelled out; the sentence about it comes from the game's words. */
export interface SpelledEvent {
  readonly type: string;
  readonly rule: string;
  readonly open: unknown;
  readonly own?: unknown;
}

export function spelledEvent({ events }: GameSpelling, { type, rule, open, own }: SeenEvent): SpelledEvent {
  const spelling = events[type];
  if (!spelling) throw new Error(`Nothing spells the event ${type}.`);
  const told = { type, rule, open: spelling.open.spell(open as never) };
  if (own === undefined) return told;
  if (!spelling.own) throw new Error(`Nothing spells what is somebody's own in the event ${type}.`);
  return { ...told, own: spelling.own.spell(own as never, open) };
}

/** The vocabularies as definitions that the schemas of a game refer to. */
export const definitionsOf = ({ vocabularies }: GameSpelling): JsonSchema =>
  Object.fromEntries(vocabularies.map(({ name, help, ids }) => [name, { enum: ids, description: help }]));
