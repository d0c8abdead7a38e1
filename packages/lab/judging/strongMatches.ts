/** Matches between strong bots, as what judgements are measured on. */
import { type Decision, decisionsOf } from '@airlock/bots';
import type { CatalogueEntry } from '@airlock/catalogue';
import { headerOf, type LogEntry, logOf } from '@airlock/kernel';
import { keptFile } from '../simulation/keeping.ts';
import type { Plan } from '../simulation/plan.ts';
import { gamePlayer } from '../simulation/playGame.ts';

export interface StrongMatch {
  /** Its number, from 0. */
  readonly number: number;
  readonly decisions: readonly Decision[];
  readonly log: readonly LogEntry[];
  readonly state: unknown;
}

/** Without an end, one after the other; those that were given up are left out. */
export function* strongMatches(entry: CatalogueEntry, plan: Plan): Generator<StrongMatch> {
  const play = gamePlayer(entry, plan);
  for (let number = plan.skipped; ; number++) {
    const log: LogEntry[] = [];
    if (play(number, log).outcome === null) continue;
    const file = keptFile(entry, plan, number, log);
    const { decisions, match } = decisionsOf(
      entry.game,
      headerOf(file),
      file.seed ?? '',
      logOf(entry.game, file),
    );
    yield { number, decisions, log, state: match.state };
  }
}
