import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import { RequestCard } from '#web/hiring/request-card.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { LatePart } from '../late-part.tsx';
import { RequestFit } from './request-fit.tsx';

interface OwnRequestProps {
  request: ClientRequest;
  leads?: boolean;
}

/** A host's request, to be answered right here: what it pays, whether it fits, yes or no. */
export function OwnRequest({ request, leads }: OwnRequestProps) {
  const { data } = useRead(getBeforeBid, { params: { id: request.id } });
  return (
    <RequestCard
      request={request}
      {...(leads && { leads })}
      when={<JobWhen job={{ ...request, status: 'OPEN' }} relative />}
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
