import { ArrowRight, BrushCleaning, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CleanerOverview } from '#contract/overviews.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** That a job is in hand or something waits for a word, in one line, and the way to Today, where both are dealt with. */
export function TodayLine({ overview }: { overview: CleanerOverview }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const count = overview.toAnswer;
  const running = overview.week.find(({ status }) => status === 'IN_PROGRESS');
  const waits = count > 0 && t('overview.waits', { count, shown: formatNumber(count, language) });
  if (!running && !waits) return null;
  const inHand = running && t('overview.inHand', { home: running.property.title });
  return (
    <Notice
      tone={waits ? 'apricot' : 'green'}
      icon={waits ? CircleAlert : BrushCleaning}
      title={inHand || waits || ''}
      action={
        <LinkButton variant="primary" iconEnd={ArrowRight} to={to('cleanerToday')} className="max-sm:w-full">
          {t('overview.toToday')}
        </LinkButton>
      }
    >
      {inHand && waits}
    </Notice>
  );
}
