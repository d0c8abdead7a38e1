/**
 * What the server publishes about itself, in the format of Prometheus.
 *
 * On a server with one match going on, every number is about that match. Whoever may read them must not learn whose
 * time ran out in Outbreak or how long a bot thought, not even by asking every second. So:
 *
 * - All numbers are read together, once a minute by the server's clock. Asking more often shows the same reading.
 * - No label says who: no seat, no game, no level, no table.
 * - What grows with the course of a match is shown in hundreds, rounded down, and a histogram only moves on when a
 *   hundred new values are in it.
 * - The processor time of the process is left out: threads that think are in it. Whoever runs the server can see it
 *   from outside.
 */
import type { MetricObject, MetricValue, Registry } from 'prom-client';

export const READ_EVERY_MS = 60_000;

/** This many values, at least, are mixed before any of them shows. */
const LOT = 100;

type Labels = Readonly<Partial<Record<string, string | number>>>;

interface Publishing {
  /** What one step of the published number stands for; 1 unless said. */
  readonly step?: number | ((labels: Labels) => number);
  /** The only label that is shown. */
  readonly label?: string;
}

const EXACT: Publishing = {};

/** Refusals that are faults of ours: every single one counts. */
const FAULTS: readonly unknown[] = ['busy', 'broken'];

/** Every metric that is published. The rest stays inside. */
export const PUBLISHED: Readonly<Record<string, Publishing>> = {
  airlock_actions_total: { step: LOT },
  airlock_refusals_total: { label: 'code', step: ({ code }) => (FAULTS.includes(code) ? 1 : LOT) },
  airlock_commit_seconds: { step: LOT },
  airlock_commit_writes: { step: LOT },
  airlock_commit_failures_total: EXACT,
  airlock_bot_think_seconds: { step: LOT },
  airlock_bot_failures_total: EXACT,
  airlock_bot_thoughts_reduced_total: { step: LOT },
  // The bots of a single table never make ten.
  airlock_bot_thoughts: { step: 10 },
  airlock_slow_sockets_total: EXACT,
  airlock_tables_in_memory: EXACT,
  airlock_matches_live: EXACT,
  airlock_sockets: EXACT,
  airlock_servers: EXACT,
  airlock_far_lines: EXACT,
  airlock_redis_away: EXACT,
  process_start_time_seconds: EXACT,
  process_resident_memory_bytes: EXACT,
  process_open_fds: EXACT,
  process_max_fds: EXACT,
  nodejs_version_info: { label: 'version' },
  nodejs_heap_size_total_bytes: EXACT,
  nodejs_heap_size_used_bytes: EXACT,
  nodejs_external_memory_bytes: EXACT,
  nodejs_eventloop_lag_seconds: EXACT,
  nodejs_eventloop_lag_min_seconds: EXACT,
  nodejs_eventloop_lag_max_seconds: EXACT,
  nodejs_eventloop_lag_mean_seconds: EXACT,
  nodejs_eventloop_lag_stddev_seconds: EXACT,
  nodejs_eventloop_lag_p50_seconds: EXACT,
  nodejs_eventloop_lag_p90_seconds: EXACT,
  nodejs_eventloop_lag_p99_seconds: EXACT,
};

/** Counted or collected, and kept inside: each would show single thoughts, timers or connections at work. */
export const KEPT_INSIDE: readonly string[] = [
  'process_cpu_user_seconds_total',
  'process_cpu_system_seconds_total',
  'process_cpu_seconds_total',
  'process_virtual_memory_bytes',
  'process_heap_bytes',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
  'nodejs_gc_duration_seconds',
];

/** One line of a metric: its name with what belongs to it, such as `_count`, and the labels that are shown. */
interface Line {
  readonly name: string;
  readonly labels: Labels;
  value: number;
}

export class MetricsReading {
  /** The newest reading. */
  text = '';
  private readonly registry: Registry;
  private readonly failed: (error: unknown) => void;
  /** What a histogram showed last, until a hundred more values are in it. */
  private readonly shown = new Map<string, readonly Line[]>();
  private readonly timer: NodeJS.Timeout;

  constructor(registry: Registry, failed: (error: unknown) => void) {
    this.registry = registry;
    this.failed = failed;
    this.timer = setInterval(() => void this.read(), READ_EVERY_MS).unref();
  }

  async read(): Promise<void> {
    try {
      const metrics = await this.registry.getMetricsAsJSON();
      this.text = metrics.map((metric) => this.published(metric)).join('');
    } catch (error) {
      this.failed(error);
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private published(metric: MetricObject & { values?: readonly MetricValue<string>[] }): string {
    const how = PUBLISHED[metric.name];
    if (!how || !metric.values) return '';
    const exact = summed(metric.name, metric.values, how.label);
    const lines =
      String(metric.type) === 'histogram' ? this.inLots(metric.name, exact) : exact.map(rounded(how));
    return [
      `# HELP ${metric.name} ${metric.help}`,
      `# TYPE ${metric.name} ${metric.type}`,
      ...lines.map(({ name, labels, value }) => `${name}${written(labels)} ${value}`),
      '',
    ].join('\n');
  }

  private inLots(name: string, lines: readonly Line[]): readonly Line[] {
    const before = this.shown.get(name) ?? lines.map((line) => ({ ...line, value: 0 }));
    const next = countIn(lines) - countIn(before) >= LOT ? lines : before;
    this.shown.set(name, next);
    return next;
  }
}

const countIn = (lines: readonly Line[]): number =>
  lines.find(({ name }) => name.endsWith('_count'))?.value ?? 0;

const rounded =
  ({ step = 1 }: Publishing) =>
  (line: Line): Line => {
    const size = typeof step === 'number' ? step : step(line.labels);
    return size === 1 ? line : { ...line, value: Math.floor(line.value / size) * size };
  };

/** Adds up what differs in labels that are not shown. Buckets of a histogram are kept apart. */
function summed(
  metric: string,
  values: readonly (MetricValue<string> & { metricName?: string })[],
  label: string | undefined,
): Line[] {
  const lines = new Map<string, Line>();
  for (const { metricName: name = metric, labels: all, value } of values) {
    const labels: Labels = Object.fromEntries(
      Object.entries(all).filter(([key]) => key === label || key === 'le'),
    );
    const key = name + written(labels);
    const line = lines.get(key);
    if (line) line.value += value;
    else lines.set(key, { name, labels, value });
  }
  return [...lines.values()];
}

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(String(value))}`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
