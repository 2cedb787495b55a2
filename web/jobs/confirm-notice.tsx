import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmationLine } from './confirmation-line.tsx';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

interface ConfirmNoticeProps {
  job: Pick<Job, 'status' | 'confirmBy' | 'timeZone' | 'helping'>;
  /** The button, where the page's one next step is another. */
  confirm: ReactNode;
}

/** On a job's page: what the assigned cleaner loses by not confirming, with the time that is left; then that they have. */
export function ConfirmNotice({ job, confirm }: ConfirmNoticeProps) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  if (!deadline) return <ConfirmationLine job={job} viewer="cleaner" />;
  return (
    <Notice
      tone="apricot"
      icon={Clock}
      title={t('confirmation.byYou', { when: deadline.when })}
      action={
        <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2 max-sm:w-full max-sm:ps-8.5">
          <bdi className="text-16 font-semibold tabular-nums">{deadline.left}</bdi>
          {confirm}
        </div>
      }
    >
      {t('confirmation.otherwise')}
    </Notice>
  );
}
