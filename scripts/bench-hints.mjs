// Measures hints of Hypatia in the real page: from the press to the marked card, on a desktop and on a phone. The first one of a page
// also loads the worker that thinks.
const VOYAGES = 3;
const DECISIONS = 5;
/** What the figures are held against. */
const BAR = 500;

const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Inside the page: notes how long after its press the hint is there. */
function timeHint() {
  window.hintTook = 0;
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.textContent.trim() === 'Hint' && one.checkVisibility(),
  );
  button.addEventListener(
    'click',
    () => {
      const began = performance.now();
      const observer = new MutationObserver(() => {
        if (!document.body.innerText.includes('Hint:')) return;
        window.hintTook = performance.now() - began;
        observer.disconnect();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { once: true, capture: true },
  );
}

/** Goes on to the next decision: passes, and keeps all cards. False where something else is asked, such as who dies. */
async function goOn(page) {
  const before = await page.locator('#door').innerText();
  const main = page.locator('#door button[data-key="Enter"]');
  if (await main.count()) await main.first().click();
  else for (let press = 0; press < 2; press++) await page.keyboard.press('p');
  const isAnother = (text) => document.querySelector('#door')?.innerText !== text;
  const wentOn = await page.waitForFunction(isAnother, before, { timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  await page.keyboard.press('k');
  return wentOn;
}

async function voyage(browser, url, size) {
  const context = await browser.newContext({ ...size, serviceWorkers: 'block' });
  await context.addInitScript(() =>
    localStorage.setItem('airlock.settings', JSON.stringify({ rest: false, motion: 'off' })),
  );
  const page = await context.newPage();
  await page.goto(url);
  const press = (thing) => (size.hasTouch ? thing.tap() : thing.click());
  await press(page.getByRole('button', { name: 'Play now: Outbreak on Hypatia' }));
  const took = [];
  for (let decision = 0; decision < DECISIONS; decision++) {
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await page.waitForFunction(() => document.querySelector('#door button') !== null);
    await page.waitForTimeout(500);
    await page.evaluate(timeHint);
    await press(hint);
    await page.waitForFunction(() => window.hintTook > 0);
    took.push(await page.evaluate(() => window.hintTook));
    if (!(await goOn(page))) break;
  }
  await context.close();
  return took;
}

export async function hintsInThePage(browser, url) {
  for (const [name, size] of Object.entries(WINDOWS)) {
    const all = [];
    for (let count = 0; count < VOYAGES; count++) all.push(...(await voyage(browser, url, size)));
    all.sort((one, other) => one - other);
    const most = all.at(-1);
    console.log(
      `hints on a ${name}: ${all.length}, median ${all[all.length >> 1].toFixed(0)} ms, slowest ${most.toFixed(0)} ms (${most < BAR ? 'below' : 'NOT below'} ${BAR} ms)`,
    );
  }
}
