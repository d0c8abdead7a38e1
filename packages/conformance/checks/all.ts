/** Every check, in the order in which they are best read: the first fault found is often the cause of the rest. */
import type { Check } from '../watching.ts';
import { census } from './census.ts';
import { choiceLeaks } from './choiceLeaks.ts';
import { clones } from './clones.ts';
import { codec } from './codec.ts';
import { determinism } from './determinism.ts';
import { ending } from './ending.ts';
import { eventLeaks } from './eventLeaks.ts';
import { following } from './following.ts';
import { imagination } from './imagination.ts';
import { judging } from './judging.ts';
import { knownChance } from './knownChance.ts';
import { lists } from './lists.ts';
import { looking } from './looking.ts';
import { matchFiles } from './matchFiles.ts';
import { refusals } from './refusals.ts';
import { spectators } from './spectators.ts';
import { storage } from './storage.ts';
import { together } from './together.ts';
import { turns } from './turns.ts';
import { undo } from './undo.ts';
import { viewLeaks } from './viewLeaks.ts';
import { words } from './words.ts';

export const CHECKS: readonly Check[] = [
  clones,
  storage,
  looking,
  turns,
  together,
  lists,
  refusals,
  judging,
  codec,
  census,
  ending,
  determinism,
  knownChance,
  matchFiles,
  undo,
  following,
  words,
  viewLeaks,
  choiceLeaks,
  imagination,
  eventLeaks,
  spectators,
];
