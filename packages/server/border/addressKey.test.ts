import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is counted the same whatever its owner can choose of it, and apart from its neighbours', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV4(), (six, four) => {
        expect(addressKey(`::ffff:${four}`)).toBe(addressKey(four));
        const groups = addressKey(six);
        if (groups.endsWith('::/64')) expect(addressKey(groups.replace('::/64', '::abcd:1'))).toBe(groups);
      }),
    );
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  });
});
