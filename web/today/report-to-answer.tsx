import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';

type Reported = Pick<Job, 'can'>;

/** What a report about a job waits for from its cleaner; null while it waits for nothing of theirs. */
export function reportStepOf({ can }: Reported): 'report' | 'proposal' | null {
  if (can.includes('answerReport')) return 'report';
  return can.includes('acceptProposal') ? 'proposal' : null;
}

interface ReportToAnswerProps {
  job: Reported;
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
