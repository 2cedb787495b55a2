import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { MomentField } from './moment-field.tsx';
import type { PostingForm } from './posting-values.ts';
import { usualEnd } from './usual-end.ts';

/** Start and end. A start alone proposes the usual end of a turnover at this property. */
export function WhenFields({ form, property }: { form: PostingForm; property: Property | undefined }) {
  const { t } = useTranslation('posting');
  function proposeEnd(start: string) {
    const { isDirty } = form.getFieldState('endTime');
    const end = property && !isDirty ? usualEnd(start, property.checkInTime, form.getValues('cleaningType')) : null;
    if (end) form.setValue('endTime', end, { shouldValidate: form.formState.isSubmitted });
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MomentField
        form={form}
        name="startTime"
        label={t('when.start')}
        timeZone={property?.timeZone}
        onChosen={proposeEnd}
      />
      <MomentField form={form} name="endTime" label={t('when.end')} timeZone={property?.timeZone} />
    </div>
  );
}
