import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { bidsPlace } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/section.tsx';
import { useBidRows } from './use-bid-rows.tsx';

interface SingleBidProps {
  bid: Bid;
  /** The bidder's name, which opens who they are. */
  person: ReactNode;
  accept: ReactNode;
}

/** The only bid so far: nothing to compare, so it is told as a list. */
export function SingleBid({ bid, person, accept }: SingleBidProps) {
  const { t } = useTranslation('bids');
  const rows = useBidRows([bid]);
  return (
    <Section id={bidsPlace} title={t('compare.title', { count: 1 })}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-3">
        <div className="grid content-start gap-4 lg:col-span-2">
          <p className="flex items-center gap-2.5 text-16">
            <Avatar name={bid.cleaner.name} src={bid.cleanerPictureUrl ?? null} />
            {person}
          </p>
          <dl className="grid text-14">
            {rows.map((row) => (
              <div key={row.key} className="grid grid-cols-3 gap-3 border-t border-line py-2.5">
                <dt className="text-13 text-ink-soft">{row.label}</dt>
                <dd className="col-span-2">{row.cell(bid)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {accept}
      </div>
    </Section>
  );
}
