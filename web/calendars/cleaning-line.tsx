import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Decision } from '#contract/calendar.ts';
import { to } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useDecisionWords } from './decision-words.ts';
import { needsHost } from './needs-host.ts';
import { isWayOn, wayOn } from './way-on.ts';

type CleaningLineProps = { of: Pick<Decision, 'cleaning' | 'jobId' | 'checkOutDate'>; className?: string };

/** What becomes of a cleaning, with the way to its job, or to what it waits for. */
export function CleaningLine({ of, className }: CleaningLineProps) {
  const { t } = useTranslation('calendars');
  const words = useDecisionWords();
  const { code } = of.cleaning;
  return (
    <p className={cx(className, needsHost(of.cleaning) && 'font-semibold text-apricot-ink')}>
      {words.cleaning(of)} {of.jobId && <TextLink to={to('job', { id: of.jobId })}>{t('decisions.openJob')}</TextLink>}
      {isWayOn(code) && <TextLink to={wayOn[code]}>{t(`wayOn.${code}`)}</TextLink>}
    </p>
  );
}
