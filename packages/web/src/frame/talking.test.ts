import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { hasCompany, tabsFor } from './talking.ts';

const at = (seats: number, watchers = 0, lines = 0) => ({
  desk: { seats: signal(Array(seats).fill({})) },
  table: { watchers: signal(watchers), talk: signal(Array(lines).fill({})) },
});

describe('the talk', () => {
  it('has no tab for somebody who is alone', () => {
    expect(hasCompany(at(1))).toBe(false);
    expect(tabsFor(at(1))).toEqual(['log', 'rules']);
  });

  it('is there for two, for somebody who watches, and for what was said', () => {
    for (const company of [at(2), at(1, 1), at(1, 0, 1)]) {
      expect(tabsFor(company)).toEqual(['log', 'talk', 'rules']);
    }
  });

  it('comes before the log where a game wants it to be looked at all the time', () => {
    const race = { label: 'Race', first: true, Body: () => null } as const;
    expect(tabsFor(at(2), race)).toEqual(['talk', 'log', 'rules']);
    expect(tabsFor(at(1), race)).toEqual(['log', 'rules']);
  });
});
