/** Refusals whose sentence needs no numbers are made once; a rule asked a million times gives the same object. */
import type { Refusal, RuleId } from './game.ts';

/** From reasons and their rules, the function that refuses for one of them. */
export function refusing<Reason extends string>(
  reasons: Readonly<Record<Reason, RuleId>>,
): (reason: Reason) => Refusal {
  const refusals = Object.fromEntries(
    Object.entries<RuleId>(reasons).map(([reason, rule]) => [reason, { rule, reason }]),
  ) as Readonly<Record<Reason, Refusal>>;
  return (reason) => refusals[reason];
}
