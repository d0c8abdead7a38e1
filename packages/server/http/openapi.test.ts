import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLOSE, clientMessage, REFUSAL_CODES, ROUTES, serverMessage } from '@airlock/protocol';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { LIMITS, type Limit, type Scope } from '../border/limits.ts';
import { guest } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';
import { asyncapiDocument } from './asyncapi.ts';
import { ANSWERED, SENT } from './examples.ts';
import { SAID } from './socketExamples.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { content: { 'application/json': { schema: object; example?: unknown } } };
  readonly responses: Readonly<
    Record<string, { content?: { 'application/json'?: { schema: object; example?: unknown } } }>
  >;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: object;
  };
}

async function documentsOf(): Promise<{
  openapi: OpenApi;
  asyncapi: Record<string, never>;
  routes: readonly string[];
}> {
  const { url, routes } = await startForTest();
  const ann = await guest(url, 'Ann');
  return {
    openapi: await ann.get<OpenApi>('GET', ROUTES.openapi),
    asyncapi: await ann.get<Record<string, never>>('GET', ROUTES.asyncapi),
    routes,
  };
}

describe('the OpenAPI document', () => {
  it('names every operation once, and says how one says who one is', async () => {
    const { openapi } = await documentsOf();
    const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(Object.keys(openapi.components.securitySchemes)).toEqual(['session', 'token']);
    expect(Object.keys(openapi.components.schemas)).toEqual(expect.arrayContaining(['Problem', 'Table']));
  });

  it('says with which codes each status comes, and leaves no status open', async () => {
    const { openapi } = await documentsOf();
    for (const methods of Object.values(openapi.paths)) {
      for (const { responses, operationId } of Object.values(methods)) {
        for (const status of Object.keys(responses)) expect(status, operationId).toMatch(/^\d{3}$/);
      }
    }
    for (const methods of Object.values(openapi.paths)) {
      for (const { responses, operationId } of Object.values(methods)) {
        expect(responses, operationId).toMatchObject({
          200: { description: expect.stringMatching(/^Granted/), content: expect.anything() },
          429: { description: 'Refused as too-fast', headers: { 'Retry-After': expect.anything() } },
        });
        // What only a socket is told.
        expect(JSON.stringify(responses), operationId).not.toMatch(/hello-first|not-joined|no-such-action/);
      }
    }
  });

  it('has an example for everything that is sent, and each fits its schema', async () => {
    const { openapi } = await documentsOf();
    const used = new Set<string>();
    for (const methods of Object.values(openapi.paths)) {
      for (const { operationId, requestBody } of Object.values(methods)) {
        if (!requestBody) continue;
        const { schema, example } = requestBody.content['application/json'];
        expect(example, operationId).toBeDefined();
        used.add(operationId);
        const ajv = new Ajv2020({ strict: false, validateFormats: false });
        const validate = ajv.compile({ ...schema, components: openapi.components });
        expect(validate(example), `${operationId}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
    expect(Object.keys(SENT).filter((id) => !used.has(id))).toEqual([]);
  });

  it('has an example for everything that is answered, and each fits its schema', async () => {
    const { openapi } = await documentsOf();
    const used = new Set<string>();
    for (const methods of Object.values(openapi.paths)) {
      for (const { operationId, responses } of Object.values(methods)) {
        const answer = responses['200']?.content?.['application/json'];
        if (!answer) continue;
        expect(answer, operationId).toHaveProperty('example');
        used.add(operationId);
        const ajv = new Ajv2020({ strict: false, validateFormats: false });
        const validate = ajv.compile({ ...answer.schema, components: openapi.components });
        expect(validate(answer.example), `${operationId}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
    expect(Object.keys(ANSWERED).filter((id) => !used.has(id))).toEqual([]);
  });
});

const document = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'PROTOCOL.md'), 'utf8');

describe('docs/PROTOCOL.md', () => {
  it('tells of every request', async () => {
    const { openapi } = await documentsOf();
    const requests = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => {
        const address = path.replace('{code}', 'CODE').replace('{id}', 'ID');
        return `\`${method.toUpperCase()} ${address}`;
      }),
    );
    const told = (request: string): boolean =>
      document.includes(`${request}\``) || document.includes(`${request}?`);
    expect(requests.filter((request) => !told(request))).toEqual([]);
  });

  it('tells of every message of the socket, every code of a refusal and every code of a close', () => {
    const types = [...clientMessage.options, ...serverMessage.options].map(({ shape }) => shape.type.value);
    expect(types.filter((type) => !document.includes(`| \`${type} {`))).toEqual([]);
    expect(REFUSAL_CODES.filter((code) => !document.includes(`| \`${code}\` |`))).toEqual([]);
    expect(Object.values(CLOSE).filter((code) => !document.includes(`| ${code} |`))).toEqual([]);
  });
});

describe('the limits in docs/PROTOCOL.md', () => {
  const SCOPES: readonly Scope[] = ['person', 'stranger', 'address', 'table'];

  it.each(Object.entries<Partial<Record<Scope, Limit>>>(LIMITS))('are those of %s', (name, limits) => {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    const columns = row?.split('|').slice(3, -1);
    const written = SCOPES.map((scope) => limits[scope]);
    expect(columns?.map((column) => column.trim())).toEqual(
      written.map((limit) => (limit ? `${limit.atOnce}, ${limit.aMinute}` : '')),
    );
  });
});

describe('the AsyncAPI document', () => {
  it('has every message of both sides', async () => {
    const { asyncapi } = await documentsOf();
    const { messages } = (
      asyncapi as unknown as { components: { messages: Record<string, { name: string }> } }
    ).components;
    const named = (side: string) =>
      Object.entries(messages)
        .filter(([key]) => key.startsWith(`${side}-`))
        .map(([, { name }]) => name);
    expect(named('client')).toEqual(clientMessage.options.map(({ shape }) => shape.type.value));
    expect(named('server')).toEqual(serverMessage.options.map(({ shape }) => shape.type.value));
  });

  it('has an example of each of them, which fits its schema', () => {
    const { messages } = asyncapiDocument().components;
    expect(Object.keys(SAID).sort()).toEqual(Object.keys(messages).sort());
    for (const [name, { payload, examples }] of Object.entries(messages)) {
      const validate = new Ajv({ strict: false, validateFormats: false }).compile(payload as object);
      const [example] = examples;
      expect(validate(example?.payload), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });
});
