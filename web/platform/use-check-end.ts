import { getBackgroundCheckStatus } from '#contract/calls.ts';
import { formatDate } from './format.ts';
import { useLanguage } from './language.tsx';
import { useNow } from './use-now.ts';
import { useRead } from './use-read.ts';
import { usualCheckEnd } from './usual-check-end.ts';

/** The day by which the reader’s check, while it is under way, is usually over; null where that is not known or past. */
export function useCheckEnd(isUnderWay: boolean): string | null {
  const { language } = useLanguage();
  const begunAt = useRead(getBackgroundCheckStatus, { enabled: isUnderWay }).data?.createdAt;
  const now = useNow();
  const end = begunAt ? usualCheckEnd(begunAt, now) : null;
  return end && formatDate(end, language, { weekday: 'long', month: 'long', day: 'numeric' });
}
