import { platformNames } from '#contract/calendar-words.ts';
import type { TimelineStay } from '#contract/timeline.ts';
import type { Translate } from './cleaning-state.ts';

type NamedStay = Pick<TimelineStay, 'guestName' | 'platform'> &
  Partial<Pick<TimelineStay, 'bookingStatus' | 'missing'>>;

/** The guest, or the platform where it names none; one that is tentative, or that its feed has lost, says so. */
export function nameOfStay({ guestName, platform, bookingStatus, missing }: NamedStay, t: Translate): string {
  const name =
    guestName ?? (platform === 'direct' ? t('stay.guest') : t('stay.guestOf', { platform: platformNames[platform] }));
  if (missing) return t('stay.missing', { name });
  return bookingStatus === 'tentative' ? t('stay.tentative', { name }) : name;
}
