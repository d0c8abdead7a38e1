/**
 * The OpenAPI document: what Fastify knows of the routes from their schemas, with what programs need besides: names for the
 * operations, examples, how one says who one is, and which codes come with which status.
 */
import { CODE_EXAMPLE, httpProblem, newsLine, ROUTES, tableReply } from '@airlock/protocol';
import { z } from 'zod';
import { SECURITY_SCHEMES } from './asyncapi.ts';
import { ANSWERED, SENT } from './examples.ts';
import { CODES_BY_STATUS } from './problems.ts';

/** Under these names other schemas refer to them. */
z.globalRegistry.add(httpProblem, {
  id: 'Problem',
  description: 'Why a request was refused: a code for programs, a sentence for people.',
});
z.globalRegistry.add(tableReply, { id: 'Table', description: 'A table, as whoever asks may see it.' });

export const OPENAPI_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Airlock',
    version: '1',
    description:
      'Sessions and tables. Play goes over the socket, which /api/asyncapi.json describes; docs/PROTOCOL.md tells the story. ' +
      'A request has a body of 16 KiB at most and 30 seconds to arrive. What may be done how often stands in docs/PROTOCOL.md; ' +
      'a request that came too often is answered with 429 and Retry-After, in seconds.',
  },
  components: { securitySchemes: SECURITY_SCHEMES },
  // A cookie, a token, or neither: each operation refuses whoever it is not for.
  security: [{ session: [] }, { token: [] }, {}],
};

const VERBS: Readonly<Record<string, string>> = {
  get: 'get',
  post: 'post',
  patch: 'change',
  delete: 'delete',
};

/** `:code` as OpenAPI writes it. */
const written = (route: string): string => route.replaceAll(/:(\w+)/g, '{$1}');

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ROUTES).map(([name, route]) => [written(route), name]),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Unique, because a route has one name. */
const operationId = (method: string, path: string): string =>
  `${VERBS[method] ?? method}${capital(NAMES.get(path) ?? path.replaceAll(/\W+/g, '_'))}`;

interface Answer {
  description?: string;
  headers?: object;
  content?: Record<string, { schema?: unknown; example?: unknown }>;
}

interface Operation {
  operationId?: string;
  requestBody?: { content?: Record<string, { example?: unknown }> };
  parameters?: { name: string; example?: unknown }[];
  responses?: Record<string, Answer>;
}

/** A stream has no end, and so no schema as a whole. */
const STREAMS: Readonly<Record<string, Answer>> = {
  getNews: {
    description: 'Granted: a line for each, and an empty one every 25 seconds',
    content: {
      'application/x-ndjson': {
        // Of one line.
        schema: z.toJSONSchema(newsLine),
        example:
          `{"type":"turn","table":"${CODE_EXAMPLE}","game":"outpost-seven","sequence":4}\n` +
          `{"type":"over","table":"${CODE_EXAMPLE}","game":"outpost-seven"}\n`,
      },
    },
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
};

interface Document {
  readonly paths?: Record<string, Record<string, Operation>>;
}

/** Completes what Fastify has made, in place. */
export function completed<Made extends object>(made: Made): Made {
  const { paths = {} } = made as Document;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) complete(method, path, operation);
  }
  return made;
}

function complete(method: string, path: string, operation: Operation): void {
  operation.operationId = operationId(method, path);
  const body = operation.requestBody?.content?.['application/json'];
  const example = SENT[operation.operationId];
  if (body && example !== undefined) body.example = example;
  for (const parameter of operation.parameters ?? []) {
    if (parameter.name === 'code') parameter.example = CODE_EXAMPLE;
    if (parameter.name === 'game') parameter.example = 'outpost-seven';
  }
  operation.responses ??= {};
  const { responses } = operation;
  responses['200'] = STREAMS[operation.operationId] ?? { ...responses['200'], description: 'Granted' };
  const granted = responses['200'].content?.['application/json'];
  if (granted && operation.operationId in ANSWERED) granted.example = ANSWERED[operation.operationId];
  const refused = responses['4xx'] ?? responses['4XX'];
  delete responses['4xx'];
  delete responses['4XX'];
  if (!refused) return;
  for (const [status, codes] of CODES_BY_STATUS) {
    responses[status] = {
      ...refused,
      description: `Refused as ${codes.join(', ')}`,
      ...(status === '429' ? { headers: RETRY_AFTER } : {}),
    };
  }
}
