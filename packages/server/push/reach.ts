/**
 * Where notices may be sent. A browser says itself where its push service is, so anybody can name any address: it must not be one that
 * only this server can reach. Names are looked up when a connection is made and the addresses judged then, because a name may
 * lead elsewhere by the time it is used.
 */
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const MOST_LETTERS_IN_ENDPOINT = 1_000;

/** Networks that are private, this computer's own, or no single computer's. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const V6 = [
  '::/128',
  '::1/128',
  // Other ways to write an address of the old kind: whatever lies behind is reached by that.
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/23',
  '2001:db8::/32',
  '100::/64',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** Two lists: in one, an address of the old kind would count as one of the new that stands for it. */
const CLOSED = { ipv4: listOf(V4, 'ipv4'), ipv6: listOf(V6, 'ipv6') };

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether an address is one that anybody on the internet could reach as well. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 0) return false;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  return !CLOSED[family].check(address, family);
};

/** Names that never lead out of one's own network. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/** Where this server sends notices: to the internet, and in tests to this computer alone. */
export interface Reach {
  /** What is wrong with an address, as a sentence; `null` where nothing is. */
  problem(endpoint: string): string | null;
  readonly lookup: LookupFunction;
}

const NOT_A_SERVICE =
  'That is not the address of a push service: it begins with https and is on the internet.';

export const INTERNET: Reach = {
  problem(endpoint) {
    const url = readAddress(endpoint);
    if (url?.protocol !== 'https:' || url.port !== '') return NOT_A_SERVICE;
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    if (isIP(host) !== 0) return isPublicAddress(host) ? null : NOT_A_SERVICE;
    return !host.includes('.') || OWN_NAMES.test(host) ? NOT_A_SERVICE : null;
  },
  lookup(name, options, done) {
    systemLookup(name, { ...options, all: true }, (error, found) => {
      const closed = error ? undefined : found.find(({ address }) => !isPublicAddress(address));
      const [first] = error ? [] : found;
      if (error) done(error, '', 0);
      else if (closed || !first) done(notReachable(name), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  },
};

/** For tests only, which run a push service of their own: nothing but this computer can be reached. */
export const THIS_COMPUTER: Reach = {
  problem(endpoint) {
    const url = readAddress(endpoint);
    return url?.hostname === '127.0.0.1' ? null : NOT_A_SERVICE;
  },
  lookup: (name, _options, done) => done(notReachable(name), '', 0),
};

function readAddress(endpoint: string): URL | null {
  if (endpoint.length > MOST_LETTERS_IN_ENDPOINT || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  return url.username === '' && url.password === '' ? url : null;
}

const notReachable = (name: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${name} is not on the internet.`), { code: 'EACCES' });
