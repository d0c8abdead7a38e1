import { describe, expect, it } from 'vitest';
import { INTERNET, isPublicAddress, THIS_COMPUTER } from './reach.ts';

describe('where notices are sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://93.184.216.34/push',
    'https://[2606:2800:220:1:248:1893:25c8:1946]/push',
  ])('%s is a place on the internet', (endpoint) => {
    expect(INTERNET.problem(endpoint)).toBeNull();
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://localhost/push',
    'https://printer.local/push',
    'https://metadata.google.internal/',
    'https://intranet/push',
    'https://127.0.0.1/push',
    'https://2130706433/push',
    'https://0x7f.1/push',
    'https://10.1.2.3/push',
    'https://172.20.0.1/push',
    'https://192.168.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://100.100.100.200/',
    'https://0.0.0.0/',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://[64:ff9b::7f00:1]/push',
    'https://[fd00::1]/push',
    'https://[fe80::1]/push',
    'https://push.example.com:8443/push',
    'https://ann:secret@push.example.com/push',
    'file:///etc/passwd',
    'not an address',
    `https://push.example.com/${'a'.repeat(1_000)}`,
  ])('%s is not', (endpoint) => {
    expect(INTERNET.problem(endpoint)).toMatch(/^That is not the address of a push service/);
  });

  it('a name that leads to this computer is refused when it is looked up', async () => {
    const looked = await new Promise((resolve) => {
      INTERNET.lookup('localhost', { all: true }, (error) => resolve(error));
    });
    expect(looked).toMatchObject({ code: 'EACCES' });
  });

  it('only public addresses are public', () => {
    expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
    expect(['127.8.8.8', '::1', 'fc00::1', '224.0.0.1', 'nonsense', ''].some(isPublicAddress)).toBe(false);
  });

  it('in tests nothing but this computer is reached', () => {
    expect(THIS_COMPUTER.problem('http://127.0.0.1:8080/push')).toBeNull();
    expect(THIS_COMPUTER.problem('https://fcm.googleapis.com/fcm/send/abc')).not.toBeNull();
  });
});
