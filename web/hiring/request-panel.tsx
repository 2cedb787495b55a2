import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listClientRequests } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { AcceptRequestButton } from './accept-request-button.tsx';
import { DeclineRequestButton } from './decline-request-button.tsx';

interface RequestPanelProps {
  job: JobDetail;
  /** Both sides' money at the job's payout. */
  split: ReactNode;
  /** What the reader would receive, beside the button at a phone's thumb. */
  money: ReactNode;
  /** A bid of another price is being written, and its button leads. */
  bidsInstead: boolean;
}

/** A host asks this cleaner for the job: accepting assigns it at its payout. On a phone that stays at the thumb. */
export function RequestPanel({ job, split, money, bidsInstead }: RequestPanelProps) {
  const { t } = useTranslation('hiring');
  const { data: requests, isPending } = useRead(listClientRequests, { query: { limit: 100 } });
  const request = requests?.find(({ id }) => id === job.id);
  const seen = { amountCents: job.payoutCents, ...(request && { invitationId: request.invitationId }) };
  const host = job.host?.name ?? t('request.aHost');
  return (
    <Section title={t('request.title', { name: host })} description={t('request.text')}>
      <div className="grid gap-4">
        {split}
        {/* the place of a message, also of one that was not written: nothing moves once that is known */}
        <div className="min-h-12">
          {isPending && <Skeleton className="h-12" />}
          {request?.message && (
            <blockquote className="border-s-3 border-line-strong ps-3">
              <bdi>{request.message}</bdi>
            </blockquote>
          )}
        </div>
        <div className="flex flex-wrap gap-2 *:grow">
          {job.can.includes('accept') &&
            (bidsInstead ? (
              <AcceptRequestButton jobId={job.id} seen={seen} size="large" />
            ) : (
              <ThumbBar className="flex items-center gap-4">
                <div className="hidden thumb:flex">{money}</div>
                <AcceptRequestButton jobId={job.id} seen={seen} variant="primary" size="large" className="grow" />
              </ThumbBar>
            ))}
          <DeclineRequestButton jobId={job.id} size="large" />
        </div>
      </div>
    </Section>
  );
}
