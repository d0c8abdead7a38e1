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

/** A page that hears of another size draws itself anew, and what it then measures may move it once more. */
const untilLaidOut = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      ),
  );

/** Looks at screens in windows of all sizes. What can be done in one of them can be done in all. */
export async function expectGoodLayout(visit: Visit, screens: readonly Screen[]): Promise<void> {
  const found: Record<string, string[]> = {};
  const offered = new Map<Screen, readonly string[]>();
  for (const { options, sizes, smallest } of DEVICES) {
    const page = await visit({ ...options, viewport: sizes[0] ?? null });
    for (const screen of screens) {
      const { name, open, within = 'body', varies } = screen;
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await untilLaidOut(page);
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
