/** Which of the four arrangements fits the window. Follows turning and resizing. */
import { signal } from '@preact/signals';
import type { Layout } from '../games/contract.ts';

/** The first that matches; the widths are those of the style sheets. */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['landscape', '(orientation: landscape) and (max-height: 559px) and (min-width: 560px)'],
  ['phone', '(max-width: 899px)'],
  ['folded', '(max-width: 1099px)'],
];

function find(): Layout {
  for (const [layout, query] of QUERIES) if (matchMedia(query).matches) return layout;
  return 'wide';
}

/** A phone, however it is held: it has room for one short sentence. */
export const isCompact = (one: Layout): boolean => one === 'phone' || one === 'landscape';

export const layout = signal<Layout>(typeof matchMedia === 'undefined' ? 'wide' : find());

if (typeof matchMedia !== 'undefined') {
  for (const [, query] of QUERIES) {
    matchMedia(query).addEventListener('change', () => {
      layout.value = find();
    });
  }
}
