import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/ui/notice.tsx';
import type { CardIntent } from './card-intent.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

export interface CardFormProps {
  intent: CardIntent;
  /** Says what the button does: "Save card", "Pay $39.00". */
  submitLabel: string;
  onSucceeded: () => void;
  /** The provider's own words; they also stand above the fields. */
  onDeclined?: (message: string) => void;
}

/** The provider's card fields. A card number goes from them to the provider and never through Freshkey. */
export function CardForm(props: CardFormProps) {
  const { t } = useTranslation('payments');
  // Each provider brings its own fields; they mount here and report to `onSucceeded`.
  if (props.intent.provider === 'sandbox') return <SandboxCardForm {...props} />;
  return (
    <Notice tone="red" icon={CreditCard} title={t('card.noFields')} live>
      {t('card.noFieldsText')}
    </Notice>
  );
}
