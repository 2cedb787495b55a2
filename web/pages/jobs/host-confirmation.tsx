import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';

/** How sure the turnover is for its host: whether the cleaner has confirmed and, with a ladder, who takes over from them. */
export function HostConfirmation({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const next = (job.bids ?? [])
    .filter(({ status, teamRank }) => status === 'PENDING' && teamRank !== null)
    .toSorted((one, other) => (one.teamRank ?? 0) - (other.teamRank ?? 0))[0];
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
