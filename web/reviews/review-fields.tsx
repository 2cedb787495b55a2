import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { rewriteReview } from '#contract/reviews.ts';
import { Field } from '#web/ui/field.tsx';
import { StarInput } from '#web/ui/star-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FieldFaults } from './use-write-review.ts';

/** Stars and words: what a review says. */
export type WrittenValues = SentBodyOf<typeof rewriteReview>;

interface ReviewFieldsProps {
  values: WrittenValues;
  change: (part: Partial<WrittenValues>) => void;
  faults: FieldFaults;
  /** A host rates the quality of the work. */
  asHost: boolean;
}

/** The fields of a review, written for the first time or anew. */
export function ReviewFields({ asHost, ...fields }: ReviewFieldsProps) {
  const { t } = useTranslation('reviews');
  return (
    <>
      <Stars {...fields} name="overallStars" label={t('form.overall')} required />
      <Stars {...fields} name="punctualityStars" label={t('form.punctuality')} />
      <Stars {...fields} name="communicationStars" label={t('form.communication')} />
      {asHost && <Stars {...fields} name="qualityStars" label={t('form.quality')} />}
      <Field label={t('form.comment')} error={fields.faults.comment} optional>
        <TextArea
          rows={4}
          maxLength={2000}
          value={fields.values.comment ?? ''}
          onChange={(event) => fields.change({ comment: event.target.value })}
        />
      </Field>
    </>
  );
}

/** What was left empty goes as null. */
export const writtenBody = (values: WrittenValues): WrittenValues => ({
  overallStars: values.overallStars,
  punctualityStars: values.punctualityStars ?? null,
  communicationStars: values.communicationStars ?? null,
  qualityStars: values.qualityStars ?? null,
  comment: values.comment?.trim() || null,
});

interface StarsProps extends Omit<ReviewFieldsProps, 'asHost'> {
  name: 'overallStars' | 'punctualityStars' | 'communicationStars' | 'qualityStars';
  label: string;
  required?: boolean;
}

function Stars({ values, change, faults, name, label, required = false }: StarsProps) {
  return (
    <Field label={label} group required={required} optional={!required} error={faults[name]}>
      <StarInput value={values[name] || null} onValueChange={(given) => change({ [name]: given })} />
    </Field>
  );
}
