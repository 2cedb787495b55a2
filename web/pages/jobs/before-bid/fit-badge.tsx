import { useTranslation } from 'react-i18next';
import type { JobFit } from '#contract/before-bid.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { fits: 'green', tight: 'amber', impossible: 'red' } as const;

/** Whether a job fits the day: a day off is not tight, however much room it has. */
export function FitBadge({ known: { fit, doubts } }: { known: Pick<JobFit, 'fit' | 'doubts'> }) {
  const { t } = useTranslation('beforeBid');
  const isOff = fit === 'tight' && doubts.some(({ code }) => code === 'dayOff' || code === 'notWorkday');
  return <Badge tone={tones[fit]}>{t(`day.fit.${isOff ? 'dayOff' : fit}`)}</Badge>;
}
