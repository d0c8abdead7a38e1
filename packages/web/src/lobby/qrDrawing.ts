/** A QR code as one drawing. Loaded only when somebody asks for it. */
import { encode } from 'uqr';

export interface QrDrawing {
  readonly viewBox: string;
  readonly path: string;
}

export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { viewBox: `0 0 ${size} ${size}`, path };
}
