/** Whether there is anybody to talk to: alone at a table, with nobody watching, the talk has no place. */
import type { Desk } from '../games/contract.ts';
import { TABS, type Tab } from './state.ts';
import type { FrameTable } from './table.ts';

type Company = {
  readonly desk: Pick<Desk, 'seats'>;
  readonly table: Pick<FrameTable, 'watchers' | 'talk'>;
};

export const hasCompany = ({ desk, table }: Company): boolean =>
  desk.seats.value.length > 1 || table.watchers.value > 0 || table.talk.value.length > 0;

export const tabsFor = (company: Company): readonly Tab[] =>
  hasCompany(company) ? TABS : TABS.filter((tab) => tab !== 'talk');
