import type { LanguageCode } from '#contract/languages.ts';
import { formatTime } from '#web/platform/format.ts';

/** "9:00 AM" for 09:00, with the clock of the reader's language. */
export const clockTime = (time: string, language: LanguageCode): string =>
  formatTime(`2026-01-01T${time}:00Z`, { language, timeZone: 'UTC' });
