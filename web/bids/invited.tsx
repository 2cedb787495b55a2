import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';

/** Who was invited to an open job and has neither answered nor bid. */
export function Invited({ job: { invitations = [], bids = [] } }: { job: JobDetail }) {
  const { t } = useTranslation('bids');
  const standing = new Set(bids.flatMap(({ status, cleanerId }) => (status === 'PENDING' ? [cleanerId] : [])));
  const waiting = invitations.filter(({ cleanerId }) => !standing.has(cleanerId));
  if (waiting.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-14">
      {waiting.map(({ cleanerId, name }) => (
        <li key={cleanerId} className="flex items-center gap-2">
          <MailOpen aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <bdi>{t('invited', { name })}</bdi>
        </li>
      ))}
    </ul>
  );
}
