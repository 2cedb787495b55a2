import type { Bid } from '#contract/bids.ts';
import { CleanerName } from '#web/hiring/cleaner-name.tsx';
import { reportCleaner } from '../late-report.tsx';
import { CleanerHistory } from './cleaner-history.tsx';

/** Who has bid, one tap from their profile and from what they did for this host. */
export function BidderName({ bid: { cleanerId, cleaner, jobId } }: { bid: Bid }) {
  return (
    <CleanerName
      cleaner={{ id: cleanerId, ...cleaner }}
      history={<CleanerHistory cleanerId={cleanerId} />}
      talkJobId={jobId}
      report={reportCleaner(cleanerId, cleaner.name)}
    />
  );
}
