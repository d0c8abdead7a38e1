/** The HTTP interface for people: a plain page made from the same schemas that check every request. */
import { ROUTES } from '@airlock/protocol';
import type { FastifyInstance } from 'fastify';
import { asyncapiDocument } from './asyncapi.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: unknown }>> }>
  >;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const STYLE_PATH = '/api/reference.css';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color-scheme:light dark}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.375rem}
h2{margin-top:2.5rem;font-size:1.125rem}summary{cursor:pointer}`;

const HIDDEN = { config: { budget: 'reads' }, schema: { hide: true } } as const;

export function serveReference(app: FastifyInstance): void {
  const asyncapi = asyncapiDocument();
  app.get(ROUTES.openapi, HIDDEN, async () => app.swagger());
  app.get(ROUTES.asyncapi, HIDDEN, async () => asyncapi);
  app.get(STYLE_PATH, HIDDEN, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get(ROUTES.reference, HIDDEN, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage((app.swagger().paths ?? {}) as Paths)),
  );
}

function referencePage(paths: Paths): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Airlock: HTTP interface</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>Airlock: HTTP interface</h1>
<p>Sessions and tables are set up here; play itself goes over the socket, described in docs/PROTOCOL.md.
Every refusal is <code>{"code", "sentence", "rule"?}</code>.
For programs: <a href="${ROUTES.openapi}">OpenAPI</a>, and <a href="${ROUTES.asyncapi}">AsyncAPI</a> for the socket.</p>
${operations.join('\n')}
</main>
</body>
</html>
`;
}

function section(method: string, path: string, { summary, requestBody, responses }: Operation): string {
  const body = requestBody?.content?.['application/json']?.schema;
  const reply = responses?.['200']?.content?.['application/json']?.schema;
  return [
    `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>`,
    `<p>${escaped(summary ?? '')}</p>`,
    body ? schema('Body', body) : '',
    reply ? schema('Answer', reply) : '',
  ].join('\n');
}

const schema = (title: string, value: unknown): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
