import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { getJob } from '#contract/calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { SectionLink } from './section-links.tsx';

/** Who would come to an open job and for how much, the cheapest first; who chooses is its host. */
export function WaitingBids({ job: { id } }: { job: Pick<AdminJob, 'id'> }) {
  const { t } = useTranslation('adminLists');
  const bids = useRead(getJob, { params: { id } }).data?.waitingBids ?? [];
  if (bids.length === 0) return null;
  return (
    <Section title={t('jobs.bids')} level={3}>
      <ul className="divide-y divide-line text-14">
        {bids.map(({ id: bidId, cleanerId, amountCents, cleaner: { name, ratingAvg, ratingCount } }) => (
          <li key={bidId} className="flex flex-wrap items-center gap-x-3 py-2">
            <SectionLink section="users" id={cleanerId} name={name} />
            {ratingAvg !== null && <StarRating value={ratingAvg} count={ratingCount} />}
            <bdi className="ms-auto font-semibold tabular-nums">{formatMoney(amountCents)}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
