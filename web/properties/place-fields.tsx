import { MapPinOff } from 'lucide-react';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isUnknownZone } from '#contract/zoned-time.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { textOrNothing } from './property-values.ts';
import type { PropertyFormState } from './use-property-form.ts';

/** An address that could not be placed: a ZIP code settles it in the US and Canada, elsewhere a time zone is enough. */
export function PlaceFields({ form, placeKnown = false }: { form: PropertyFormState; placeKnown?: boolean }) {
  const { t } = useTranslation('properties');
  // one that is only offered would be wrong beside a ZIP code, which says it by itself
  const leaveZoneToZip = ({ target }: { target: { value: string } }) => {
    if (form.getFieldState('timeZone').isDirty) return;
    const offered = form.formState.defaultValues?.timeZone;
    form.setValue('timeZone', target.value.trim() ? undefined : offered);
  };
  return (
    <div className="grid gap-4">
      <Notice tone="amber" icon={MapPinOff} title={t(placeKnown ? 'place.zoneUnknown' : 'place.unknown')}>
        {t('place.unknownText')}
      </Notice>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('place.zip')} help={t('place.zipHelp')} error={form.formState.errors.zipCode?.message} optional>
          <TextInput
            autoComplete="postal-code"
            maxLength={12}
            dir="ltr"
            {...form.register('zipCode', { setValueAs: textOrNothing, onChange: leaveZoneToZip })}
          />
        </Field>
        <ZoneField form={form} />
      </div>
    </div>
  );
}

/** The zone of a property, which its address says by itself. */
export function ZoneField({ form }: { form: PropertyFormState }) {
  const { t } = useTranslation('properties');
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('timeZone')
        .filter((zone) => !isUnknownZone(zone))
        .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [],
  );
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field, fieldState }) => (
        <Field label={t('place.zone')} help={t('place.zoneHelp')} error={fieldState.error?.message} optional>
          <Combobox
            options={options}
            value={field.value ?? null}
            onValueChange={field.onChange}
            emptyLabel={t('place.noZone')}
          />
        </Field>
      )}
    />
  );
}
