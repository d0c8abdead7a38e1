/** What the tests of Outsider's tables share: the server of the drawings, and sitting at a table like a person. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DRAWING_NAMES, type Drawing } from '../src/games/outsider/testing/position.ts';
import { door } from './outpostTable.ts';

const CODE = 'KEEL-42-VANE';
const STARTED_AT = 1_700_000_000_000;

const TABLE = {
  code: CODE,
  game: 'outsider',
  options: {},
  host: true,
  stage: 'playing',
  watchers: 0,
  commitment: null,
  rematch: null,
};

/** At a table of the drawings, the last two seats are bots. */
const tableFor = (viewer: number, names: readonly string[]) => ({
  ...TABLE,
  mySeat: viewer < 0 ? null : viewer,
  seats: names.map((name, seat) =>
    seat >= 3 && seat !== viewer
      ? { kind: 'bot', name, level: 'casual' }
      : { kind: 'person', name, ready: true, here: true, you: seat === viewer },
  ),
});

/** Plays the server for one page: a table that stands still. */
export async function openDrawing(
  page: Page,
  { view, moments }: Drawing,
  { names = DRAWING_NAMES, due = null }: { names?: readonly string[]; due?: number | null } = {},
): Promise<void> {
  const { viewer } = view;
  const table = tableFor(viewer, names);
  await page.route('**/api/session', (route) => route.fulfill({ json: { name: 'Moonhopper', id: 'one' } }));
  await page.route(`**/api/tables/${CODE}`, (route) => route.fulfill({ json: table }));
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const say = (message: object): void => socket.send(JSON.stringify(message));
    socket.onMessage((frame) => {
      const message = JSON.parse(String(frame));
      if (message.type === 'hello') say({ type: 'welcome', version: message.version, name: 'Moonhopper' });
      if (message.type !== 'join') return;
      say({ type: 'table', table });
      say({
        type: 'view',
        table: CODE,
        sequence: Math.max(0, moments.length - 1),
        viewer,
        view,
        moments,
        undoable: false,
        due,
        startedAt: STARTED_AT,
      });
    });
  });
  await page.goto(`/t/${CODE}`);
  await expect(page.locator('button[data-seat]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** A picture for people to look at, in a folder that git ignores. */
export const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `screenshots/outsider-${name}.png` });

export const handCard = (page: Page, kind: number): Locator =>
  page.locator(`button[data-card="${kind}"]`).first();
export const goalPaper = (page: Page, kind: number): Locator => page.locator(`button[data-goal="${kind}"]`);

/** The main answer of the door: what the Enter key would press. */
export const mainAnswer = (page: Page): Locator => door(page).locator('button[data-key="Enter"]');

/** Nothing of the page lies outside the window, and no sentence of a Goal or seat is cut. */
export async function expectInside(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, [role="img"], header, section, aside',
    )) {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      if (
        width === 0 ||
        height === 0 ||
        element.closest('[role="log"], [role="tabpanel"], [aria-hidden="true"]')
      )
        continue;
      const scroller = element.parentElement?.closest<HTMLElement>('[tabindex="0"], [data-scrolls]');
      if (scroller && scroller.scrollHeight > scroller.clientHeight) continue;
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
        found.push(`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
      }
    }
    return found;
  });
  expect(outside).toEqual([]);
}
