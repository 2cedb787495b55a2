import { screens } from '#web/paths.ts';

/** Any one stands for all jobs, and for all conversations: the page takes what it shows from its own address. */
const anyId = '00000000-0000-4000-8000-000000000000';

const fill = (path: string): string => path.replace(/:\w+/g, anyId);
const kept = (['cleanerToday', 'job', 'messages', 'conversation'] as const).map((name) => screens[name]);

/** The addresses whose pages are kept, each of one screen. */
export const keptPages: readonly string[] = kept.map(fill);

/** The kept page for an address. Of other screens the frame at least stands there, and says what cannot be loaded. */
export function pageKeptFor(pathname: string): string {
  const screen = kept.find((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname));
  return fill(screen ?? screens.cleanerToday);
}
