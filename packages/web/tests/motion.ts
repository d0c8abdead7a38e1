/** Which motions a page begins, noted when they begin: however slow the machine is, none is missed. */
import type { Page } from '@playwright/test';

/** From now on; those without a length do not count. */
export const filmMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { motions: seen });
    addEventListener(
      'animationstart',
      ({ target, animationName, pseudoElement }) => {
        const { animationDuration } = getComputedStyle(target as Element, pseudoElement || null);
        if (animationDuration.split(', ').some((length) => Number.parseFloat(length) > 0))
          seen.push(animationName);
      },
      true,
    );
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, frames, options) {
      const { id = '', duration = 0 } = typeof options === 'object' ? options : { duration: options };
      if (Number(duration) > 0) seen.push(id);
      return animate.call(this, frames, options);
    };
  });

export const motionsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { motions: string[] }).motions);
