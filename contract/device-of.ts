/** The first that fits counts: nearly every browser also names those it descends from. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const named = (list: typeof browsers, userAgent: string) => list.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** What a browser calls itself, in the words people know; null for what it does not tell. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});

/** The city that a time zone is named for: "America/New_York" → "New York"; null for one that is named for none. */
export const cityOf = (timeZone: string | null): string | null =>
  timeZone?.includes('/') && !timeZone.startsWith('Etc/')
    ? (timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? null)
    : null;
