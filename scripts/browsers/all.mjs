// `npm run browsers`: the same walk in every engine that is on this computer; those that are missing are named.
import { chromium } from './chromium.mjs';
import { firefox } from './firefox.mjs';
import { walkThrough } from './smoke.mjs';
import { webkit } from './webkit.mjs';

export const ENGINES = [chromium, firefox, webkit];

export async function smokeTests(engines = ENGINES, print = (text) => process.stdout.write(text)) {
  const sum = { passed: 0, failed: 0, skipped: 0, missing: [] };
  for (const engine of engines) {
    const began = Date.now();
    let browser;
    try {
      browser = await engine.start();
    } catch (error) {
      print(`✗ ${engine.name} could not be started: ${error.message}\n`);
      sum.failed++;
      continue;
    }
    if (browser.missing) {
      const sentence = `Not run for want of ${browser.missing}: the smoke test in ${engine.name}.`;
      print(`${sentence}\n`);
      sum.missing.push(sentence);
      sum.skipped++;
      continue;
    }
    print(`${engine.name} ${browser.version}\n`);
    try {
      const { passed, failed, skipped } = await walkThrough(browser, print);
      sum.passed += passed;
      sum.failed += failed;
      sum.skipped += skipped;
    } finally {
      await browser.close();
    }
    print(`  ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  }
  return sum;
}
