import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmationLine } from './confirmation-line.tsx';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

/** On a job's page: what the assigned cleaner loses by not confirming, with the time that is left; then that they have. */
export function ConfirmNotice({ job }: { job: Pick<Job, 'status' | 'confirmBy' | 'timeZone'> }) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  if (!deadline) return <ConfirmationLine job={job} viewer="cleaner" />;
  return (
    <Notice
      tone="apricot"
      icon={Clock}
      title={t('confirmation.byYou', { when: deadline.when })}
      action={<bdi className="text-16 font-semibold tabular-nums">{deadline.left}</bdi>}
    >
      {t('confirmation.otherwise')}
    </Notice>
  );
}
