import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { Field } from '#web/ui/field.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { BudgetInput } from './budget-input.tsx';
import { suggestedBudget } from './suggested-budget.ts';
import type { PostingForm } from './use-posting-form.ts';

/** What the host offers; the numbers of the tasks suggest an amount. */
export function BudgetField({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const [type, tasks, budget] = form.watch(['cleaningType', 'customTasks', 'payoutCents']);
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
              {t('budget.sum', { amount: formatMoney(suggested) })}{' '}
              {budget !== suggested && <TextButton onClick={take}>{t('budget.take')}</TextButton>}
            </>
          }
          required
        >
          <BudgetInput
            ref={field.ref}
            name={field.name}
            cents={field.value}
            onCentsChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
