/** Reads a QR code off the screen, as a phone does: from what is painted, not from what it was drawn with. */
import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { inLight } from './light.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each, as base64. */
  readonly bytes: string;
}

/** Inside the page, which can read a PNG. */
async function pixelsOf(png: string): Promise<Pixels> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is nothing to draw on.');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  let bytes = '';
  for (const byte of data) bytes += String.fromCharCode(byte);
  return { width: image.width, height: image.height, bytes: btoa(bytes) };
}

export async function readQr(square: Locator): Promise<string> {
  const page = square.page();
  await expect(square).toBeVisible();
  const png = await inLight(page, () => square.screenshot());
  const { width, height, bytes } = await page.evaluate(pixelsOf, png.toString('base64'));
  const read = jsqr.default(new Uint8ClampedArray(Buffer.from(bytes, 'base64')), width, height);
  if (!read) throw new Error('No QR code could be read on the screen.');
  return read.data;
}
