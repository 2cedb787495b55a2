import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientRequest } from '#contract/hiring.ts';
import { to } from '#web/paths.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
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
  /** When the job takes place. */
  when: ReactNode;
  /** Both sides' money at the job's payout. */
  split: ReactNode;
  /** Whether it fits the cleaner's day, in words. */
  fit: ReactNode;
  /** Nobody can be in two places: what cannot fit is not taken. */
  fits: boolean;
  /** The only request on the screen: to accept it is what one is here for. */
  leads?: boolean;
  /** Says in its place what happens now. */
  onAccepted?: () => void;
}

/** One host's request in a list: where, when, how large, what they say, what it pays, and the answer. */
export function RequestCard({ request, when, split, fit, fits, leads = false, onAccepted }: RequestCardProps) {
  const { t } = useTranslation('hiring');
  return (
    <Card>
      <article className="grid gap-4">
        <Head request={request} when={when} />
        <div className="grid gap-1.5 text-14">
          <p className="text-ink-soft">{t('request.title', { name: request.host.name })}</p>
          {request.message && (
            <blockquote className="max-w-prose border-s-3 border-line-strong ps-3">
              <bdi>{request.message}</bdi>
            </blockquote>
          )}
        </div>
        <div className="border-t border-line pt-4">{fit}</div>
        <div className="max-w-xl">{split}</div>
        <div className="flex flex-wrap gap-2">
          <AcceptRequestButton
            leaves
            {...(onAccepted && { onAccepted })}
            jobId={request.id}
            seen={{ invitationId: request.invitationId, amountCents: request.payoutCents }}
            variant={leads ? 'primary' : 'tinted'}
            disabled={!fits}
            className="max-sm:grow-2"
          />
          <DeclineRequestButton jobId={request.id} className="max-sm:grow" />
        </div>
      </article>
    </Card>
  );
}

/** The home, where, when, and how much there is to clean. */
function Head({ request, when }: Pick<RequestCardProps, 'request' | 'when'>) {
  const { t } = useTranslation('jobs');
  const { cleaningType, bedrooms = null, bathrooms = null } = request;
  const rooms = useRooms()({ bedrooms, bathrooms });
  const kind = [cleaningType && t(`cleaningType.${cleaningType}`), rooms].filter(Boolean).join(' · ');
  return (
    <div>
      <h3 className="text-16">
        <Link to={to('job', { id: request.id })} className={titleLinkStyle}>
          <bdi>{request.property.title}</bdi>
        </Link>
      </h3>
      {request.area && (
        <p className="text-14 text-ink-soft">
          <bdi>{request.area}</bdi>
        </p>
      )}
      <div className="mt-1.5 text-14 font-medium">{when}</div>
      {kind && <p className="mt-1.5 text-14">{kind}</p>}
      <Suspense>{request.openToAllAt && <InvitedFirstLine request={request} until={request.openToAllAt} />}</Suspense>
    </div>
  );
}
