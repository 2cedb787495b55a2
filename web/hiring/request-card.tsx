import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientRequest } from '#contract/hiring.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
import { AcceptRequestButton } from './accept-request-button.tsx';
import { DeclineRequestButton } from './decline-request-button.tsx';

// Few are invited first.
const InvitedFirstLine = lazy(() =>
  import('./invited-first-line.tsx').then((file) => ({ default: file.InvitedFirstLine })),
);

interface RequestCardProps {
  request: ClientRequest;
  /** Both sides' money at the job's payout. */
  split: ReactNode;
  /** Whether it fits the cleaner's day, in words. */
  fit: ReactNode;
  /** Nobody can be in two places: what cannot fit is not taken. */
  fits: boolean;
}

/** One host's request in a list: where, when, what they say, what it pays, and the answer. */
export function RequestCard({ request, split, fit, fits }: RequestCardProps) {
  const { t } = useTranslation('hiring');
  const { language } = useLanguage();
  const when = formatRange(request.startTime, request.endTime, { language, timeZone: request.timeZone });
  return (
    <Card>
      <article className="grid gap-4">
        <div>
          <h3 className="text-16">
            <Link to={to('job', { id: request.id })} className={titleLinkStyle}>
              <bdi>{request.property.title}</bdi>
            </Link>
          </h3>
          <p className="text-14 text-ink-soft">{t('request.title', { name: request.host.name })}</p>
          <p className="mt-1 text-14 font-medium">
            <bdi>{when}</bdi>
          </p>
          <Suspense>
            {request.openToAllAt && <InvitedFirstLine request={request} until={request.openToAllAt} />}
          </Suspense>
        </div>
        {request.message && (
          <blockquote className="max-w-prose border-s-3 border-line-strong ps-3 text-14">
            <bdi>{request.message}</bdi>
          </blockquote>
        )}
        <div className="max-w-xl">{split}</div>
        {fit}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <AcceptRequestButton
            jobId={request.id}
            seen={{ invitationId: request.invitationId, amountCents: request.payoutCents }}
            variant="tinted"
            disabled={!fits}
          />
          <DeclineRequestButton jobId={request.id} />
        </div>
      </article>
    </Card>
  );
}
