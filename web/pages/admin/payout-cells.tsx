import { useTranslation } from 'react-i18next';
import { holdPayout, releasePayout } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const tones: Record<AdminPayout['status'], BadgeTone> = {
  ...{ pending: 'amber', paid: 'green', failed: 'red', held: 'apricot' },
};

export function PayoutBadge({ status }: Pick<AdminPayout, 'status'>) {
  const { t } = useTranslation('payouts');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

interface PayoutActionProps {
  payout: AdminPayout;
  ask: (payout: AdminPayout) => void;
}

/** Holds a pending one or releases a held one, for who may. */
export function PayoutAction({ payout, ask }: PayoutActionProps) {
  const { t } = useTranslation('admin');
  const { may } = useMay();
  const held = payout.status === 'held';
  if (!held && payout.status !== 'pending') return null;
  if (!may(held ? releasePayout : holdPayout)) return null;
  return <Button onClick={() => ask(payout)}>{held ? t('money.release') : t('money.hold')}</Button>;
}
