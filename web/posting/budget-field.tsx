import { lazy, type Ref, Suspense, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { centsToDecimal, maximumPayoutCents, minimumBidCents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import type { PostingForm } from './posting-values.ts';
import { suggestedBudget } from './suggested-budget.ts';
import { type PostedList, useChecklist } from './use-checklist.ts';

// There is nothing to say of the usual amount before a property is chosen.
const BudgetHints = lazy(() => import('./budget-hints.tsx').then((file) => ({ default: file.BudgetHints })));

/** What the host offers; the numbers of the tasks suggest an amount. */
export function BudgetField({ form, posted }: { form: PostingForm; posted?: PostedList }) {
  const { t } = useTranslation('posting');
  const [propertyId, type, tasks, watched] = form.watch(['propertyId', 'cleaningType', 'customTasks', 'payoutCents']);
  // a draft keeps as null what was no amount
  const budget = Number.isSafeInteger(watched) ? watched : Number.NaN;
  const { own } = useChecklist(form, posted);
  const suggested = suggestedBudget(type, tasks ?? []);
  const take = () => form.setValue('payoutCents', suggested, { shouldDirty: true, shouldValidate: true });
  return (
    <Controller
      control={form.control}
      name="payoutCents"
      render={({ field, fieldState }) => (
        <Field
          label={t('budget.label')}
          error={fieldState.error?.message}
          help={
            <>
              <Suspense>
                {(propertyId !== '' || budget < minimumBidCents) && (
                  <BudgetHints propertyId={propertyId} cleaningType={type} budgetCents={budget} />
                )}
              </Suspense>
              {/* a home's own tasks have no amounts to add up */}
              {own.length === 0 && (
                <>
                  {t('budget.sum', { amount: formatMoney(suggested) })}{' '}
                  {budget !== suggested && <TextButton onClick={take}>{t('budget.take')}</TextButton>}
                </>
              )}
            </>
          }
          required
        >
          <BudgetInput
            ref={field.ref}
            name={field.name}
            // each home has a price of its own: the usual one is proposed with it
            cents={propertyId === '' && !fieldState.isDirty ? Number.NaN : field.value}
            onCentsChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

interface BudgetInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** NaN while the text is no amount, or none at all. */
  cents: number;
  onCentsChange: (cents: number) => void;
  onBlur: () => void;
}

/** A money field that also follows an amount set from outside: another property, the suggested sum. */
function BudgetInput({ cents, onCentsChange, ...rest }: BudgetInputProps) {
  const [typed, setTyped] = useState({ text: textOf(cents), cents });
  const shown = Object.is(typed.cents, cents) ? typed.text : textOf(cents);
  return (
    <MoneyField
      {...rest}
      least={minimumBidCents}
      most={maximumPayoutCents}
      value={shown}
      onValueChange={(text, read) => {
        const next = read ?? Number.NaN;
        setTyped({ text, cents: next });
        onCentsChange(next);
      }}
    />
  );
}

const textOf = (cents: number) => (Number.isSafeInteger(cents) ? centsToDecimal(cents) : '');
