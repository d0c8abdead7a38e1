/** Whether there is anybody to talk to: among bots alone, with nobody watching, the talk has no place. */
import type { Desk, Parts } from '../games/contract.ts';
import { TABS, type Tab } from './state.ts';
import type { FrameTable } from './table.ts';

type Company = {
  readonly desk: Pick<Desk, 'seats'>;
  readonly table: Pick<FrameTable, 'watchers' | 'talk'>;
};

export const hasCompany = ({ desk, table }: Company): boolean =>
  desk.seats.value.some(({ bot, you }) => !bot && !you) ||
  table.watchers.value > 0 ||
  table.talk.value.length > 0;

/** The log comes first, unless the game has something to be looked at all the time. What a game says besides chat is said to bots, too. */
export function tabsFor(company: Company, talk?: Parts['talk']): readonly Tab[] {
  const others = TABS.filter((tab) => tab !== 'talk');
  const isPlayed = talk !== undefined && company.desk.seats.value.length > 1;
  if (!isPlayed && !hasCompany(company)) return others;
  return talk?.first ? ['talk', ...others] : TABS;
}

/** Whether a phone has a button for it: what a game looks at all the time opens from its own place there, and talk is for company. */
export const talksOnPhone = (company: Company, talk?: Parts['talk']): boolean =>
  talk?.first ? hasCompany(company) : tabsFor(company, talk).includes('talk');
