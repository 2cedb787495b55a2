import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPayoutHolds, releaseUserPayouts } from '#contract/payout-calls.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const HoldDialog = fetchedAhead(() => import('./hold-payouts-dialog.tsx').then((file) => file.HoldPayoutsDialog));

/** Who is paid nothing out, above the payouts: how much, since when and why, and the way to let it go. */
export function HeldCleaners() {
  const { t } = useTranslation('adminPeople');
  const moment = useOperatorTime();
  const { may } = useMay();
  const holds = useRead(listPayoutHolds).data;
  const [released, setReleased] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      {holds && holds.length > 0 && (
        <Notice tone="apricot" title={t('payouts.list')}>
          <ul className="mt-1 divide-y divide-line">
            {holds.map(({ cleaner, balanceCents, since, reason }) => (
              <li key={cleaner.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <span className="min-w-0 wrap-anywhere">
                  <TextLink to={to('adminSection', { section: 'users' }, { user: cleaner.id })}>
                    <bdi>{cleaner.name}</bdi>
                  </TextLink>
                  {' · '}
                  <bdi className="font-semibold tabular-nums">{formatMoney(balanceCents)}</bdi>
                  {' · '}
                  {moment(since)}
                  {' · '}
                  <bdi>{reason}</bdi>
                </span>
                {may(releaseUserPayouts) && (
                  <Button
                    size="compact"
                    aria-label={t('payouts.releaseOf', { name: `\u2068${cleaner.name}\u2069` })}
                    onClick={() => setReleased(cleaner)}
                  >
                    {t('payouts.releaseOne')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Suspense fallback={null}>
        {released && <HoldDialog user={released} holds={false} onClose={() => setReleased(null)} />}
      </Suspense>
    </>
  );
}
