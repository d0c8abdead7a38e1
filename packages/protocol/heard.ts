/**
 * What was told on the wire. Most of what a server sends are events, so they go without the names of their fields, `[type, rule,
 * open]`; beside them stand what this viewer alone may know of some, and what each of them changed in the view. The page
 * reads them without a schema, which would be half as large as a game.
 */
import type { WireMessage } from './socket.ts';

type Told = Extract<WireMessage, { type: 'events' }>;
type Shown = Extract<WireMessage, { type: 'view' }>;
type ToldEvents = Pick<Told, 'events' | 'own' | 'steps'>;

/** An event as its viewer may know it, and what it changed in the view; `follow` of the kernel carries that into the view before. */
export interface HeardEvent {
  readonly type: string;
  readonly rule: string;
  readonly open: Readonly<Record<string, unknown>>;
  readonly own?: unknown;
  /** Missing where nothing changed, and where a whole view comes along (docs/PROTOCOL.md). */
  readonly changes?: unknown;
}

type Heard<Message extends ToldEvents> = Omit<Message, keyof ToldEvents> & { readonly events: HeardEvent[] };

/** What one log entry told this viewer. */
export type Moment = Heard<Shown['moments'][number]>;

export type ServerMessage =
  | Exclude<WireMessage, Told | Shown>
  | Heard<Told>
  | (Omit<Shown, 'moments'> & { readonly moments: Moment[] });

function heard<Message extends ToldEvents>(message: Message): Heard<Message> {
  const { events, own = {}, steps = [], ...rest } = message;
  return {
    ...rest,
    events: events.map(([type, rule, open], place) => ({
      type,
      rule,
      open,
      ...(place in own ? { own: own[place] } : {}),
      ...(steps[place] ? { changes: steps[place] } : {}),
    })),
  };
}

/** What the server says, with events as everybody knows them. It is trusted to keep to the protocol. */
export function readServerMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as WireMessage;
  switch (message.type) {
    case 'events':
      return heard(message);
    case 'view':
      return { ...message, moments: message.moments.map(heard) };
    default:
      return message;
  }
}
