import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { cleaning, Decision } from '#contract/calendar.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { useDay } from './use-day.ts';

type Cleaning = z.infer<typeof cleaning>;

/** Why an event was taken for what it is, and what becomes of the cleaning, as sentences. */
export function useDecisionWords() {
  const { t } = useTranslation('calendars');
  const day = useDay();
  return {
    reason: ({ reason: { code, platform } }: Pick<Decision, 'reason'>): string => {
      if (code === 'sameStay' && !platform) return t('reason.sameStayByHand');
      return t(`reason.${code}`, { platform: platform && platformNames[platform] });
    },
    cleaning: ({ cleaning: { code, from }, checkOutDate }: { cleaning: Cleaning; checkOutDate: string }): string =>
      t(`cleaning.${code}`, { day: day(checkOutDate), from: from && day(from) }),
  };
}
