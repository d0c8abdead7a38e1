/** Sealed answers as they are in memory, and in the record of their table. */
import type { Action, Seat } from '@airlock/kernel';
import type { Actor } from './acting.ts';
import type { AnyMatch } from './folding.ts';
import type { SealedAnswerRecord, TableRecord } from './store/store.ts';

export interface SealedAnswer {
  readonly action: Action;
  readonly actor: Actor;
}

/** The sealed answers to one question, which was asked at that place of the log. */
export interface Sealed {
  readonly asked: number;
  readonly answers: Map<Seat, SealedAnswer>;
}

/** What was kept of the answers to the question that stands, after a restart. */
export function sealedIn({ sealed }: TableRecord, match: AnyMatch | null): Sealed | null {
  if (!sealed || sealed.asked !== match?.asked.sequence) return null;
  const answers = new Map<Seat, SealedAnswer>();
  for (const { seat, action: text, ...number } of sealed.answers) {
    const action = match.game.codec.read(text);
    if (action !== undefined) answers.set(seat, { action, actor: { seat, ...number } });
  }
  return { asked: sealed.asked, answers };
}

/** The record with one more answer, in the place of an earlier one of the same seat. */
export function withAnswer(record: TableRecord, asked: number, answer: SealedAnswerRecord): TableRecord {
  const before = record.sealed?.asked === asked ? record.sealed.answers : [];
  return {
    ...record,
    sealed: { asked, answers: [...before.filter(({ seat }) => seat !== answer.seat), answer] },
  };
}
