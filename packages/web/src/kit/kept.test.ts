import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fieldsOf, kept } from './kept.ts';

/** A browser's storage, as far as it is used. */
function storageWith(entries: Record<string, string>): Storage {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  } as Storage;
}

const number = (stored: unknown): number | null => (typeof stored === 'number' ? stored : null);

describe('a choice that is kept', () => {
  it('comes back as it was left', () => {
    const storage = storageWith({});
    kept('pace', 1, number, () => storage).value = 3;
    expect(kept('pace', 1, number, () => storage).value).toBe(3);
  });

  it('is the usual one where nothing fits', () => {
    for (const text of ['"fast"', '{', 'null']) {
      expect(kept('pace', 1, number, () => storageWith({ pace: text })).value).toBe(1);
    }
  });

  it('holds without storage, until the page is closed', () => {
    const choice = kept('pace', 1, number, () => {
      throw new Error('Storage is switched off.');
    });
    choice.value = 2;
    expect(choice.value).toBe(2);
  });

  it('follows what another tab chooses, and is the usual one when everything is forgotten', () => {
    const storage = storageWith({ pace: '2' });
    const tabs = new EventTarget();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    onTestFinished(() => void vi.unstubAllGlobals());
    const choice = kept('pace', 1, number);
    const hears = (key: string | null): boolean =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    storage.setItem('pace', '5');
    hears('volume');
    expect(choice.value).toBe(2);
    hears('pace');
    expect(choice.value).toBe(5);
    storage.setItem('pace', 'null');
    hears(null);
    expect(choice.value).toBe(1);
  });

  it('has fields only where something with fields was stored', () => {
    expect(fieldsOf({ odds: 'on' })).toEqual({ odds: 'on' });
    expect(fieldsOf(null)).toEqual({});
    expect(fieldsOf('odds')).toEqual({});
  });
});
