/** The messages of the socket for programs, made from the schemas that check every one of them. */
import { clientMessage, PROTOCOL_VERSION, SOCKET_PATH, serverMessage } from '@airlock/protocol';
import { z } from 'zod';
import { SAID } from './socketExamples.ts';

type MessageSchema = (typeof clientMessage | typeof serverMessage)['options'][number];

interface Ref {
  readonly $ref: string;
}

const typeOf = ({ shape }: MessageSchema): string => shape.type.value;

/** Both sides say `talk`. */
const nameOf = (side: 'client' | 'server', schema: MessageSchema): string => `${side}-${typeOf(schema)}`;

function messagesOf(side: 'client' | 'server', schemas: readonly MessageSchema[]) {
  return Object.fromEntries(
    schemas.map((schema) => [
      nameOf(side, schema),
      {
        name: typeOf(schema),
        contentType: 'application/json',
        examples: [{ payload: SAID[nameOf(side, schema)] }],
        payload: z.toJSONSchema(schema, { io: side === 'client' ? 'input' : 'output', target: 'draft-7' }),
      },
    ]),
  );
}

const refs = (names: readonly string[], at: string): Ref[] =>
  names.map((name) => ({ $ref: `${at}/${name}` }));

export function asyncapiDocument() {
  const messages = {
    ...messagesOf('client', clientMessage.options),
    ...messagesOf('server', serverMessage.options),
  };
  const said = Object.keys(messages).filter((name) => name.startsWith('client-'));
  const heard = Object.keys(messages).filter((name) => name.startsWith('server-'));
  const channel = '#/channels/socket';
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Airlock: the socket',
      version: String(PROTOCOL_VERSION),
      description:
        'One JSON text a frame. Say hello first. What each message means and what is promised stands in docs/PROTOCOL.md; ' +
        'views and events of each game are described by GET /api/games/{id}.',
    },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: SOCKET_PATH,
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      say: {
        action: 'receive',
        summary: 'What a client says',
        channel: { $ref: channel },
        messages: refs(said, `${channel}/messages`),
        security: [
          { $ref: '#/components/securitySchemes/session' },
          { $ref: '#/components/securitySchemes/token' },
        ],
      },
      hear: {
        action: 'send',
        summary: 'What the server says',
        channel: { $ref: channel },
        messages: refs(heard, `${channel}/messages`),
      },
    },
    components: { messages, securitySchemes: { ...SECURITY_SCHEMES, session: SOCKET_SESSION } },
  };
}

/** AsyncAPI has a name of its own for what OpenAPI calls an API key. */
const SOCKET_SESSION = {
  type: 'httpApiKey',
  in: 'cookie',
  name: 'airlock',
  description: 'The cookie that choosing a name sets.',
};

/** How a client says who it is, over HTTP and when it opens a socket. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'airlock',
    description: 'The cookie that choosing a name sets.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token of a program, made by its owner.',
  },
} as const;
