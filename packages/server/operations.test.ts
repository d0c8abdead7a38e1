/** What the files for operators speak of is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
});
