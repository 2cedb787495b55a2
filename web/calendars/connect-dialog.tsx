import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { calendarPlatforms, platformNames } from '#contract/calendar-words.ts';
import type { Property } from '#contract/properties.ts';
import { FormLine } from '#web/platform/form-line.tsx';
import { HomeSelect } from '#web/platform/homes/home-select.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { recognize } from './recognize.ts';
import { type ConnectStart, type ConnectValues, useConnect } from './use-connect.ts';
import { WhereToFind } from './where-to-find.tsx';

interface ConnectDialogProps {
  /** What was chosen or pasted before it opened. */
  start: ConnectStart;
  properties: readonly Property[];
  onClose: () => void;
  onConnected: (integration: Integration) => void;
}

/** Connects a calendar to a property; a pasted address says which platform it is from. */
export function ConnectDialog({ start, properties, onClose, onConnected }: ConnectDialogProps) {
  const { t } = useTranslation('calendars');
  const { form, connecting, submit } = useConnect({ start, properties, onConnected });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('connect.title')}
      description={t('connect.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('connect.cancel')}</Button>
          <Button type="submit" form="connect-calendar" variant="primary" loading={connecting}>
            {t('connect.submit')}
          </Button>
        </>
      }
    >
      <form id="connect-calendar" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <PropertyField form={form} properties={properties} />
        <FormLine
          form={form}
          name="calendarUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={t('connect.address')}
          help={t('connect.addressHelp')}
          optional
          onInput={(event) => fillIn(form, event.currentTarget.value)}
        />
        <PlatformField form={form} />
        <FormLine
          form={form}
          name="externalPropertyId"
          dir="auto"
          autoComplete="off"
          label={t('connect.externalId')}
          help={t('connect.externalIdHelp')}
        />
      </form>
    </Dialog>
  );
}

type Form = UseFormReturn<ConnectValues>;

/** Fills in what the address tells; what somebody typed stays. */
function fillIn(form: Form, address: string): void {
  const { platform, listing } = recognize(address);
  const options = { shouldValidate: form.formState.isSubmitted };
  if (platform) form.setValue('platform', platform, options);
  if (listing && !form.getFieldState('externalPropertyId').isDirty)
    form.setValue('externalPropertyId', listing, options);
}

function PropertyField({ form, properties }: { form: Form; properties: readonly Property[] }) {
  const { t } = useTranslation('calendars');
  return (
    <Controller
      control={form.control}
      name="propertyId"
      render={({ field, fieldState: { error } }) => (
        <Field label={t('connect.property')} error={error?.message} required>
          <HomeSelect {...field} placeholder={t('connect.choose')} homes={properties} />
        </Field>
      )}
    />
  );
}

function PlatformField({ form }: { form: Form }) {
  const { t } = useTranslation('calendars');
  return (
    <Controller
      control={form.control}
      name="platform"
      render={({ field, fieldState: { error } }) => (
        <div className="@container grid gap-2">
          <Field
            group
            required
            label={t('connect.platform')}
            error={error?.message}
            help={field.value ? undefined : t('connect.choosePlatform')}
          >
            <RadioCards
              ref={field.ref}
              columns={3}
              value={field.value ?? null}
              onValueChange={field.onChange}
              options={calendarPlatforms.map((value) => ({ value, label: platformNames[value] }))}
            />
          </Field>
          {field.value && <WhereToFind platform={field.value} />}
        </div>
      )}
    />
  );
}
