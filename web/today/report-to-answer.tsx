import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';

interface ReportToAnswerProps {
  job: Pick<Job, 'can'>;
  /** A badge beside it says that it waits for the reader. */
  badged?: boolean;
}

/** That a report waits for the cleaner who reads it, before its deadline decides. */
export function ReportToAnswer({ job, badged = false }: ReportToAnswerProps) {
  const { t } = useTranslation('today');
  const step = reportStepOf(job);
  if (!step) return null;
  return (
    <p className={cx('text-14', !badged && 'font-medium text-apricot-ink')}>
      {t(step === 'report' ? 'answer.reported' : 'answer.proposed')}
    </p>
  );
}
