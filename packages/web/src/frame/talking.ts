/** Whether there is anybody to talk to: alone at a table, with nobody watching, the talk has no place. */
import type { Desk, Parts } from '../games/contract.ts';
import { TABS, type Tab } from './state.ts';
import type { FrameTable } from './table.ts';

type Company = {
  readonly desk: Pick<Desk, 'seats'>;
  readonly table: Pick<FrameTable, 'watchers' | 'talk'>;
};

export const hasCompany = ({ desk, table }: Company): boolean =>
  desk.seats.value.length > 1 || table.watchers.value > 0 || table.talk.value.length > 0;

/** The log comes first, unless the game has something to be looked at all the time. */
export function tabsFor(company: Company, talk?: Parts['talk']): readonly Tab[] {
  const others = TABS.filter((tab) => tab !== 'talk');
  if (!hasCompany(company)) return others;
  return talk?.first ? ['talk', ...others] : TABS;
}
