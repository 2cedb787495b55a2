import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { useConfirmDeadline } from '#web/jobs/use-confirm-deadline.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { Notice } from '#web/ui/notice.tsx';

/** How sure the turnover is for its host: whether the cleaner has confirmed and, with a ladder, who takes over from them. */
export function HostConfirmation({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const { hostPays } = useHostPays();
  const deadline = useConfirmDeadline(job);
  const next = (job.bids ?? [])
    .filter(({ status, teamRank }) => status === 'PENDING' && teamRank !== null)
    .toSorted((one, other) => (one.teamRank ?? 0) - (other.teamRank ?? 0))[0];
  if (job.status === 'ASSIGNED' && deadline && job.cleaner) {
    const backup = next && { name: apart(next.cleaner.name), amount: formatMoney(hostPays(next.amountCents)) };
    return (
      <Notice icon={Clock} title={t('confirmation.until', { name: apart(job.cleaner.name), when: deadline.when })}>
        <bdi className="tabular-nums">{deadline.left}</bdi>
        {'\u00a0· '}
        {backup ? t('confirmation.ifNotBackup', backup) : t('confirmation.ifNot')}
      </Notice>
    );
  }
  return (
    <ConfirmationLine
      job={job}
      viewer="host"
      name={job.cleaner ? apart(job.cleaner.name) : undefined}
      certain={(said) => (next ? t('confirmation.backup', { said, name: apart(next.cleaner.name) }) : said)}
    />
  );
}

/** A name keeps its own direction within a sentence. */
const apart = (name: string) => `\u2068${name}\u2069`;
