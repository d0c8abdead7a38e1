/** A refusal as the door says it: the reason, then what is asked instead, or the rule in words. */
import { type Card, eventsAboard } from '@airlock/hypatia';
import type { Refusal, RuleId } from '@airlock/kernel';
import type { Refused } from '../contract.ts';
import type { HypatiaDesk } from './model.ts';
import type { Position } from './moves/position.ts';
import { whyNotNow } from './moves/selection.ts';
import { words } from './words.ts';

/** Reasons that are not about the thing pressed: somebody else decides, or something else is asked first. */
const ABOUT_THE_MOMENT: ReadonlySet<string> = new Set(['otherDecision', 'notYourTurn', 'mustChoose']);

type Told = Pick<HypatiaDesk, 'moments' | 'view' | 'naming'>;

/** Why a card of the hand can be put to no use now, in one line; `null` where it can. */
export function unusableWords(desk: Told, position: Position, card: Card): string | null {
  const refusal = whyNotNow(position, card);
  if (!refusal) return null;
  const { sentence, second } = refusedWords(desk, refusal);
  return [sentence, second].filter(Boolean).join(' ');
}

export function refusedWords(desk: Told, refusal: Refusal): Refused {
  const sentence = words.refusal(refusal);
  if (ABOUT_THE_MOMENT.has(refusal.reason)) {
    const second = words.prompt(desk.view.peek(), desk.naming.peek());
    return { sentence, second, rule: ruleAsking(desk) ?? refusal.rule };
  }
  const second = words.rules[refusal.rule];
  return { sentence, ...(second ? { second } : {}), rule: refusal.rule };
}

/** The rule by which something is asked now. */
function ruleAsking({ moments }: Told): RuleId | null {
  const aboard = moments.peek().flatMap(({ events }) => events.flatMap(eventsAboard));
  return aboard.findLast(({ type }) => type === 'asked')?.rule ?? null;
}
