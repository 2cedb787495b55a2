import { useTranslation } from 'react-i18next';
import { holdPayout, releasePayout } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const tones: Record<Exclude<AdminPayout['status'], 'paid'>, BadgeTone> = {
  ...{ pending: 'amber', failed: 'red', held: 'apricot' },
};

export function PayoutBadge({ status }: Pick<AdminPayout, 'status'>) {
  const { t } = useTranslation('payouts');
  // most of them are, and nothing is to be done
  if (status === 'paid') return <span className="text-13 text-ink-soft">{t('status.paid')}</span>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** What a card on a phone says of it in one line: how much, which kind and when. */
export function PayoutFacts({ payout: { amountCents, feeCents, method, createdAt } }: { payout: AdminPayout }) {
  const { t } = useTranslation('payouts');
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  return (
    <>
      <bdi className="font-semibold text-ink tabular-nums">{formatMoney(amountCents)}</bdi>
      {` · ${t(`method.${method}`)} · ${formatDay(createdAt, { language, timeZone })}`}
      {feeCents > 0 && <span className="block">{t('list.fee', { amount: formatMoney(feeCents) })}</span>}
    </>
  );
}

interface PayoutActionProps {
  payout: AdminPayout;
  ask: (payout: AdminPayout) => void;
  /** Among many. */
  inList?: boolean;
}

/** Whether who looks may hold or release it. */
export function useIsStoppable() {
  const { may } = useMay();
  return ({ status }: Pick<AdminPayout, 'status'>) =>
    status === 'held' ? may(releasePayout) : status === 'pending' && may(holdPayout);
}

/** Holds a pending one or releases a held one, for who may. */
export function PayoutAction({ payout, ask, inList = false }: PayoutActionProps) {
  const { t } = useTranslation('admin');
  const isStoppable = useIsStoppable();
  const held = payout.status === 'held';
  if (!isStoppable(payout)) return null;
  return (
    <Button size={inList ? 'compact' : 'normal'} onClick={() => ask(payout)}>
      {inList
        ? t(held ? 'money.release' : 'money.hold')
        : t(held ? 'money.releaseSum' : 'money.holdSum', { amount: formatMoney(payout.amountCents) })}
    </Button>
  );
}
