import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods, makeDefaultPaymentMethod, removePaymentMethod, setupPayment } from '#contract/calls.ts';
import { hasExpired } from '#contract/card-expiry.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useSearchParams } from '#web/platform/search-params.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { AddCardDialog } from './add-card-dialog.tsx';
import { cardExpiry } from './card-expiry.ts';
import { useCardName } from './card-name.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

/** The host's cards: which is charged, add, remove. */
export function SavedCards() {
  const { t } = useTranslation('host');
  const [query] = useSearchParams();
  const [adding, setAdding] = useState(query.get('card') === 'new');
  const add = may(setupPayment) && (
    <Button icon={Plus} size="compact" onClick={() => setAdding(true)}>
      {t('billing.add')}
    </Button>
  );
  return (
    <Section title={t('billing.cards')} aside={add}>
      <CardList />
      <AddCardDialog open={adding} onOpenChange={setAdding} />
    </Section>
  );
}

function CardList() {
  const { t } = useTranslation('host');
  const cards = useRead(listPaymentMethods);
  const { data, error } = cards;
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  if (!data) {
    // as high as what most hosts have: one card
    if (!error) return <SkeletonRows rows={1} />;
    return <ReadFailed title={t('billing.cardsFailed')} read={cards} />;
  }
  if (data.length === 0)
    return <EmptyState icon={CreditCard} title={t('billing.noCards')} description={t('billing.noCardsText')} />;
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {data.map((card) => (
          <CardLine key={card.id} card={card} onRemove={() => setRemoving(card)} />
        ))}
      </ul>
      {removing && <RemoveCardDialog card={removing} last={data.length === 1} onClose={() => setRemoving(null)} />}
    </>
  );
}

function CardLine({ card, onRemove }: { card: PaymentMethod; onRemove: () => void }) {
  const { t } = useTranslation(['host', 'payments']);
  const makeDefault = useMakeDefault();
  const name = useCardName()(card);
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CreditCard aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi>{name}</bdi>
          {card.isDefault && <Badge tone="green">{t('payments:card.default')}</Badge>}
          {hasExpired(card, now) && <Badge tone="red">{t('billing.expired')}</Badge>}
        </p>
        <p className="text-13 text-ink-soft tabular-nums">{t('payments:card.expires', cardExpiry(card))}</p>
      </div>
      <div className="ms-auto flex gap-2">
        {!card.isDefault && may(makeDefaultPaymentMethod) && (
          <Button
            size="compact"
            variant="quiet"
            aria-label={t('billing.makeDefaultOf', { card: name })}
            loading={makeDefault.isPending}
            onClick={() => makeDefault.mutate({ params: { id: card.id } })}
          >
            {t('billing.makeDefault')}
          </Button>
        )}
        {may(removePaymentMethod) && (
          <Button size="compact" aria-label={t('billing.removeOf', { card: name })} onClick={onRemove}>
            {t('billing.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** From then on this card is charged. */
function useMakeDefault() {
  const { t } = useTranslation('host');
  return useWrite(makeDefaultPaymentMethod, {
    onSuccess: () => showToast({ title: t('billing.defaulted'), tone: 'success' }),
    failed: reasonAlone,
  });
}
