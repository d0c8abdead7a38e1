/** No text is cut or covered, and whatever can be pressed can be reached and hit, on every size of window. */
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type controlNames, LAYOUT_SCRIPT, type layoutFaults } from './layoutInside.ts';
import { DESKTOP, PHONE, type Visit } from './pages.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window, and how small a thing may be that one presses in it: a finger needs more room than a mouse. */
interface Device {
  readonly options: BrowserContextOptions;
  readonly sizes: readonly Size[];
  readonly smallest: number;
}

const DEVICES: readonly Device[] = [
  {
    options: DESKTOP,
    sizes: [
      { width: 1440, height: 900 },
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      // The first of them, with everything twice and four times as large.
      { width: 720, height: 450 },
      { width: 360, height: 225 },
    ],
    smallest: 24,
  },
  {
    options: PHONE,
    sizes: [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ],
    smallest: 44,
  },
];

async function inside<Answer>(page: Page, call: string): Promise<Answer> {
  return page.evaluate<Answer>(`(() => { ${LAYOUT_SCRIPT}\n return ${call}; })()`);
}

/** What is wrong with a screen as it stands. */
export const faultsOf = (
  page: Page,
  smallest: number,
  within = 'body',
): Promise<ReturnType<typeof layoutFaults>> =>
  inside(page, `layoutFaults(${smallest}, ${JSON.stringify(within)})`);

/** What can be done on a screen, by name. */
const controlsOf = (page: Page, within: string): Promise<ReturnType<typeof controlNames>> =>
  inside(page, `controlNames(${JSON.stringify(within)})`);

/**
 * Nothing is wider than the window. On phones `innerWidth` grows with what is too wide, because their browsers shrink
 * such a page until it fits.
 */
export async function expectInWidth(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/** One screen: how a page comes there, and which part of it is looked at where something lies over the rest. */
export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly within?: string;
  /** What can be pressed is not the same in every window, because some of it waits behind a button there. */
  readonly varies?: true;
}

/**
 * Waits until a window has the size it was given and everything in it lies where it stays. The browser may tell the page of its
 * size only after it has told us; style sheets follow at once, but what the page arranges by itself comes in a later task, and what that
 * makes it measure, in another one; a weight of a font that no other size needs is fetched then, too. Counting frames was not enough
 * where the machine had other things to do.
 */
const untilLaidOut = (page: Page, { width, height }: Size): Promise<unknown> =>
  page.waitForFunction(
    ({ query, enough }) => {
      const places = [...document.querySelectorAll('body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
      const lies = places.join(' ');
      const isThere = matchMedia(query).matches && document.fonts.status === 'loaded';
      const { place, frames } = window.laid ?? { place: '', frames: 0 };
      window.laid = { place: lies, frames: isThere && place === lies ? frames + 1 : 0 };
      return window.laid.frames >= enough;
    },
    { query: `(width: ${width}px) and (height: ${height}px)`, enough: FRAMES_AT_REST },
    { polling: 'raf' },
  );

/** What the page measures after a frame moves it in the next one; a few more cost nothing. */
const FRAMES_AT_REST = 6;

declare global {
  interface Window {
    /** Where everything lay in the last frame, and for how many frames it has lain there. */
    laid?: { readonly place: string; readonly frames: number };
  }
}

/** Looks at screens in windows of all sizes. What can be done in one of them can be done in all. */
export async function expectGoodLayout(visit: Visit, screens: readonly Screen[]): Promise<void> {
  const found: Record<string, string[]> = {};
  const offered = new Map<Screen, readonly string[]>();
  for (const { options, sizes, smallest } of DEVICES) {
    const page = await visit({ ...options, viewport: sizes[0] ?? null });
    for (const screen of screens) {
      const { name, open, within = 'body', varies } = screen;
      await open(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await untilLaidOut(page, size);
        const faults = await faultsOf(page, smallest, within);
        const controls = await controlsOf(page, within);
        const missing = (offered.get(screen) ?? []).filter((control) => !controls.includes(control));
        if (!offered.has(screen)) offered.set(screen, controls);
        if (missing.length > 0 && !varies) faults.push(`There is no ${missing.join(', no ')}`);
        const window = `${size.width} × ${size.height}`;
        for (const fault of faults) found[fault] = [...(found[fault] ?? []), `${name}, ${window}`];
      }
    }
  }
  expect(found).toEqual({});
}
