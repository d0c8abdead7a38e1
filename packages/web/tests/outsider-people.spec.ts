/** Three people in three browsers at one table of Outsider: talk, windows, and an Outsider who declares falsely. */
import { expect } from '@playwright/test';
import { untilActed } from './acts.ts';
import { door, mainAnswer, sentence } from './door.ts';
import { type Guest, sitDown } from './guests.ts';
import { mouse, pressIfThere } from './hands.ts';
import { byMouse, look, lookAtLoyalty, picture, press } from './outsiderTable.ts';
import { test } from './pages.ts';

const isOutsider = async ({ page }: Guest): Promise<boolean> =>
  (await lookAtLoyalty(page)) === 'You are an Outsider';

const END_TURN = '#door button[data-key="e"]';
const MAIN = '#door button[data-key="Enter"]';

/** One answer of somebody who does not want anything: cards and windows as they come, and the turn ended. */
async function goAlong({ page }: Guest): Promise<void> {
  const asked = await sentence(page);
  if (/^Your turn/.test(asked) && (await page.locator(END_TURN).isVisible())) {
    await pressIfThere(page, mouse, { what: END_TURN });
    return pressIfThere(page, mouse, { what: END_TURN });
  }
  if (!/^(Waiting|You have passed|Your choice)/.test(asked)) await press(page, byMouse, await look(page));
}

const isTurnOf = async ({ page }: Guest): Promise<boolean> => /^Your turn/.test(await sentence(page));

/** Everybody goes along until it is somebody's turn. */
async function untilTurnOf(people: readonly Guest[], wanted: readonly Guest[]): Promise<Guest> {
  for (;;) {
    for (const guest of people) {
      if (wanted.includes(guest) && (await isTurnOf(guest))) return guest;
      await goAlong(guest);
    }
  }
}

async function declare({ page }: Guest): Promise<void> {
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /^Resolve the Shift Sequence/ }).click();
  await untilActed(page, () => pressIfThere(page, mouse, { what: MAIN }));
}

test('an Outsider declares falsely: loyalties lie open, and then the Crew pays for its own mistake', async ({
  visit,
}) => {
  const people = await sitDown(visit, { game: 'Outsider', people: 3, seats: 2 });
  const [host] = people as [Guest];
  await host.page.getByRole('textbox', { name: 'Say something' }).fill('Hello, all of you');
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('tab', { name: /Claims/ }).click();
  await expect(host.page.getByText('Hello, all of you')).toBeVisible();

  const sides = await Promise.all(people.map(isOutsider));
  expect(sides.filter(Boolean)).toHaveLength(1);
  const outsider = people[sides.indexOf(true)] as Guest;
  const crew = people.filter((guest) => guest !== outsider);

  await untilTurnOf(people, [outsider]);
  for (const { page } of people) {
    await expect(page.locator('button[data-seat]').getByText(/^(Crew|Outsider)$/)).toHaveCount(0);
  }
  await declare(outsider);
  for (const { page } of people) {
    await expect(page.locator('button[data-seat]').getByText(/^(Crew|Outsider)$/)).toHaveCount(2);
  }
  await expect(door(outsider.page)).toContainText('Your turn');

  const declarer = await untilTurnOf(people, crew);
  await declare(declarer);
  await expect(door(outsider.page)).toContainText('Draw a Crisis for each Crew player?');
  await door(outsider.page)
    .getByRole('button', { name: /Draw them/ })
    .click();
  await expect(outsider.page.locator('[data-choice^="crisis-"]')).toHaveCount(2);
  await picture(outsider.page, 'assign-desktop');
  for (const { page } of crew) await expect(page.locator('[data-choice]')).toHaveCount(0);
  for (let given = 0; given < 2; given++) {
    await outsider.page.locator('[data-choice^="crisis-"]').first().click();
    await outsider.page.locator('[data-choice^="seat-"]').first().click();
    await mainAnswer(outsider.page).click();
  }
  for (const { page } of people) {
    await expect(page.getByText('given by the Outsiders', { exact: false })).toBeVisible();
  }
  for (const { watch } of people) expect(watch.complaints).toEqual([]);
});
