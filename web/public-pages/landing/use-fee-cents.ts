import { useConfig } from '#web/platform/use-config.ts';
import { usualFeeCents } from './example-week.ts';

/** What each side of a job pays here; the page as it was written beforehand shows the usual fee. */
export const useFeeCents = (): number => useConfig()?.fees.hostCents ?? usualFeeCents;
