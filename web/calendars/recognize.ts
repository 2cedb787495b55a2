import { type CalendarPlatform, platformOfUrl } from '#contract/calendar-words.ts';
import { withScheme } from '#web/platform/with-scheme.ts';

/** What an address tells: its platform, and the listing where the address names it. */
export function recognize(address: string): { platform: CalendarPlatform | null; listing: string | null } {
  const platform = platformOfUrl(withScheme(address));
  const listing = platform === 'airbnb' ? (/\/ical\/(\d+)\.ics/.exec(address)?.[1] ?? null) : null;
  return { platform, listing };
}

/** A pasted text that is a feed's address and nothing else; of a platform we know, or at least a calendar file. */
export const isFeedAddress = (text: string): boolean =>
  /^(https?|webcals?):\/\/\S+$/i.test(text) && (platformOfUrl(text) !== null || /\.ics(\?\S*)?$/i.test(text));
