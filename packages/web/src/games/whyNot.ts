/** Why something cannot be done now, for a button that stays in sight: the rules' own reason, or what is under way. */
import type { Action } from '@airlock/kernel';
import { words } from '../words.ts';
import type { Desk } from './contract.ts';

export function whyNot({ refusalOf, online }: Pick<Desk, 'refusalOf' | 'online'>, action: Action): string {
  const refusal = refusalOf(action);
  if (refusal) return refusal.sentence;
  return online.value ? words.door.underWay : words.door.noLine;
}
