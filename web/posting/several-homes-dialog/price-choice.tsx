import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';

/** What each home is posted for: the payout it usually has, or the budget in the form. */
export type Price = 'usual' | 'budget';

interface PriceChoiceProps {
  price: Price;
  setPrice: (price: Price) => void;
  budgetCents: number;
  locked: boolean;
}

export function PriceChoice({ price, setPrice, budgetCents, locked }: PriceChoiceProps) {
  const { t } = useTranslation('severalHomes');
  return (
    <div className="mb-3">
      <RadioCards
        label={t('price.label')}
        columns={2}
        value={price}
        onValueChange={setPrice}
        disabled={locked}
        options={[
          { value: 'usual', label: t('price.usual') },
          { value: 'budget', label: t('price.budget', { amount: formatMoney(budgetCents) }) },
        ]}
      />
    </div>
  );
}
