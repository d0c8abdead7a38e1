/** Whether imagined worlds leave open what a viewer may not know. */
import { capital, type Viewer } from '@airlock/kernel';
import { bytesOf } from './difference.ts';
import { seatName } from './finding.ts';
import type { Plan } from './plan.ts';
import type { Snapshot } from './watching.ts';

/** Compared with each other to see what varies. */
const WORLDS = 4;
/** A secret may be forced now and then, by counting or by the last card; not most of the time. */
const LEAST_OPEN = 0.5;

interface Tally {
  positions: number;
  open: number;
}

/**
 * A view and an imagination that leak in agreement pass every comparison of worlds. What is forced in all of
 * them although the plan calls it a secret gives the two away.
 */
export class Openness {
  private readonly plan: Plan;
  private readonly tallies = new Map<string, Tally>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  note({ play: { game, random }, state }: Snapshot, viewer: Viewer): void {
    const view = game.view(state, viewer);
    const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, random));
    this.count(`${seatName(viewer)} can imagine only one match`, worlds.map(bytesOf));
    const { secrets } = this.plan;
    if (!secrets) return;
    for (const name of Object.keys(secrets(state, viewer))) {
      const texts = worlds.map((world) => bytesOf(secrets(world, viewer)[name]));
      this.count(`${seatName(viewer)} can tell the secret "${name}"`, texts);
    }
  }

  /** What is given away, one sentence a secret. */
  sentences(): string[] {
    return [...this.tallies].flatMap(([fault, { positions, open }]) =>
      open >= positions * LEAST_OPEN
        ? []
        : [
            `${capital(fault)}: all imagined matches agree on it in ${positions - open} of ${positions} positions.`,
          ],
    );
  }

  private count(fault: string, texts: readonly string[]): void {
    const tally = this.tallies.get(fault) ?? { positions: 0, open: 0 };
    tally.positions++;
    if (new Set(texts).size > 1) tally.open++;
    this.tallies.set(fault, tally);
  }
}
