import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdsCode } from '#contract/holds-code.ts';
import type { Property } from '#contract/properties.ts';
import { useZipConflict } from '#web/platform/use-zip-conflict.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { MoveCodes } from './move-codes.tsx';
import { OpenJobsNotice } from './open-jobs-notice.tsx';
import { PictureField } from './picture-field.tsx';
import { PlaceFields, ZoneField } from './place-fields.tsx';
import { lacksPlace, textOrNull } from './property-values.ts';
import { SameHome } from './same-home.tsx';
import { SizeFields } from './size-fields.tsx';
import { TurnoverFields } from './turnover-fields.tsx';
import type { PropertyFormState } from './use-property-form.ts';

interface PropertyFieldsProps {
  form: PropertyFormState;
  /** `short` asks what a first job needs, `full` also for the usual turnover. */
  extent: 'short' | 'full';
  /** The property that is changed. Where its address could not be placed, ZIP and time zone are asked for. */
  property?: Property | null;
}

/** Everything about a property: name and place, size, the usual turnover, notes. */
export function PropertyFields({ form, extent, property = null }: PropertyFieldsProps) {
  const { t } = useTranslation('properties');
  const { errors } = form.formState;
  const [title = '', address = '', zipCode, notes] = useWatch({
    control: form.control,
    name: ['title', 'address', 'zipCode', 'notes'],
  });
  const question = useZipConflict(address, zipCode);
  return (
    <>
      <Field label={t('form.title')} error={errors.title?.message} required>
        <TextInput
          autoComplete="off"
          maxLength={120}
          placeholder={t('form.titleExample')}
          {...form.register('title')}
        />
      </Field>
      <Field
        label={t('form.address')}
        help={question ?? t('form.addressHelp')}
        error={errors.address?.message}
        required
      >
        <TextInput
          autoComplete="street-address"
          dir="auto"
          maxLength={300}
          placeholder={t('form.addressExample')}
          {...form.register('address')}
        />
      </Field>
      {!property && <SameHome title={title} address={address} />}
      {property &&
        (lacksPlace(property) ? (
          <PlaceFields form={form} placeKnown={property.placeKnown} />
        ) : (
          <ZoneField form={form} />
        ))}
      {property && <OpenJobsNotice propertyId={property.id} form={form} about="place" />}
      {extent === 'full' && <PictureField form={form} picture={property?.picture ?? null} />}
      <SizeFields form={form} withSquareFeet={extent === 'full'} />
      {extent === 'full' && (
        <TurnoverFields
          form={form}
          notice={property && <OpenJobsNotice propertyId={property.id} form={form} about="turnover" />}
        />
      )}
      <Field
        label={t('form.notes')}
        help={
          notes && holdsCode(notes) ? <CodeHint form={form} property={property} notes={notes} /> : t('form.notesHelp')
        }
        error={errors.notes?.message}
        optional
      >
        <TextArea rows={3} maxLength={2000} {...form.register('notes', { setValueAs: textOrNull })} />
      </Field>
    </>
  );
}

/** Codes are kept apart: sealed, and shown only when they are needed. */
function CodeHint({
  form,
  property,
  notes,
}: Pick<PropertyFieldsProps, 'form'> & { property: Property | null; notes: string }) {
  const { t } = useTranslation('properties');
  return (
    <>
      <span className="text-amber-ink">{t('form.notesCode')}</span>{' '}
      {property && (
        <MoveCodes property={property} notes={notes} onMoved={(rest) => form.setValue('notes', rest || null)} />
      )}
    </>
  );
}
