/** Requests about tables that another server has: asked there, and answered here with what comes back. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Cluster, FarReply, FarRequest } from '../cluster/cluster.ts';
import type { AskElsewhere } from './problems.ts';

/** Names a request that came from another server; the name is known inside this process alone. */
const HEADER = 'x-airlock-forwarded';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export const forwarding =
  (cluster: Cluster): AskElsewhere =>
  async (room, request, reply) => {
    // Two servers that each believe the other to have a table must not ask each other for ever.
    if (request.headers[HEADER] !== undefined) return null;
    const { id, method, url, body, session, address } = request;
    const answer = await cluster.request(room, {
      id,
      method,
      url,
      body: body ?? null,
      session: session && { id: session.id, person: session.person },
      address,
    });
    return answer && reply.code(answer.status).type(answer.type).send(answer.body);
  };

/** Answers what others ask, and tells the rest of the server who had asked there. */
export function answerForwarded(
  app: FastifyInstance,
  cluster: Cluster,
): (headers: IncomingHttpHeaders) => FarRequest | null {
  const asked = new Map<string, FarRequest>();
  cluster.answersRequests(async (request): Promise<FarReply> => {
    const name = randomUUID();
    asked.set(name, request);
    try {
      const { method, url, body } = request;
      const reply = await app.inject({
        method: method as Method,
        url,
        headers: { [HEADER]: name },
        ...(body === null ? {} : { payload: body as object }),
      });
      return {
        status: reply.statusCode,
        type: String(reply.headers['content-type'] ?? 'application/json'),
        body: reply.payload,
      };
    } finally {
      asked.delete(name);
    }
  });
  return (headers) => asked.get(String(headers[HEADER])) ?? null;
}
