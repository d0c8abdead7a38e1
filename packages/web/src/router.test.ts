import { describe, expect, it } from 'vitest';
import { parseRoute, readInvitation, readTableCode } from './router.ts';

describe('addresses', () => {
  it('every screen has its own', () => {
    expect(parseRoute('/')).toEqual({ name: 'front' });
    expect(parseRoute('/new/outpost-seven')).toEqual({ name: 'new', game: 'outpost-seven' });
    expect(parseRoute('/t/KEEL-42-VANE')).toEqual({ name: 'table', code: 'KEEL-42-VANE' });
    expect(parseRoute('/replay')).toEqual({ name: 'replay', code: null });
    expect(parseRoute('/replay/KEEL-42-VANE')).toEqual({ name: 'replay', code: 'KEEL-42-VANE' });
    expect(parseRoute('/credits')).toEqual({ name: 'credits' });
    expect(parseRoute('/how/')).toEqual({ name: 'how' });
  });

  it('an address that leads nowhere is kept, so that the page can name it', () => {
    expect(parseRoute('/t/what')).toEqual({ name: 'nowhere', path: '/t/what' });
    expect(parseRoute('/t/KEEL-42-VANE/x')).toEqual({ name: 'nowhere', path: '/t/KEEL-42-VANE/x' });
    expect(parseRoute('/new')).toEqual({ name: 'nowhere', path: '/new' });
  });
});

describe('a table code', () => {
  it('is understood as people write it down', () => {
    for (const text of ['KEEL-42-VANE', ' keel-42-vane ', 'keel 42 vane', 'Keel42Vane', 'keel–42–vane']) {
      expect(readTableCode(text)).toBe('KEEL-42-VANE');
    }
  });

  it('is not made up from other text', () => {
    for (const text of ['', 'KEEL', 'KE-42-VANE', 'KEEL-4-VANE', 'KEEL-42-VANEBOARD'])
      expect(readTableCode(text)).toBeNull();
  });

  it('is found in a pasted link', () => {
    expect(readInvitation('https://airlock.example/t/KEEL-42-VANE')).toBe('KEEL-42-VANE');
    expect(readInvitation('come and play: http://10.0.0.7:4000/t/keel-42-vane?x=1')).toBe('KEEL-42-VANE');
    expect(readInvitation('keel 42 vane')).toBe('KEEL-42-VANE');
    expect(readInvitation('https://airlock.example/credits')).toBeNull();
  });
});
