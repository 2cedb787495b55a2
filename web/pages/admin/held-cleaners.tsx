import { useTranslation } from 'react-i18next';
import { listPayoutHolds } from '#contract/payout-calls.ts';
import { to } from '#web/paths.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Who is paid nothing out, above the payouts, each with the way to where that is decided. */
export function HeldCleaners() {
  const { t } = useTranslation('adminPeople');
  const moment = useOperatorTime();
  const holds = useRead(listPayoutHolds).data;
  if (!holds?.length) return null;
  return (
    <Notice tone="apricot" title={t('payouts.list')}>
      <ul className="grid gap-1">
        {holds.map(({ cleaner: { id, name }, since, reason }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink to={to('adminSection', { section: 'users' }, { q: id })}>
              <bdi>{name}</bdi>
            </TextLink>
            {' · '}
            {moment(since)}
            {' · '}
            <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
