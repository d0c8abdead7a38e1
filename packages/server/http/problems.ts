/** Every refused request is answered the same way: a code, a sentence, and the rule where one is the reason. */
import type { Duplex } from 'node:stream';
import type { HttpProblem } from '@airlock/protocol';
import { cannotWrite, type HttpRefusalCode, InAnotherRoom, outOfReach, Refused } from '@airlock/tables';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { TooFast } from '../border/budgets.ts';
import { complaint } from '../socket/frames.ts';
import { CannotWrite } from '../store/store.ts';
import { sayLastWord } from './lastWord.ts';

const STATUS: Readonly<Record<HttpRefusalCode, number>> = {
  'bad-request': 400,
  'bad-message': 400,
  'wrong-version': 400,
  'hello-first': 400,
  'no-session': 401,
  'not-allowed': 403,
  'not-your-seat': 403,
  'kept-out': 403,
  'not-let-in': 403,
  'not-watched': 403,
  muted: 403,
  'not-found': 404,
  'no-such-table': 404,
  'not-joined': 409,
  'not-started': 409,
  'too-early': 409,
  'old-rules': 409,
  'not-now': 409,
  taken: 409,
  stale: 409,
  'no-such-action': 422,
  rules: 422,
  'too-fast': 429,
  'too-long': 413,
  busy: 503,
  storage: 507,
  damaged: 500,
};

/** What only a socket can be told. */
const OF_THE_SOCKET: ReadonlySet<string> = new Set([
  'bad-message',
  'wrong-version',
  'hello-first',
  'not-joined',
  'stale',
  'no-such-action',
  'muted',
]);

/** Which codes a request can be refused with, by their status. */
export const CODES_BY_STATUS: ReadonlyMap<string, readonly string[]> = byStatus();

function byStatus(): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const [code, status] of [...Object.entries(STATUS), ['broken', 500] as const]) {
    if (OF_THE_SOCKET.has(code)) continue;
    const key = String(status);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  return new Map([...codes].sort(([one], [other]) => Number(one) - Number(other)));
}

interface Answer {
  readonly status: number;
  readonly problem: HttpProblem;
}

/** Lets another server answer, where the table in question is its own. */
export type AskElsewhere = (
  room: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>;

export function answerProblems(
  app: FastifyInstance,
  refused: (code: string) => void,
  askElsewhere: AskElsewhere | null,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof InAnotherRoom) {
      const answered = await askElsewhere?.(error.room, request, reply);
      if (answered) return answered;
    }
    const { status, problem } = answerTo(error);
    const { code: table } = (request.params ?? {}) as { readonly code?: string };
    if (status === 500) request.log.error({ err: error, table }, 'a request broke');
    else request.log.debug({ code: problem.code, table }, 'a request was refused');
    refused(problem.code);
    if (error instanceof TooFast) reply.header('retry-after', error.seconds);
    return reply.code(status).send(problem);
  });
}

/** An address so wrong that it reaches no route. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, problem } = answerTo(error);
  reply.code(status).header('cache-control', 'no-store').send(problem);
}

/** What is not even HTTP, or never becomes a whole request: answered on the bare connection. */
export function answerBadRequest(error: Error, connection: Duplex): void {
  const [status, sentence] = badRequest((error as NodeJS.ErrnoException).code);
  const body = JSON.stringify({ code: 'bad-request', sentence });
  sayLastWord(
    connection,
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}

function badRequest(code: string | undefined): readonly [status: string, sentence: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['408 Request Timeout', 'The request did not arrive in time.'];
    case 'HPE_HEADER_OVERFLOW':
      return ['431 Request Header Fields Too Large', 'The request’s headers are too long.'];
    default:
      return ['400 Bad Request', 'That is not an HTTP request.'];
  }
}

export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'not-found', sentence: `There is nothing at ${pathOf(request)}.` });

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]?.slice(0, 200) ?? '/';

function answerTo(error: FastifyError): Answer {
  if (error instanceof CannotWrite) return answerToRefused(cannotWrite());
  if (error instanceof Refused) return answerToRefused(error);
  if (error instanceof InAnotherRoom) return answerToRefused(outOfReach());
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean),
      message: message ?? 'It is not as it should be.',
    }));
    return { status: 400, problem: { code: 'bad-request', sentence: complaint(issues) } };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    return { status: 500, problem: { code: 'broken', sentence: 'Something broke here. It has been noted.' } };
  }
  return { status, problem: { code: codeOf(status), sentence: error.message } };
}

function answerToRefused({ code, message: sentence, rule }: Refused): Answer {
  return { status: STATUS[code], problem: { code, sentence, ...(rule === undefined ? {} : { rule }) } };
}

function codeOf(status: number): HttpRefusalCode {
  if (status === 413) return 'too-long';
  if (status === 429) return 'too-fast';
  return status === 404 ? 'not-found' : 'bad-request';
}
