/** Reports and bans in memory. */
import type { Ban, Report } from '@airlock/protocol';
import { GONE, SOMEBODY } from '@airlock/tables';
import { type ComplaintShelf, type ComplaintWrite, type KeptReport, MOST_REPORTS } from './complaints.ts';
import type { PersonId } from './store.ts';

export class MemoryComplaints implements ComplaintShelf {
  private reported: (KeptReport & { readonly number: number })[] = [];
  private banned: Ban[] = [];
  private numbers = 0;

  async reports(most: number): Promise<Report[]> {
    return this.reported
      .map(({ person: _, ...report }) => report)
      .reverse()
      .slice(0, most);
  }

  async bans(): Promise<Ban[]> {
    return [...this.banned];
  }

  async unnameReports(person: PersonId): Promise<void> {
    this.reported = this.reported.map((report) =>
      report.person === person ? { ...report, person: GONE, by: SOMEBODY } : report,
    );
  }

  write(write: ComplaintWrite): void {
    if (write.kind === 'report') {
      this.reported = [...this.reported, { ...write.report, number: ++this.numbers }].slice(-MOST_REPORTS);
      return;
    }
    const { kind, who } = write.ban;
    const others = this.banned.filter((ban) => ban.kind !== kind || ban.who !== who);
    this.banned = write.kind === 'ban' ? [...others, write.ban] : others;
  }
}
