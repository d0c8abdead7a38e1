/**
 * The key pair by which push services know this server (VAPID). It is derived from the key of sessions, which is made at the first start and
 * kept with the data: so it goes wherever that goes, into backups, to PostgreSQL and to every server that shares one, and a
 * browser that subscribed once hears of us for as long as its session lasts.
 */
import { createECDH, hkdfSync } from 'node:crypto';

export interface PushKeys {
  /** Both as base64url; the public one is the uncompressed point. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
/** How many points the curve has: a private key is a number below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the number needs, so that the remainder favours none. */
const DERIVED_BYTES = 48;
const KEY_BYTES = 32;

export function pushKeysFrom(secret: string): PushKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'airlock web push', DERIVED_BYTES));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(KEY_BYTES * 2, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
