import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { PostingForm } from './posting-values.ts';

/** What every bidder should know; no place for codes and keys. */
export function InstructionsField({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const { error } = form.getFieldState('specialInstructions', form.formState);
  return (
    <Field label={t('instructions.label')} help={t('instructions.help')} error={error?.message} optional>
      <TextArea rows={3} maxLength={4000} {...form.register('specialInstructions')} />
    </Field>
  );
}
