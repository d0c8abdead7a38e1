/**
 * Finds tables for those who name their code, and lets nobody try codes without end. An address that has missed too often is
 * not even told which of its codes exist; whoever sits at a table still comes to it.
 */
import { type Hall, type LiveTable, Refused, seatOf } from '@airlock/tables';
import type { Cluster } from '../cluster/cluster.ts';
import type { Asker, Budgets } from './budgets.ts';

export class Finder {
  private readonly hall: Hall;
  private readonly budgets: Budgets;
  private readonly cluster: Cluster | null;

  constructor(hall: Hall, budgets: Budgets, cluster: Cluster | null) {
    this.hall = hall;
    this.budgets = budgets;
    this.cluster = cluster;
  }

  async find(code: string, asker: Asker): Promise<LiveTable> {
    const refusal = this.budgets.refusal('misses', asker);
    if (refusal && !(await this.isAt(code, asker))) throw refusal;
    try {
      const find = (): Promise<LiveTable> => this.hall.find(code);
      return await (this.cluster ? this.cluster.find(find) : find());
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-such-table') this.budgets.note('misses', asker);
      throw error;
    }
  }

  private async isAt(code: string, { person }: Asker): Promise<boolean> {
    if (person === undefined) return false;
    const record = await this.hall.record(code);
    return record !== undefined && (record.host === person || seatOf(record, person) !== null);
  }
}
