/**
 * Events on the wire. Most of what a server sends are events, so they go without the names of their fields:
 * `[type, rule, open]`, behind it what this viewer alone may know, and behind that what changed in the view; `null` where
 * something stands behind what is missing. The page reads them without a schema, which would be half as large as a game.
 */
import type { Moment, ServerMessage } from './socket.ts';

export type WireEvent = readonly [
  type: string,
  rule: string,
  open: Readonly<Record<string, unknown>>,
  own?: unknown,
  changes?: unknown,
];

/** An event as its viewer may know it, and what it changed in the view; `follow` of the kernel carries that into the view before. */
export interface HeardEvent {
  readonly type: string;
  readonly rule: string;
  readonly open: Readonly<Record<string, unknown>>;
  readonly own?: unknown;
  /** Missing where nothing changed, and where a whole view comes along. A list where the event has parts (docs/PROTOCOL.md). */
  readonly changes?: unknown;
}

export function heardEvent([type, rule, open, own, changes]: WireEvent): HeardEvent {
  return {
    type,
    rule,
    open,
    ...(own === undefined || own === null ? {} : { own }),
    ...(changes === undefined || changes === null ? {} : { changes }),
  };
}

type WireMoment = Omit<Moment, 'events'> & { readonly events: readonly WireEvent[] };

/** Messages as they are sent: those that hold events are others than those that are read. */
type WireMessage =
  | Exclude<ServerMessage, { type: 'events' | 'view' }>
  | (Omit<Extract<ServerMessage, { type: 'events' }>, 'events'> & Pick<WireMoment, 'events'>)
  | (Omit<Extract<ServerMessage, { type: 'view' }>, 'moments'> & { readonly moments: readonly WireMoment[] });

const heardMoment = (moment: WireMoment): Moment => ({ ...moment, events: moment.events.map(heardEvent) });

/** What the server says, with events as everybody knows them. It is trusted to keep to the protocol. */
export function readServerMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as WireMessage;
  switch (message.type) {
    case 'events':
      return { ...message, events: message.events.map(heardEvent) };
    case 'view':
      return { ...message, moments: message.moments.map(heardMoment) };
    default:
      return message;
  }
}
