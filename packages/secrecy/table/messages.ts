/** What anybody can say over a socket while a match goes on, sensible or not. */
import { allActions, strangeActions } from '@airlock/conformance';
import type { Action, AnyGame, Random, Viewer } from '@airlock/kernel';
import { type ClientMessage, PROTOCOL_VERSION } from '@airlock/protocol';
import type { Mirror } from '../worlds/mirror.ts';
import type { Joining } from './party.ts';

/** Without what most messages get before they are sent: the table and a number. */
export type Said =
  | ({ readonly type: 'join' } & Joining)
  | ({ readonly type: Exclude<ClientMessage['type'], 'join'> } & Readonly<Record<string, unknown>>);

interface SpeakerContext {
  readonly viewer: Viewer;
  readonly mirror: Mirror;
  readonly seats: number;
  /** How much of the match is written down. */
  readonly length: number;
  readonly random: Random;
}

type Sayings = (context: SpeakerContext) => readonly Said[];

const STRANGE_TEXTS = ['', 'nonsense', 'resign me', '\u0000', '🂡'];
const MOST_REFUSED = 6;

/** A type of message that is missing here does not compile. Of `act`, only what the rules refuse. */
const SAYINGS: Readonly<Record<ClientMessage['type'], Sayings>> = {
  hello: () => [{ type: 'hello', version: PROTOCOL_VERSION }],
  join: ({ length, random }) => [
    { type: 'join', compact: true },
    ...[0, random.int(length + 1), length, length + 1].map(
      (seen) => ({ type: 'join', seen, compact: true }) as const,
    ),
    { type: 'join' },
    { type: 'join', seen: random.int(length + 2) },
    { type: 'join', compact: true, choices: true },
    { type: 'join', choices: true },
    { type: 'join', seen: random.int(length + 2), choices: true },
  ],
  leave: () => [],
  act: (context) => [
    ...refusedTexts(context).flatMap(
      // Decided on what stands now, and on what may be gone.
      (action) => [context.length, 0].map((after) => ({ type: 'act', after, action }) as const),
    ),
    { type: 'act', after: context.length + 3, action: 'nonsense' },
    { type: 'act', after: 0, action: 'nonsense' },
  ],
  undo: ({ length }) => [
    { type: 'undo', after: length },
    { type: 'undo', after: length + 1 },
  ],
  talk: ({ length }) => [
    { type: 'talk', text: `We are at ${length}.` },
    { type: 'talk', text: ' ' },
  ],
  interrupt: () => [
    { type: 'interrupt', on: true },
    { type: 'interrupt', on: false },
  ],
  gather: () => [
    { type: 'gather', on: true },
    { type: 'gather', on: false },
  ],
  lead: () => [{ type: 'lead' }, { type: 'lead', to: 1 }, { type: 'lead', to: null }],
  look: ({ length, seats }) => [
    { type: 'look', at: length, as: null, thing: 'piece:card-1', alone: false },
    { type: 'look', at: length + 1, as: seats, thing: null, alone: true },
  ],
  ping: ({ length }) => [{ type: 'ping', id: length }],
};

export const sayings = (context: SpeakerContext): Said[] =>
  Object.values(SAYINGS).flatMap((of) => of(context));

/** Frames that are no messages. */
export const NONSENSE: readonly string[] = ['', '{', '[]', '{"type":"act"}', '{"type":"peek","id":1}'];

/** Near misses of what the seat may do, and what others may do. */
function refusedTexts({ viewer, mirror, seats, random }: SpeakerContext): string[] {
  const { game, state } = mirror;
  const legal = viewer < 0 ? [] : allActions(game, state, viewer);
  const others = Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => allActions(game, state, seat).slice(0, MOST_REFUSED));
  const tried = [...strangeActions(game, [...legal, ...others], random), ...others];
  const texts = tried.flatMap((action) => refusedText(game, state, viewer, action));
  while (texts.length > MOST_REFUSED) texts.splice(random.int(texts.length), 1);
  return [...texts, STRANGE_TEXTS[random.int(STRANGE_TEXTS.length)] ?? ''];
}

/** Empty for what would be taken: that is a step, and not to be done at random. */
function refusedText(game: AnyGame, state: unknown, viewer: Viewer, action: Action): string[] {
  const isAction = Number.isInteger(action) && action >= 0 && action < game.codec.size;
  if (!isAction || (viewer >= 0 && game.refusal(state, viewer, action) === null)) return [];
  return [game.codec.write(action)];
}
