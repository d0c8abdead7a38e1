/**
 * How much slower a thread is than its CPU time says, because other threads and programs want the same cores: twice as
 * slow with one of them beside it. What a bot thinks about does not change it.
 */

/** How much of what was measured before the newest thought leaves. */
const KEPT = 0.9;

/** With less CPU time than this the ticks of the clock would be measured, and nothing else. */
const LEAST_MEASURED_MS = 20;

const SLOWEST = 10;

export class Pressure {
  private wallMs = 0;
  private cpuMs = 0;

  /** How long a thought took, and how much of the CPU. */
  note(wallMs: number, cpuMs: number): void {
    this.wallMs = this.wallMs * KEPT + wallMs;
    this.cpuMs = this.cpuMs * KEPT + cpuMs;
  }

  /** 1 for a thread that has a core to itself. */
  get slowness(): number {
    if (this.cpuMs < LEAST_MEASURED_MS) return 1;
    return Math.min(SLOWEST, Math.max(1, this.wallMs / this.cpuMs));
  }
}
