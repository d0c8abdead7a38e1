import {
  type Choices,
  CLOCK,
  definitionsOf,
  has,
  type JsonSchema,
  NOBODY,
  type Seat,
  SPECTATOR,
} from '@airlock/kernel';
import type { WireMessage } from '@airlock/protocol';
import {
  type LiveTable,
  MomentMessages,
  Positions,
  seenSeat,
  ToldMoment,
  viewMessage,
} from '@airlock/tables';
import { Ajv } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { asyncapiDocument } from '../http/asyncapi.ts';
import { type GoldenGame, type GoldenMatch, goldenGames, goldenMatch } from '../testing/goldenMatches.ts';

const CODE = 'KEEL-420731-VANE';

type Position = Extract<WireMessage, { type: 'position' }>;

/** What a message may hold of a game, as its description says. */
class Described {
  private readonly ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly spelling: GoldenGame['spelling'];

  constructor({ spelling }: GoldenGame) {
    this.spelling = spelling;
  }

  view(form: 'schema' | 'numbers', view: unknown): void {
    this.check(`${form} view`, () => this.spelling.view[form], view);
  }

  event(form: 'schema' | 'numbers', type: string, part: 'open' | 'own', value: unknown): void {
    this.check(`${form} ${type} ${part}`, () => this.spelling.events[type]?.[part]?.[form], value);
  }

  private check(name: string, schemaOf: () => object | undefined, value: unknown): void {
    let validate = this.validators.get(name);
    if (!validate) {
      const schema = schemaOf();
      if (!schema) throw new Error(`Nothing describes ${name}.`);
      validate = this.ajv.compile({ ...schema, $defs: definitionsOf(this.spelling) });
      this.validators.set(name, validate);
    }
    if (!validate(value)) {
      throw new Error(
        `${name} is not as described: ${JSON.stringify(validate.errors?.[0])} in ${JSON.stringify(value)}`,
      );
    }
  }
}

/** A message of the socket as the AsyncAPI document says it is. */
const publishedAs = new Ajv({ strict: false, validateFormats: false });
const { messages: PUBLISHED } = asyncapiDocument().components;
const validators = new Map(
  Object.entries(PUBLISHED).map(([name, { payload }]) => [name, publishedAs.compile(payload as object)]),
);

function readAsPublished(text: string): WireMessage {
  const message = JSON.parse(text) as WireMessage;
  const validate = validators.get(`server-${message.type}`);
  if (!validate?.(message)) {
    throw new Error(`${message.type} is not as published: ${JSON.stringify(validate?.errors?.[0])}`);
  }
  return message;
}

/** As much of a table as a position needs. */
const tableOf = ({ match }: GoldenMatch): LiveTable =>
  ({
    code: CODE,
    match,
    due: match.game.hosting ? null : undefined,
    record: {
      seats: match.header.seats.map((name) => ({ kind: 'bot', name, level: '' })),
      match: { startedAt: 0 },
    },
  }) as unknown as LiveTable;

const games = await goldenGames();

