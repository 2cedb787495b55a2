import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { centsOf, dollarsOf } from '#contract/dollars.ts';
import { CentsField } from '#web/ui/cents-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PostingForm } from './posting-values.ts';

interface CustomTaskRowProps {
  form: PostingForm;
  index: number;
  onRemove: () => void;
  /** Enter was pressed in one of its fields. */
  onEnter: () => void;
}

/** One task of the host's own: what, its number in dollars, whether it must be done. */
export function CustomTaskRow({ form, index, onRemove, onEnter }: CustomTaskRowProps) {
  const { t } = useTranslation('posting');
  const { submitCount, touchedFields, errors: all } = form.formState;
  const [addedAt] = useState(submitCount);
  // after a try to post, what is added is checked at once: nothing is held against a field before it was left
  const touched = touchedFields.customTasks?.[index];
  const told = { name: submitCount > addedAt || touched?.name, price: submitCount > addedAt || touched?.price };
  const errors = all.customTasks?.[index];
  const number = index + 1;
  function onKeyDown(event: KeyboardEvent) {
    if (!isEnter(event)) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <fieldset aria-label={t('tasks.own', { number })} className="grid gap-2 border-b border-line pb-3">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-start gap-2">
        <Field label={t('tasks.name')} error={told.name ? errors?.name?.message : undefined} required>
          <TextInput
            maxLength={120}
            placeholder={t('tasks.nameExample')}
            onKeyDown={onKeyDown}
            {...form.register(`customTasks.${index}.name`)}
          />
        </Field>
        <PriceField
          form={form}
          index={index}
          error={told.price ? errors?.price?.message : undefined}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={Trash2} label={t('tasks.remove', { number })} className="mt-6.5" onClick={onRemove} />
      </div>
      <Controller
        control={form.control}
        name={`customTasks.${index}.required`}
        render={({ field }) => (
          <Checkbox checked={field.value ?? false} onCheckedChange={field.onChange} label={t('tasks.required')} />
        )}
      />
    </fieldset>
  );
}

interface PriceFieldProps {
  form: PostingForm;
  index: number;
  error: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function PriceField({ form, index, error, onKeyDown }: PriceFieldProps) {
  const { t } = useTranslation('posting');
  return (
    <Controller
      control={form.control}
      name={`customTasks.${index}.price`}
      render={({ field }) => (
        <Field label={t('tasks.price')} error={error}>
          <CentsField
            ref={field.ref}
            // NaN while what is typed is no amount
            defaultCents={centsOf(field.value || 0)}
            onCentsChange={(cents) => field.onChange(dollarsOf(cents ?? 0))}
            onBlur={field.onBlur}
            onKeyDown={onKeyDown}
          />
        </Field>
      )}
    />
  );
}
