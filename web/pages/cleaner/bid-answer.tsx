import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { Job } from '#contract/jobs.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What a bid’s job waits for from whoever has bid, and the button for it: in place where it is one word. */
export function BidAnswer({ job }: { job: Job }) {
  const { t } = useTranslation('today');
  const page = to('job', { id: job.id });
  const answer = answerOf(job);
  switch (answer) {
    case null:
      return null;
    case 'report':
    case 'proposal':
      return <Way to={page} label={t(`answer.${answer}`)} />;
    case 'change':
      return (
        <>
          <p className="text-14 font-medium text-apricot-ink">{t('answer.changed')}</p>
          <Way to={page} label={t('answer.look')} />
        </>
      );
    case 'request':
      return <Way to={to('cleanerDashboard', undefined, { tab: 'requests' })} label={t('answer.request')} />;
    case 'confirm':
      return (
        <>
          <ConfirmationLine job={job} viewer="cleaner" />
          <div className={row}>
            <ConfirmButton leaves jobId={job.id} variant="tinted" />
          </div>
        </>
      );
  }
}

function Way({ to: address, label }: { to: string; label: string }) {
  return (
    <div className={row}>
      <LinkButton variant="tinted" to={address}>
        {label}
      </LinkButton>
    </div>
  );
}

const row = 'flex flex-wrap max-sm:*:grow';
