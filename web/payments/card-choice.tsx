import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods } from '#contract/calls.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddCard } from './add-card.tsx';
import { cardExpiry } from './card-expiry.ts';
import { useCardName } from './card-name.ts';
import { cardToPayWith } from './card-to-pay-with.ts';

interface CardChoiceProps {
  /** The chosen card's id; null stands for the default one. */
  value: string | null;
  onValueChange: (id: string) => void;
  /** A card is being added: its own button is the next step. */
  adding: boolean;
  onAdding: (adding: boolean) => void;
  disabled?: boolean;
  /** The card that has refused this payment before. */
  refusedId?: string | null;
}

/** One of the saved cards, or a new one added on the spot. */
export function CardChoice({ value, onValueChange, adding, onAdding, disabled, refusedId = null }: CardChoiceProps) {
  const { t } = useTranslation(['paying', 'payments']);
  const cards = useRead(listPaymentMethods);
  if (cards.error) {
    return <ReadFailed title={t('choice.failed')} read={cards} />;
  }
  if (!cards.data) return <Skeleton className="h-34" />;
  if (adding || cards.data.length === 0) {
    // who adds a card here means to pay with it
    const added = (id: string | null) => {
      if (id) onValueChange(id);
      onAdding(false);
    };
    return <AddCard onAdded={added} />;
  }
  return (
    <div className="grid justify-items-start gap-2">
      <SavedCards cards={cards.data} {...{ value, onValueChange, disabled, refusedId }} />
      <Button variant="quiet" icon={Plus} disabled={disabled} onClick={() => onAdding(true)}>
        {t('choice.add')}
      </Button>
    </div>
  );
}

type SavedCardsProps = Pick<CardChoiceProps, 'value' | 'onValueChange' | 'disabled' | 'refusedId'> & {
  cards: readonly PaymentMethod[];
};

function SavedCards({ cards, value, onValueChange, disabled, refusedId = null }: SavedCardsProps) {
  const { t } = useTranslation(['paying', 'payments']);
  const nameOf = useCardName();
  const options = cards.map((card) => ({
    value: card.id,
    label: nameOf(card),
    detail: t('payments:card.expires', cardExpiry(card)),
    aside: <Mark isRefused={card.id === refusedId} isDefault={card.isDefault} />,
  }));
  const chosen = cardToPayWith(cards, { picked: value, refusedId });
  return (
    <Field label={t('choice.label')} group className="w-full">
      <RadioCards options={options} value={chosen?.id ?? null} onValueChange={onValueChange} disabled={disabled} />
    </Field>
  );
}

function Mark({ isRefused, isDefault }: { isRefused: boolean; isDefault: boolean }) {
  const { t } = useTranslation(['paying', 'payments']);
  if (isRefused) return <Badge tone="red">{t('choice.refused')}</Badge>;
  return isDefault && <Badge>{t('payments:card.default')}</Badge>;
}
