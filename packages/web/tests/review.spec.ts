import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { SIZES, test } from './pages.ts';
import { resign } from './resigning.ts';
import { expectGoodScreen, expectStillGoodScreen, finishedMatch, picture, playBot } from './screens.ts';

test.use({ deal: 'a match to review' });

let code: string;
test.beforeEach(async ({ request }) => {
  code = await finishedMatch(request);
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`the ending on a ${name} explains the score and verifies the shuffle`, async ({ person }) => {
    const { page, complaints } = await person(size);
    await page.goto(`/t/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Shuffle verified')).toBeVisible();
    await expectGoodScreen(page);
    await picture(page, `game-over-${name}`);
    await page.getByRole('button', { name: 'check it yourself' }).click();
    await expect(page.getByText('Commitment', { exact: true })).toBeVisible();
    await expectStillGoodScreen(page);
    expect(complaints).toEqual([]);
  });

  test(`a review on a ${name} goes step by step, jumps, plays and looks through each seat's eyes`, async ({
    person,
  }) => {
    const { page, complaints } = await person(size);
    await page.goto(`/replay/${code}#12`);
    const scrubber = page.getByRole('region', { name: 'Move through the match' });
    const place = scrubber.getByLabel('Position in the match');
    await expect(place).toHaveValue('12');
    await expectGoodScreen(page);
    await picture(page, `review-${name}`);
    await scrubber.getByRole('button', { name: 'One step forward' }).click();
    await expect(place).toHaveValue('13');
    await scrubber.getByRole('button', { name: 'One step back' }).click();
    await expect(place).toHaveValue('12');
    await scrubber.getByLabel('See as').selectOption({ index: 1 });
    await expect(page).toHaveURL(/#12\?as=red$/);
    await expectStillGoodScreen(page);
    await page.reload();
    await expect(place).toHaveValue('12');
    await expect(scrubber.getByLabel('See as')).toHaveJSProperty('selectedIndex', 1);
    await scrubber.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(12);
    await scrubber.getByRole('button', { name: 'Pause' }).click();
    const paused = await place.inputValue();
    await scrubber
      .getByRole('toolbar', { name: /^Decisions of/ })
      .getByRole('button')
      .first()
      .click();
    await expect(place).not.toHaveValue(paused);
    expect(complaints).toEqual([]);
  });
}

test('the keyboard leads through a match', async ({ person }) => {
  const { page } = await person();
  await page.goto(`/replay/${code}`);
  const place = page.getByLabel('Position in the match');
  await expect(place).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(place).toHaveValue((await place.getAttribute('max')) as string);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(place).toHaveValue('0');
});

test('the log does not scroll while it is read, and says how much is new', async ({ person }) => {
  const { page } = await person();
  await page.goto(`/replay/${code}#24`);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  const fromEnd = () => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(2);
  await log.evaluate((it) => it.scrollTo(0, 0));
  await expect.poll(fromEnd).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'One step forward' }).click();
  const unseen = page.getByRole('button', { name: /^\d+ new$/ });
  await expect(unseen).toBeVisible();
  expect(await log.evaluate((it) => it.scrollTop)).toBe(0);
  await unseen.click();
  await expect.poll(fromEnd).toBeLessThan(2);
  await expect(unseen).toHaveCount(0);
});

test("a seat's eyes see that seat's hand only", async ({ person }) => {
  const { page } = await person();
  await page.goto(`/replay/${code}#1`);
  const otherHand = page.getByRole('img', { name: /^Hand: / });
  await expect(otherHand).toHaveAccessibleName(/^Hand: 0 face down; known: /);
  await page.getByLabel('See as').selectOption({ index: 1 });
  await expect(otherHand).toHaveAccessibleName(/^Hand: [1-9] face down/);
});

test('a match is downloaded as a file and opened from it', async ({ person }) => {
  const { page, complaints } = await person();
  await page.goto(`/replay/${code}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${code}.airlock.json`);
  const text = readFileSync((await file.path()) as string, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ airlock: 1, game: 'outpost-seven' });

  await page.goto('/replay');
  await expectStillGoodScreen(page);
  await picture(page, 'watch-desktop');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'match.airlock.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(page.getByLabel('Position in the match')).toHaveValue('0');
  expect(complaints).toEqual([]);
});

test('a file is opened by dropping it', async ({ person, request }) => {
  const text = await (await request.get(`/api/tables/${code}/match`)).text();
  const { page } = await person();
  await page.goto('/replay');
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'match.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.getByRole('region', { name: 'From a match file' }).dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByLabel('Position in the match')).toBeVisible();
});

test('bad files are refused in one sentence each', async ({ person, request }) => {
  const good = JSON.parse(await (await request.get(`/api/tables/${code}/match`)).text());
  const { page, complaints } = await person();
  await page.goto('/replay');
  const { seed: _, ...unfinished } = good;
  const cases: [string, RegExp][] = [
    ['not a match', /not JSON/],
    ['{"some":"thing"}', /does not say "airlock"/],
    [JSON.stringify({ ...good, game: 'chess' }), /a game we do not know/],
    [JSON.stringify({ ...good, rules: 99 }), /version 99 of the rules/],
    [JSON.stringify(unfinished), /was not over/],
    [
      JSON.stringify({ ...good, log: [[0, 'salvage 1,2,3,4,5', 0]] }),
      /^Action 1 of the log cannot be played/,
    ],
  ];
  for (const [content, sentence] of cases) {
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await expectStillGoodScreen(page);
  expect(complaints).toEqual([]);
});

test('a match that is still played cannot be replayed, but watched', async ({ person }) => {
  const player = await person();
  const running = await playBot(player.page);
  const { page } = await person();
  await page.goto(`/replay/${running}`);
  await expect(page.getByText('The match file is available only after the end')).toBeVisible();
  await page.goto('/replay');
  await page.getByLabel('By code').fill(running);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${running}$`));
  await expect(page.locator('#door')).toBeVisible();
  await expectStillGoodScreen(page);
  await picture(page, 'watching-desktop');
});

test('the ending offers to play again, to share and to review', async ({ person }) => {
  const { page } = await person();
  const mine = await playBot(page);
  await resign(page);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expectStillGoodScreen(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/replay/${mine}`);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${mine}`));
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(mine));
  await expect(page.locator('#door')).toContainText(/Keep cards|Waiting for/);
});
