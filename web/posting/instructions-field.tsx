import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdsCode } from '#contract/holds-code.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { PostingForm } from './posting-values.ts';

/** What every bidder should know; no place for codes and keys. */
export function InstructionsField({ form }: { form: PostingForm }) {
  const { t } = useTranslation('posting');
  const { error } = form.getFieldState('specialInstructions', form.formState);
  const written = useWatch({ control: form.control, name: 'specialInstructions' });
  const hint = written && holdsCode(written);
  const help = hint ? <span className="text-amber-ink">{t('instructions.code')}</span> : t('instructions.help');
  return (
    <Field label={t('instructions.label')} help={help} error={error?.message} optional>
      <TextArea rows={3} maxLength={4000} {...form.register('specialInstructions')} />
    </Field>
  );
}
