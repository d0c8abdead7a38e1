/**
 * A short number for everything that happened in a game, so that two simulations can be compared byte for byte
 * without keeping them. Fingerprints of games add up to one of them all, whatever order they were played in.
 */

/** Two lanes of 32 bits. */
export type Fingerprint = [number, number];

const PRIMES = [0x01000193, 0x85ebca6b] as const;

export class FingerprintMaker {
  private one = 0x811c9dc5;
  private two = 0x9747b28c;

  constructor(gameNumber: number) {
    this.number(gameNumber);
  }

  number(value: number): void {
    this.word(value | 0);
    this.word(Math.floor(value / 2 ** 32));
  }

  text(text: string): void {
    for (let index = 0; index < text.length; index++) this.word(text.charCodeAt(index));
  }

  get fingerprint(): Fingerprint {
    return [this.one >>> 0, this.two >>> 0];
  }

  private word(value: number): void {
    this.one = Math.imul(this.one ^ value, PRIMES[0]);
    this.one ^= this.one >>> 15;
    this.two = Math.imul(this.two ^ value, PRIMES[1]);
    this.two ^= this.two >>> 13;
  }
}

export function addFingerprint(sum: Fingerprint, [one, two]: Fingerprint): void {
  sum[0] = (sum[0] + one) >>> 0;
  sum[1] = (sum[1] + two) >>> 0;
}

export const writeFingerprint = (lanes: Fingerprint): string =>
  lanes.map((lane) => lane.toString(16).padStart(8, '0')).join('');
