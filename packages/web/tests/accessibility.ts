/** What axe finds wrong with a screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { inLight } from './light.ts';

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only violations are written out: what is in order would take longer to describe than to find. */
const BRIEF: RunOptions = { resultTypes: ['violations'], selectors: false };

async function complaints(page: Page, options: RunOptions): Promise<string[]> {
  // Loading it takes a good part of a look, and a page may be looked at several times.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  return inLight(page, () =>
    page.evaluate(async (chosen) => {
      const found = await window.axe?.run(document, chosen);
      if (!found) throw new Error('axe is not there.');
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, options),
  );
}

/** Inside the page. */
async function forcedContrast(): Promise<string[]> {
  const { prototype } = CSSStyleDeclaration;
  const own = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return name === '-webkit-text-fill-color' ? '' : own.call(this, name);
  };
  try {
    const found = await window.axe?.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      runOnly: ['color-contrast'],
    });
    if (!found) throw new Error('axe is not there.');
    return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  } finally {
    prototype.getPropertyValue = own;
  }
}

/**
 * What cannot be read where the reader's own colours are forced upon a page. axe looks at `-webkit-text-fill-color`, and of that
 * Chromium tells the page's colour even then, although it paints the forced one; `color` is told as it is painted.
 */
export async function unreadableWhenForced(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await inLight(page, () => page.evaluate(forcedContrast));
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/**
 * What cannot be read as the page stands. axe leaves out what is hidden from screen readers, such as the number at a needle that is spoken
 * otherwise; people read it all the same.
 */
export async function unreadable(page: Page): Promise<string[]> {
  const silent = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll('[aria-hidden]')];
    return found.map((element) => [element, element.getAttribute('aria-hidden') ?? ''] as const);
  });
  await silent.evaluate((all) => {
    for (const [element] of all) element.removeAttribute('aria-hidden');
  });
  const found = await complaints(page, { ...BRIEF, runOnly: ['color-contrast'] });
  found.push(...(await unreadableOnPictures(page)));
  await silent.evaluate((all) => {
    for (const [element, value] of all) element.setAttribute('aria-hidden', value);
  });
  await silent.dispose();
  return found;
}

interface Lettering {
  readonly words: string;
  readonly colour: readonly number[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How much brighter or darker than its ground it has to be: less for large letters. */
  readonly enough: number;
}

/** Inside the page: words in front of a drawing or a picture, of which axe says that it cannot tell. */
async function onPictures(): Promise<Lettering[]> {
  const found = await window.axe?.run(document, { runOnly: ['color-contrast'], elementRef: true });
  const nodes = found?.incomplete.flatMap((one) => one.nodes) ?? [];
  return nodes.flatMap(({ element }) => {
    if (!element) return [];
    const isBehind = (one: Element): boolean =>
      one instanceof SVGElement || one instanceof HTMLImageElement || one instanceof HTMLCanvasElement;
    const letters = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
    if (!letters) return [];
    const range = document.createRange();
    range.selectNodeContents(letters);
    const { x, y, width, height } = range.getBoundingClientRect();
    const isSeen = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width > 4;
    const pile = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (!isSeen || !pile.includes(element)) return [];
    if (!pile.slice(pile.indexOf(element)).some(isBehind)) return [];
    const style = getComputedStyle(element);
    const large = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.6 : 24);
    const colour = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    return [
      { words: letters.textContent ?? '', colour, box: { x, y, width, height }, enough: large ? 3 : 4.5 },
    ];
  });
}

/** Looks at what lies behind such words, with their letters taken away. */
async function unreadableOnPictures(page: Page): Promise<string[]> {
  return inLight(page, async () => {
    const all = await page.evaluate(onPictures);
    if (all.length === 0) return [];
    await page.evaluate(() => {
      const bare = new CSSStyleSheet();
      // Not `color`: drawings may have it, too.
      bare.replaceSync(
        'html * { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
      );
      document.adoptedStyleSheets.push(bare);
    });
    const picture = (await page.screenshot()).toString('base64');
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    return page.evaluate(
      async ({ all, picture }) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const brush = canvas.getContext('2d');
        if (!brush) throw new Error('This browser draws nothing.');
        brush.drawImage(image, 0, 0);
        const scale = image.width / innerWidth;
        const light = (rgb: readonly number[]): number => {
          const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return all.flatMap(({ words, colour, box, enough }) => {
          const { x, y, width, height } = box;
          const [left, top, wide, high] = [x, y, width, height].map((part) => Math.round(part * scale));
          const { data } = brush.getImageData(
            left ?? 0,
            top ?? 0,
            Math.max(1, wide ?? 1),
            Math.max(1, high ?? 1),
          );
          const sums = [0, 0, 0];
          for (let at = 0; at < data.length; at += 4) {
            for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0);
          }
          const ground = light(sums.map((sum) => (sum * 4) / data.length));
          const letters = light(colour.slice(0, 3));
          const contrast = (Math.max(ground, letters) + 0.05) / (Math.min(ground, letters) + 0.05);
          return contrast >= enough ? [] : [`"${words.trim()}" on a picture: ${contrast.toFixed(1)} to 1`];
        });
      },
      { all, picture },
    );
  });
}

/** All of axe's rules. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await complaints(page, BRIEF)).toEqual([]);
}

/**
 * All rules but the contrast of colours, which takes four fifths of the time: for another moment of a screen whose
 * colours were looked at before.
 */
export async function expectStillAccessible(page: Page): Promise<void> {
  expect(await complaints(page, { ...BRIEF, rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
}
