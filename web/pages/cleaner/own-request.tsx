import type { ClientRequest } from '#contract/hiring.ts';
import { RequestCard } from '#web/hiring/request-card.tsx';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { LatePart } from '../late-part.tsx';
import { RequestFit } from './request-fit.tsx';

/** A host's request, to be answered right here: what it pays, whether it fits, yes or no. */
export function OwnRequest({ request }: { request: ClientRequest }) {
  return (
    <RequestCard
      request={request}
      split={<OwnSplit payoutCents={request.payoutCents} />}
      fit={
        <LatePart height="h-6">
          <RequestFit request={request} />
        </LatePart>
      }
    />
  );
}
