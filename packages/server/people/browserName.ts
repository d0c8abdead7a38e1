/** What a browser is called in a list of one's own devices: told from what it says of itself, and good enough to know it again. */

/** The first that fits; several browsers call themselves by the names of others, too. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (
  names: readonly (readonly [sign: RegExp, name: string])[],
  text: string,
): string | undefined => names.find(([sign]) => sign.test(text))?.[1];

export function browserName(userAgent: string | undefined): string {
  const said = userAgent ?? '';
  const [browser, system] = [nameIn(BROWSERS, said), nameIn(SYSTEMS, said)];
  if (browser === undefined) return system === undefined ? 'A program' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
