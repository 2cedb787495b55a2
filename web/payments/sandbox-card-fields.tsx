import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { groupedNumber, isCardNumber, isCvc, isExpiry, slashedExpiry, type TypedCard } from './typed-card.ts';

/** Number, expiry and security code; they format themselves while one types. */
export function SandboxCardFields({ form }: { form: UseFormReturn<TypedCard> }) {
  const { t } = useTranslation('paying');
  const { errors } = form.formState;
  const shapedBy = (name: keyof TypedCard, shape: (typed: string) => string) => ({
    onChange: (event: { target: { value: string } }) => form.setValue(name, shape(event.target.value)),
  });
  const number = form.register('number', {
    validate: (typed) => isCardNumber(typed) || t('card.numberWrong'),
    ...shapedBy('number', groupedNumber),
  });
  const expiry = form.register('expiry', {
    validate: (typed) => isExpiry(typed) || t('card.expiryWrong'),
    ...shapedBy('expiry', slashedExpiry),
  });
  const cvc = form.register('cvc', { validate: (typed) => isCvc(typed) || t('card.cvcWrong') });
  const numeric = { type: 'tel', inputMode: 'numeric' } as const;
  return (
    <>
      <Field label={t('card.number')} error={errors.number?.message} required>
        <TextInput {...numeric} autoComplete="cc-number" placeholder={t('card.numberShape')} {...number} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('card.expiry')} error={errors.expiry?.message} required>
          <TextInput {...numeric} autoComplete="cc-exp" placeholder={t('card.expiryShape')} {...expiry} />
        </Field>
        <Field label={t('card.cvc')} error={errors.cvc?.message} required>
          <TextInput {...numeric} autoComplete="cc-csc" maxLength={4} placeholder={t('card.cvcShape')} {...cvc} />
        </Field>
      </div>
    </>
  );
}
