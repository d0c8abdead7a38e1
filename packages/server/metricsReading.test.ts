import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from './metrics.ts';
import { KEPT_INSIDE, MetricsReading, PUBLISHED } from './metricsReading.ts';
import { fiveAtTable, playUntil } from './testing/outbreakTable.ts';
import { startForTest } from './testing/startForTest.ts';

function counting() {
  const metrics = createMetrics();
  metrics.watch({
    tables: () => 1,
    matches: () => 1,
    sockets: () => 5,
    unfinishedThoughts: () => 7,
    servers: () => 1,
    farLines: () => 0,
    isRedisAway: () => false,
  });
  return { metrics, reading: readingOf(metrics) };
}

function readingOf({ registry }: ReturnType<typeof createMetrics>): MetricsReading {
  const reading = new MetricsReading(registry, (error) => {
    throw error;
  });
  onTestFinished(() => reading.stop());
  return reading;
}

async function lines(reading: MetricsReading, about = 'airlock_'): Promise<string[]> {
  await reading.read();
  return reading.text.split('\n').filter((line) => line.startsWith(about));
}

describe('what the server publishes about itself', () => {
  it('is decided for every metric there is', async () => {
    const { metrics } = counting();
    const known = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
    const undecided = known.filter((name) => !PUBLISHED[name] && !KEPT_INSIDE.includes(name));
    expect(undecided, 'add each to PUBLISHED or to KEPT_INSIDE in metricsReading.ts').toEqual([]);
  });

  it('grows in hundreds where it grows with the course of a match', async () => {
    const { metrics, reading } = counting();
    metrics.actions.total = 199;
    metrics.refusals.inc({ code: 'rules' }, 99);
    const shown = await lines(reading);
    expect(shown).toContain('airlock_actions_total 100');
    expect(shown).toContain('airlock_refusals_total{code="rules"} 0');
    metrics.actions.total++;
    metrics.refusals.inc({ code: 'rules' });
    expect(await lines(reading)).toEqual(expect.arrayContaining(['airlock_actions_total 200']));
    expect(reading.text).toContain('airlock_refusals_total{code="rules"} 100');
  });

  it('shows no thought before a hundred are mixed, and never of which bot', async () => {
    const { metrics, reading } = counting();
    for (let count = 0; count < 99; count++)
      metrics.thinkSeconds.observe({ level: `level ${count % 3}` }, 0.3);
    const thoughts = 'airlock_bot_think_seconds';
    for (const line of await lines(reading, thoughts)) expect(line).toMatch(/ 0$/);
    metrics.thinkSeconds.observe({ level: 'expert' }, 3);
    const shown = await lines(reading, thoughts);
    expect(shown).toContain(`${thoughts}_count 100`);
    expect(shown).toContain(`${thoughts}_bucket{le="0.5"} 99`);
    expect(reading.text).not.toContain('level=');
    metrics.thinkSeconds.observe({ level: 'expert' }, 3);
    expect(await lines(reading, thoughts)).toEqual(shown);
  });

  it('says at once what went wrong, without saying where', async () => {
    const { metrics, reading } = counting();
    metrics.commitFailures.inc();
    metrics.botFailures.inc({ level: 'expert', reason: 'timeout' });
    metrics.botFailures.inc({ level: 'casual', reason: 'crash' });
    metrics.refusals.inc({ code: 'broken' });
    const shown = await lines(reading);
    for (const line of [
      'airlock_commit_failures_total 1',
      'airlock_bot_failures_total 2',
      'airlock_refusals_total{code="broken"} 1',
      'airlock_matches_live 1',
      'airlock_sockets 5',
      'airlock_bot_thoughts 0',
    ]) {
      expect(shown).toContain(line);
    }
  });

  it('is in the form that is collected everywhere', async () => {
    const { reading } = counting();
    await reading.read();
    const form =
      /^(?:# (?:HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(?:\{[a-z]+="[^"]*"\})? (?:NaN|-?[0-9.e+-]+)(?:\n|$))/;
    for (const line of reading.text.trimEnd().split('\n')) expect(line).toMatch(form);
    expect(reading.text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(reading.text).not.toContain('cpu');
  });

  it('stays the same while the only match on the server goes on', async () => {
    const server = await startForTest();
    const { players } = await fiveAtTable(server);
    const reading = readingOf(server.metrics);
    const before = await lines(reading);
    expect(before).toContain('airlock_matches_live 1');
    await playUntil(players, ({ day }) => day >= 2);
    expect(server.metrics.actions.total).toBeGreaterThan(5);
    expect(server.metrics.actions.total).toBeLessThan(100);
    expect(await lines(reading)).toEqual(before);
  });
});
