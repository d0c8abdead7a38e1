// Chromium, by Playwright, as all browser tests use it.
import { ensureBrowser } from '../browser.mjs';

export const chromium = {
  name: 'Chromium',
  async start() {
    const { executablePath, args = [], env = {} } = await ensureBrowser();
    const { chromium: engine } = await import('@playwright/test');
    const browser = await engine.launch({
      ...(executablePath ? { executablePath } : {}),
      args,
      env: { ...process.env, ...env },
    });
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    return {
      version: browser.version(),
      open: (url) => page.goto(url).then(() => undefined),
      run: (source) => page.evaluate(source),
      async drag(from, to) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
        await page.mouse.move(to.x, to.y);
        await page.mouse.up();
      },
      close: () => browser.close(),
    };
  },
};
