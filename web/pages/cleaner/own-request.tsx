import { Suspense } from 'react';
import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import { RequestCard } from '#web/hiring/request-card.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LatePart } from '../late-part.tsx';
import { RequestFit } from './request-fit.tsx';
import type { JobInHand } from './use-job-in-hand.ts';

const AcceptedRequest = fetchedAhead(() => import('./accepted-request.tsx').then((file) => file.AcceptedRequest));

interface OwnRequestProps {
  request: ClientRequest;
  leads?: boolean;
  /** A list that keeps it in its place once it is accepted, and says there what happens now. */
  hand?: JobInHand;
}

/** A host's request, to be answered right here: what it pays, whether it fits, yes or no. */
export function OwnRequest({ request, leads, hand }: OwnRequestProps) {
  const { data } = useRead(getBeforeBid, { params: { id: request.id }, enabled: !hand?.sent });
  const when = <JobWhen job={{ ...request, status: 'OPEN' }} relative />;
  if (hand?.sent)
    return (
      <Suspense fallback={<Skeleton shape="card" className="h-60" />}>
        <AcceptedRequest request={request} when={when} />
      </Suspense>
    );
  return (
    <RequestCard
      request={request}
      {...(leads && { leads })}
      {...(hand && { onAccepted: hand.onSent })}
      when={when}
      fits={data?.fit !== 'impossible'}
      split={<OwnSplit payoutCents={request.payoutCents} />}
      fit={
        <LatePart height="h-12">
          <RequestFit request={request} />
        </LatePart>
      }
    />
  );
}
