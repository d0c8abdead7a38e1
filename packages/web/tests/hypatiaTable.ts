/**
 * Sits at a table of Hypatia like a person: reads the door and what is lit, and presses it. It knows no rules, so
 * that a game it plays to the end shows that the page says all one needs.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { door, doorButton, type Hands, sentence, type Watch } from './outpostTable.ts';

export const HAND = 'button[data-card]';
export const STATION = 'button[data-station]';
/** Anything of the table that can be picked. */
export const PICKABLE = 'button[data-thing]';

export const lit = (page: Page, what: string): Locator => page.locator(`${what}[aria-pressed="false"]`);

const ending = (page: Page): Locator =>
  page.getByRole('link', { name: 'Review' }).or(page.getByRole('button', { name: 'Review' }));

/** A picture for people to look at, in a folder that git ignores. */
export const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `screenshots/hypatia-${name}.png` });

/** From the front page to a running game in one press. */
export async function playAlone(page: Page, hands: Hands): Promise<void> {
  await page.goto('/');
  await hands.press(
    page
      .getByRole('button', { name: /Outbreak on Hypatia/ })
      .filter({ hasText: /play/i })
      .first(),
  );
  await expect(door(page)).toBeVisible();
}

const ASKS_NOTHING = /^(The Phage move|Your order|Waiting|The ship is being)/;

/** Waits until the table asks something, or the match is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await expect(async () => {
    if (await ending(page).isVisible()) return;
    const asked = await sentence(page);
    expect(asked).not.toBe('');
    expect(asked).not.toMatch(ASKS_NOTHING);
    expect(await door(page).getByRole('button').count()).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  return (await ending(page).isVisible()) ? 'over' : 'asked';
}

/** No match takes more decisions than this. */
const MOST_DECISIONS = 900;

/** Plays to the end; `before` is called with the door's sentence before each decision. */
export async function playOn(
  page: Page,
  hands: Hands,
  watch: Watch,
  decide: (page: Page, hands: Hands, asked: string) => Promise<void>,
  before: (asked: string) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    if ((await untilAsked(page)) === 'over') return;
    const asked = await sentence(page);
    await before(asked);
    await watch.untilAnswered(() => decide(page, hands, asked));
  }
  throw new Error('The match does not end.');
}

/** The main answer of the door: what the Enter key would press. */
export const mainAnswer = (page: Page): Locator => door(page).locator('button[data-key="Enter"]');

export { doorButton };
