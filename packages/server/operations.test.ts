/** What the files for operators speak of is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
});
