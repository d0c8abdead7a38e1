/** What the files for operators speak of is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { PUBLISHED } from './metricsReading.ts';
import { HELP } from './settings.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Every figure that is published, with the endings that a histogram has. */
const figures = new Set(
  Object.keys(PUBLISHED).flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
);

describe('the files for operators', () => {
  it.each(['grafana.json', 'alerts.yaml'])('%s asks for figures that there are', (file) => {
    const asked = read('deploy', file).match(/\b(airlock|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !figures.has(name))).toEqual([]);
  });

  it.each(['deploy/airlock.service', 'deploy/Containerfile', 'deploy/compose.yaml', 'docs/OPERATIONS.md'])(
    '%s sets only what can be set',
    (file) => {
      const set = read(file).match(/\b(AIRLOCK_[A-Z_]+|DATABASE_URL|REDIS_URL)\b/g) ?? [];
      expect(set.length).toBeGreaterThan(0);
      expect(set.filter((name) => !HELP.includes(name))).toEqual([]);
    },
  );

  it('start what the build makes, and lead to the port that it opens', () => {
    const image = read('deploy', 'Containerfile');
    const unit = read('deploy', 'airlock.service');
    const program = 'packages/server/dist/airlock.js';
    expect(image).toContain(`CMD ["node", "${program}"]`);
    expect(unit).toContain(`ExecStart=/usr/bin/node /opt/airlock/${program}`);
    const [, port] = /AIRLOCK_PORT=(\d+)/.exec(image) ?? [];
    expect(image).toContain(`EXPOSE ${port}`);
    expect(image).toContain(`http://127.0.0.1:${port}${ROUTES.health}`);
    const proxied = [...read('deploy', 'nginx.conf').matchAll(/^ +server (\w+):(\d+) /gm)];
    expect(proxied.length).toBeGreaterThan(1);
    for (const [, name, at] of proxied) {
      expect(at).toBe(port);
      expect(read('deploy', 'compose.yaml')).toContain(`\n  ${name}: *server\n`);
    }
  });

  it('run commands that there are, on files that there are', () => {
    const image = read('deploy', 'Containerfile');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...image.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(commands).toEqual(['build']);
    for (const name of commands) expect(scripts).toHaveProperty([String(name)]);
    // What runs is taken from where it was built.
    const [, workplace] = /^WORKDIR (\S+)$/m.exec(image) ?? [];
    expect(image).toContain(`COPY --from=build ${workplace} ${workplace}\n`);
    const [, asked] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(image) ?? [];
    const [program, flag, script] = JSON.parse(asked ?? '[]') as string[];
    expect([program, flag]).toEqual(['node', '-e']);
    expect(() => new Script(script ?? '}')).not.toThrow();
    const compose = read('deploy', 'compose.yaml');
    const [, context, file] = /context: (\S+), dockerfile: (\S+) \}/.exec(compose) ?? [];
    expect(existsSync(join(root, 'deploy', String(context), String(file)))).toBe(true);
    const mounted = [...compose.matchAll(/'(\.\/[^:']+):/g)].map(([, path]) => String(path));
    expect(mounted).toEqual(['./nginx.conf']);
    for (const path of mounted) expect(existsSync(join(root, 'deploy', path))).toBe(true);
    // The build runs inside the image: nothing that was built elsewhere may come in.
    const left = read('.dockerignore').split('\n');
    for (const name of ['**/node_modules', '**/dist']) expect(left).toContain(name);
  });
});
