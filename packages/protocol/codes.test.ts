import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_EXAMPLE, decoded, readInvitation, readTableCode, TABLE_CODE } from './codes.ts';

const word = fc.stringMatching(/^[A-Z]{3,6}$/);
const number = fc.oneof(fc.stringMatching(/^\d{2}$/), fc.stringMatching(/^\d{6}$/));
const code = fc.tuple(word, number, word).map((parts) => parts.join('-'));

describe('a table code', () => {
  it('is understood as people write it down', () => {
    for (const text of [
      'KEEL-420731-VANE',
      ' keel-420731-vane ',
      'keel 420731 vane',
      'keel 420 731 vane',
      'Keel420731Vane',
      'keel–420731–vane',
      'keel, 420 731, vane.',
      'ＫＥＥＬ－４２０７３１－ＶＡＮＥ',
    ]) {
      expect(readTableCode(text)).toBe(CODE_EXAMPLE);
    }
  });

  it('of a table that was set when numbers were short goes on working', () => {
    for (const text of ['KEEL-42-VANE', 'keel 42 vane', 'Keel42Vane']) {
      expect(readTableCode(text)).toBe('KEEL-42-VANE');
    }
  });

  it('is not made up from other text', () => {
    for (const text of [
      '',
      'KEEL',
      'KE-42-VANE',
      'KEEL-4-VANE',
      'KEEL-4207-VANE',
      'KEEL-42-VANEBOARD',
      'KEEL-4207310-VANE',
      'KEEL-42-VANE-42-KEEL',
    ]) {
      expect(readTableCode(text)).toBeNull();
    }
  });

  it('is found in a pasted link or message', () => {
    for (const text of [
      'https://airlock.example/t/KEEL-420731-VANE',
      'come and play: http://10.0.0.7:4000/t/keel-420731-vane?x=1',
      'https://airlock.example/replay/KEEL-420731-VANE#41',
      'https://airlock.example/t/keel%20420731%20vane',
      'The table is keel-420731-vane, hurry!',
      'keel 420731 vane',
    ]) {
      expect(readInvitation(text)).toBe(CODE_EXAMPLE);
    }
    expect(readInvitation('https://airlock.example/credits')).toBeNull();
  });

  it('is not in a link that was cut in the middle of a letter, which harms nobody', () => {
    expect(readInvitation('/t/%E0%A4%A')).toBeNull();
    expect(readInvitation('https://airlock.example/t/%')).toBeNull();
    expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('is read from any code and from nothing that is none', () => {
    fc.assert(
      fc.property(code, (text) => {
        expect(TABLE_CODE.test(text)).toBe(true);
        expect(readTableCode(text.toLowerCase().replaceAll('-', ' '))).toBe(text);
        expect(readTableCode(text.replaceAll('-', ''))).toBe(text);
        expect(readInvitation(`https://airlock.example/t/${text}`)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const read of [readTableCode(text), readInvitation(text)]) {
          if (read !== null) expect(read).toMatch(TABLE_CODE);
        }
      }),
    );
  });
});
