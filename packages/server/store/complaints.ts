/** What is kept for whoever runs the servers: reports of people, and who is kept out. */
import type { Ban, Report } from '@airlock/protocol';
import type { PersonId } from '@airlock/tables';

/** A report together with whoever made it, which only the operator's data knows. Its number is given by the store. */
export interface KeptReport extends Omit<Report, 'number'> {
  readonly person: PersonId;
}

/** Older reports make room for newer ones. */
export const MOST_REPORTS = 1_000;

export type ComplaintWrite =
  | { readonly kind: 'report'; readonly report: KeptReport }
  | { readonly kind: 'ban'; readonly ban: Ban }
  | { readonly kind: 'unban'; readonly ban: Pick<Ban, 'kind' | 'who'> };

export interface ComplaintShelf {
  /** The newest first. */
  reports(most: number): Promise<Report[]>;
  bans(): Promise<Ban[]>;
  /** Somebody wants to be forgotten: their reports stay without their name. */
  unnameReports(person: PersonId): Promise<void>;
}

export const isComplaintWrite = (write: { readonly kind: string }): write is ComplaintWrite =>
  COMPLAINT_KINDS.has(write.kind);

const COMPLAINT_KINDS: ReadonlySet<string> = new Set<ComplaintWrite['kind']>(['report', 'ban', 'unban']);

/** As a row holds it. */
export const bodyOf = ({ person: _, ...report }: KeptReport): string => JSON.stringify(report);

export const readReport = ({ number, body }: { readonly number: number; readonly body: string }): Report => ({
  number,
  ...(JSON.parse(body) as Omit<Report, 'number'>),
});
