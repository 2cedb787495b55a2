import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import { to } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useDecisionWords } from './decision-words.ts';
import { needsReader } from './needs-host.ts';
import { isWayOn, wayOn } from './way-on.ts';

interface CleaningLineProps {
  of: Pick<Decision, 'cleaning' | 'jobId' | 'checkOutDate'> & { property: { id: string } };
  /** The calendar whose decisions are not in sight yet: where it is to be decided which of two stays is right. */
  integrationId?: string | null;
  className?: string;
}

/** What becomes of a cleaning, with the way to its job, or to what it waits for. */
export function CleaningLine({ of, integrationId = null, className }: CleaningLineProps) {
  const { t } = useTranslation('calendars');
  const words = useDecisionWords();
  const { cleaning, jobId, checkOutDate, property } = of;
  const way = wayOn({ cleaning, checkOutDate, integrationId, propertyId: property.id });
  return (
    <p className={cx(className, needsReader(cleaning) && 'font-semibold text-apricot-ink')}>
      {words.cleaning(of)} {jobId && <TextLink to={to('job', { id: jobId })}>{t('decisions.openJob')}</TextLink>}
      {way && isWayOn(cleaning.code) && <TextLink to={way}>{t(`wayOn.${cleaning.code}`)}</TextLink>}
    </p>
  );
}
