import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { SeatedPlayer } from '../games/contract.ts';
import { hasCompany, tabsFor, talksOnPhone } from './talking.ts';

const YOU = { you: true, bot: false };
const FRIEND = { you: false, bot: false };
const BOT = { you: false, bot: true };

const at = (others: readonly object[], watchers = 0, lines = 0) => ({
  desk: { seats: signal([YOU, ...others] as SeatedPlayer[]) },
  table: { watchers: signal(watchers), talk: signal(Array(lines).fill({})) },
});

describe('the talk', () => {
  it('has no tab for somebody who is alone', () => {
    expect(hasCompany(at([]))).toBe(false);
    expect(tabsFor(at([]))).toEqual(['log', 'rules']);
  });

  it('has no tab among bots, who do not answer, but claims have one', () => {
    expect(tabsFor(at([BOT, BOT]))).toEqual(['log', 'rules']);
    expect(tabsFor(at([BOT, BOT]), { label: 'Claims', Body: () => null })).toEqual(['log', 'talk', 'rules']);
  });

  it('is there for two, for somebody who watches, and for what was said', () => {
    for (const company of [at([FRIEND]), at([], 1), at([], 0, 1)]) {
      expect(tabsFor(company)).toEqual(['log', 'talk', 'rules']);
    }
  });

  it('has a button on a phone for company and for claims, and none where a race has a place of its own there', () => {
    const race = { label: 'Race', first: true, Body: () => null } as const;
    const claims = { label: 'Claims', Body: () => null };
    expect([talksOnPhone(at([BOT]), race), talksOnPhone(at([FRIEND]), race)]).toEqual([false, true]);
    expect([talksOnPhone(at([BOT]), claims), talksOnPhone(at([BOT])), talksOnPhone(at([FRIEND]))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('comes before the log where a game wants it to be looked at all the time', () => {
    const race = { label: 'Race', first: true, Body: () => null } as const;
    expect(tabsFor(at([FRIEND]), race)).toEqual(['talk', 'log', 'rules']);
    expect(tabsFor(at([]), race)).toEqual(['log', 'rules']);
  });
});
