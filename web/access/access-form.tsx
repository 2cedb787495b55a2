import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { saveHomeAccess } from '#contract/access-calls.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { HomeAccess, saveHomeAccess as SaveHomeAccess } from '#contract/home-access.ts';
import type { Property } from '#contract/properties.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';

const schema = () => import('#contract/home-access.ts').then(({ homeAccessForm }) => homeAccessForm);

type Values = SentBodyOf<typeof SaveHomeAccess>;

interface AccessFormProps {
  id: string;
  property: Pick<Property, 'id'>;
  access: HomeAccess;
  onSaved: () => void;
  /** The button is outside of the form. */
  onSaving: (saving: boolean) => void;
}

/** The six parts of how to get in, each of which may stay empty. What is typed here is kept nowhere but on the server. */
export function AccessForm({ id, property, access, onSaved, onSaving }: AccessFormProps) {
  const { t } = useTranslation('access');
  const form = useContractForm<Values>(schema, { defaultValues: access });
  const save = useWrite(saveHomeAccess, {
    onSuccess: () => {
      showToast({ title: t('dialog.saved'), tone: 'success' });
      onSaved();
    },
    form,
    failed: reasonAlone,
  });
  useEffect(() => onSaving(save.isPending), [onSaving, save.isPending]);
  const { errors } = form.formState;
  const send = form.handleSubmit((body) => {
    if (!save.isPending) save.mutate({ params: { id: property.id }, body });
  });
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <Field label={t('parts.doorCode')} help={t('help.doorCode')} error={errors.doorCode?.message}>
        <TextInput {...form.register('doorCode')} {...plain} maxLength={120} />
      </Field>
      <Field label={t('parts.alarm')} help={t('help.alarm')} error={errors.alarm?.message}>
        <TextInput {...form.register('alarm')} {...plain} dir="auto" maxLength={500} />
      </Field>
      <Field label={t('parts.parking')} help={t('help.parking')} error={errors.parking?.message}>
        <TextInput {...form.register('parking')} {...plain} dir="auto" maxLength={500} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('parts.wifiName')} error={errors.wifiName?.message}>
          <TextInput {...form.register('wifiName')} {...plain} maxLength={120} />
        </Field>
        <Field label={t('parts.wifiPassword')} error={errors.wifiPassword?.message}>
          <TextInput {...form.register('wifiPassword')} {...plain} maxLength={120} />
        </Field>
      </div>
      <Field label={t('parts.notes')} help={t('help.notes')} error={errors.notes?.message}>
        <TextArea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </form>
  );
}

/** A code is typed as it is: no dictionary changes it, and no browser keeps it. */
const plain = {
  dir: 'ltr',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
