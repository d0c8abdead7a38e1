/**
 * Whether the page stands alone: `npm run build:site` makes a folder for any static host, with no server behind it. It is one
 * file for the host, so where the reader is stands behind `?`, which every host leaves alone.
 */
export const IS_SITE = import.meta.env.MODE === 'site';

/** Where people can be met instead, if whoever built the site named a server. */
export const SITE_SERVER: string | null = import.meta.env.SITE_SERVER || null;

/** The browser's address of a place in the page: `/t/KEEL-420731-VANE`, or the same below whatever folder a site lies in. */
export function addressOf(place: string): string {
  if (!IS_SITE || !place.startsWith('/')) return place;
  return siteAddress(place);
}

export const siteAddress = (place: string): string => (place === '/' ? './' : `./?${place.slice(1)}`);

/** The other way round. Whatever others append to a link (`&utm…`, a lone `=`) is not ours. */
export function sitePlace(search: string): string {
  const [place = ''] = search.slice(1).split('&');
  return `/${place.replace(/=$/, '')}`;
}

/** The whole address, to be sent to others. */
export const linkTo = (place: string): string => new URL(addressOf(place), document.baseURI).href;
