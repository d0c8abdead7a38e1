/** Where the reader is. A handful of addresses need no library: the History API and one signal. */
import { parseRoute } from '@airlock/protocol';
import { computed, signal } from '@preact/signals';
import { addressOf, IS_SITE, sitePlace } from './site.ts';

export type { Route } from '@airlock/protocol';

const place = signal(currentPlace());

function currentPlace(): { readonly path: string; readonly hash: string } {
  if (typeof location === 'undefined') return { path: '/', hash: '' };
  return { path: IS_SITE ? sitePlace(location.search) : location.pathname, hash: location.hash };
}

/** Where the reader is, as every link names it. */
export const pathNow = (): string => currentPlace().path;

const path = computed(() => place.value.path);
/** Changes with the path only: moving through a replay changes the part behind `#` and nothing else. */
export const route = computed(() => parseRoute(path.value));
export const hash = computed(() => place.value.hash);

export function go(address: string, how: { readonly replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', addressOf(address));
  else history.pushState(null, '', addressOf(address));
  place.value = currentPlace();
  if (!how.replace) scrollTo(0, 0);
}

/** Whether a link leads into the page. The folder of a site may lie beside others that are not ours. */
function isPlace(link: HTMLAnchorElement): boolean {
  if (!IS_SITE) return !link.pathname.startsWith('/api/');
  const folder = location.pathname.replace(/[^/]*$/, '');
  return link.pathname === folder || link.pathname === location.pathname;
}

/** Takes over the browser's back button and the clicks on our own links. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    place.value = currentPlace();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || !isPlace(link)) return;
    // A jump inside the page, such as the skip link, is the browser's own business.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(IS_SITE ? sitePlace(link.search) + link.hash : link.pathname + link.search + link.hash);
  });
}
