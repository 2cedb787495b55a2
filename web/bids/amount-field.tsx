import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maximumPayoutCents, minimumBidCents } from '#contract/money.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
import type { BidValues } from './bid-values.ts';

/** Whether it is an amount that one can bid. */
export const isBid = (amount: number | undefined): boolean => Number.isSafeInteger(amount) && !isBeyond(amount ?? 0);
const isBeyond = (amount: number): boolean => amount < minimumBidCents || amount > maximumPayoutCents;

/** The price. An amount that cannot be one is refused on leaving and on Enter, not while it is still being typed. */
export function AmountField({ form }: { form: UseFormReturn<BidValues> }) {
  const { t } = useTranslation(['bids', 'validation']);
  const check = () => void form.trigger('amountCents');
  return (
    <Controller
      control={form.control}
      name="amountCents"
      render={({ field, fieldState }) => (
        <Field
          label={t('form.amount')}
          // in the place of other words: nothing moves while one types
          help={field.value < minimumBidCents && !fieldState.error ? t('validation:minimumBid') : t('form.amountHelp')}
          error={fieldState.error?.message}
          required
        >
          <CentsField
            ref={field.ref}
            least={minimumBidCents}
            most={maximumPayoutCents}
            name={field.name}
            defaultCents={field.value}
            onCentsChange={(cents) => {
              field.onChange(cents);
              if (fieldState.error) check();
            }}
            onKeyDown={(event) => isEnter(event) && check()}
            onBlur={() => {
              field.onBlur();
              if (isBeyond(field.value)) check();
            }}
          />
        </Field>
      )}
    />
  );
}