describe.each(games)('the recorded matches of $id', (game) => {
  const described = new Described(game);

  it.each(game.files)('are told to programs as described, in %s', (file) => {
    const golden = goldenMatch(game, file);
    const { match, moves } = golden;
    const viewers = [...match.header.seats.keys(), SPECTATOR];
    let moment = new ToldMoment({ sequence: 0, seat: -1, at: 0, events: match.opening });
    for (const [index, next] of [...moves, null].entries()) {
      const positions = new Positions(tableOf(golden), game.spelling);
      for (const viewer of viewers) {
        const told = { moments: [moment], whole: index === 0, undoable: false };
        const text = positions.messageFor({ viewer, wantsChoices: true }, told);
        const message = readAsPublished(text) as Position;
        described.view('schema', message.view);
        for (const { events } of message.moments) {
          for (const { type, open, own } of events) {
            described.event('schema', type, 'open', open);
            if (own !== undefined) described.event('schema', type, 'own', own);
          }
        }
        expectAwaited(golden, message);
        if (viewer >= 0) expectOffered(golden, message, viewer, next);
      }
      if (!next) break;
      const played = match.play(next.seat, next.action, next.at);
      if (!played.ok) throw new Error('A recorded action is refused.');
      const seat = seenSeat(match.game, next.seat, next.action);
      moment = new ToldMoment({ sequence: index + 1, seat, at: next.at, events: played.events });
    }
  });

  it('hold no number of which a program is not told what it counts', () => {
    const { view, events } = game.spelling;
    const parts = Object.entries(events).flatMap(([type, { open, own }]) => [
      [type, open] as const,
      ...(own ? [[`${type}, own`, own] as const] : []),
    ]);
    const all = [['view', view] as const, ...parts];
    expect(all.flatMap(([name, { schema }]) => unexplainedNumbers(schema, name))).toEqual([]);
  });

  it.each(game.files)('are sent in the compact form with numbers that are described, in %s', (file) => {
    const { match, moves } = goldenMatch(game, file);
    const viewers = [...match.header.seats.keys(), SPECTATOR];
    const table = { code: CODE, frameOf: (words: string) => words };
    for (const [index, next] of moves.entries()) {
      for (const viewer of viewers) {
        const parts = { table: CODE, sequence: index, viewer, view: match.view(viewer), moments: [] };
        const text = viewMessage({ ...parts, undoable: false, time: undefined, startedAt: undefined });
        const message = readAsPublished(text);
        if (message.type === 'view') described.view('numbers', message.view);
      }
      const played = match.play(next.seat, next.action, next.at, viewers);
      if (!played.ok) throw new Error('A recorded action is refused.');
      const seat = seenSeat(match.game, next.seat, next.action);
      const moment = new ToldMoment({ sequence: index + 1, seat, at: next.at, ...played });
      const messages = new MomentMessages(table, moment);
      for (const viewer of viewers) {
        const message = readAsPublished(String(messages.for(viewer)));
        if (message.type !== 'events') continue;
        for (const [place, [type, , open]] of message.events.entries()) {
          described.event('numbers', type, 'open', open);
          const own = message.own?.[place];
          if (own !== undefined) described.event('numbers', type, 'own', own);
        }
      }
    }
  });
});

/** Where a schema has a number, and neither it nor the list or choice that it belongs to has a description. */
function unexplainedNumbers(schema: JsonSchema, path: string, isExplained = false): string[] {
  const told = isExplained || schema.description !== undefined;
  const { type, properties = {}, items, additionalProperties, anyOf = [] } = schema as SchemaParts;
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
  const within = [items, additionalProperties, ...anyOf].filter((one) => typeof one === 'object');
  return [
    ...(isNumber && !told ? [path] : []),
    ...Object.entries(properties).flatMap(([field, one]) => unexplainedNumbers(one, `${path}.${field}`)),
    ...within.flatMap((one) => unexplainedNumbers(one, `${path}[]`, told)),
  ];
}

interface SchemaParts {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
}

/** Whom a program takes for awaited is awaited, and its own seat is never missing. */
function expectAwaited({ match }: GoldenMatch, { waiting, viewer, outcome }: Position): void {
  const awaited = match.outcome ? NOBODY : match.waiting;
  expect(outcome === undefined).toBe(match.outcome === null);
  expect(waiting.includes(viewer)).toBe(viewer >= 0 && has(awaited, viewer));
  expect(waiting.length > 0).toBe((awaited & ~(1 << CLOCK)) !== 0);
}

/** Whatever is listed can be done, and what was done is listed or has a form. */
function expectOffered(
  { match }: GoldenMatch,
  { choices }: Position,
  seat: Seat,
  next: { readonly seat: Seat; readonly action: number } | null,
): void {
  const { game } = match;
  for (const [text, words] of [...(choices?.actions ?? []), ...(choices?.asides ?? [])]) {
    const action = game.codec.read(text);
    expect(words).not.toBe('');
    expect(action === undefined ? text : game.refusal(match.state, seat, action)).toBeNull();
  }
  if (next?.seat !== seat) return;
  const text = game.codec.write(next.action);
  const kinds = choices?.forms.map(({ kind }) => kind) ?? [];
  const texts = textsIn(choices);
  expect(kinds.includes(game.codec.kind(next.action)) || texts.has(text)).toBe(true);
}

const textsIn = (choices: Choices | Position['choices']): Set<string> =>
  new Set([...(choices?.actions ?? []), ...(choices?.asides ?? [])].map(([text]) => text));
