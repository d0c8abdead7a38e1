import { describe, expect, it } from 'vitest';
import { parseRoute } from './pages.ts';

describe('addresses', () => {
  it('every screen has its own', () => {
    expect(parseRoute('/')).toEqual({ name: 'front' });
    expect(parseRoute('/new/outpost-seven')).toEqual({ name: 'new', game: 'outpost-seven' });
    expect(parseRoute('/t/KEEL-42-VANE')).toEqual({ name: 'table', code: 'KEEL-42-VANE' });
    expect(parseRoute('/t/keel-420731-vane')).toEqual({ name: 'table', code: 'KEEL-420731-VANE' });
    expect(parseRoute('/replay')).toEqual({ name: 'replay', code: null });
    expect(parseRoute('/replay/KEEL-42-VANE')).toEqual({ name: 'replay', code: 'KEEL-42-VANE' });
    expect(parseRoute('/exercises')).toEqual({ name: 'exercises' });
    expect(parseRoute('/credits')).toEqual({ name: 'credits' });
    expect(parseRoute('/how/')).toEqual({ name: 'how' });
  });

  it('an address that leads nowhere is kept, so that the page can name it', () => {
    expect(parseRoute('/t/what')).toEqual({ name: 'nowhere', path: '/t/what' });
    expect(parseRoute('/t/KEEL-42-VANE/x')).toEqual({ name: 'nowhere', path: '/t/KEEL-42-VANE/x' });
    expect(parseRoute('/new')).toEqual({ name: 'nowhere', path: '/new' });
    expect(parseRoute('/t/%E0%A4%A')).toEqual({ name: 'nowhere', path: '/t/%E0%A4%A' });
  });
});
