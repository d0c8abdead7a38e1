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

/** What cannot be read as the page stands. */
export async function unreadable(page: Page): Promise<string[]> {
  return complaints(page, { ...BRIEF, runOnly: ['color-contrast'] });
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
