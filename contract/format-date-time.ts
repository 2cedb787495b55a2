import { formatDate } from './format-date.ts';
import type { LanguageCode } from './languages.ts';
import { zoneName } from './zone-name.ts';

/** "Fri, Nov 21, 11:00 AM EST", on screen and in mails; ISO 8601 in. */
export function formatDateTime(
  instant: string,
  { language, timeZone }: { language: LanguageCode; timeZone: string },
): string {
  const at = new Date(instant);
  const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return `${formatDate(at, language, { ...parts, timeZone })} ${zoneName(at, timeZone)}`;
}
