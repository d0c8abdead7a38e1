/** A device that makes passkeys and signs with them, as the standard says: a key of its own for each, on the curve P-256. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer, PasskeyMade, PasskeyOptions } from '@airlock/protocol';

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
const CREDENTIAL_ID_BYTES = 16;
const NO_MODEL = Buffer.alloc(16);

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Just as much of CBOR as a public key and a bare attestation need. */
const cbor = {
  bytes: (value: Uint8Array): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value]),
  longBytes: (value: Uint8Array): Buffer =>
    Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]),
  text: (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]),
};

/** EC2, ES256, P-256, and the two halves of the point. */
function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cbor.bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cbor.bytes(Buffer.from(y, 'base64url')),
  ]);
}

export class Authenticator {
  readonly id = randomBytes(CREDENTIAL_ID_BYTES);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  get idText(): string {
    return encoded(this.id);
  }

  make({ challenge }: PasskeyOptions, origin: string): PasskeyMade {
    const data = Buffer.concat([
      this.data(origin, USER_PRESENT | HAS_CREDENTIAL),
      NO_MODEL,
      Buffer.from([0, this.id.length]),
      this.id,
      publicKeyOf(this.keys.publicKey),
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cbor.text('fmt'),
      cbor.text('none'),
      cbor.text('attStmt'),
      Buffer.from([0xa0]),
      cbor.text('authData'),
      cbor.longBytes(data),
    ]);
    return {
      ...this.credential,
      response: {
        clientDataJSON: encoded(this.clientData('webauthn.create', challenge, origin)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge }: PasskeyOptions, origin: string): PasskeyAnswer {
    this.counter++;
    const data = this.data(origin, USER_PRESENT);
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey);
    return {
      ...this.credential,
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      },
    };
  }

  private get credential() {
    return {
      id: this.idText,
      rawId: this.idText,
      type: 'public-key',
      clientExtensionResults: {},
    } as const;
  }

  private data(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
