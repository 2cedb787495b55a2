import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A bid of the reader's is there already, other than the one in this form; `bid` is null where it could not be read. */
export function BidArrived({ bid, jobId }: { bid: Bid | null; jobId: string }) {
  const { t } = useTranslation('bids');
  if (bid?.status === 'PENDING')
    return (
      <Notice live icon={Info} title={t('arrived.title', { amount: formatMoney(bid.amountCents) })}>
        {t('arrived.text')}
      </Notice>
    );
  return (
    <Notice
      live
      icon={Info}
      title={t('arrived.unread')}
      action={<LinkButton to={to('job', { id: jobId })}>{t('arrived.open')}</LinkButton>}
    >
      {t('arrived.unreadText')}
    </Notice>
  );
}

/** Typed before the page was left: what the form changes stands as it was sent. */
export function StillSent({ bid }: { bid: Bid }) {
  const { t } = useTranslation('bids');
  return (
    <Notice icon={Info} title={t('arrived.title', { amount: formatMoney(bid.amountCents) })}>
      {t('arrived.kept')}
    </Notice>
  );
}
