import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { writeReview } from '#contract/reviews.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { StarInput } from '#web/ui/star-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { TipChoice } from './tip-choice.tsx';
import { type FieldFaults, useWriteReview } from './use-write-review.ts';

type ReviewValues = SentBodyOf<typeof writeReview>;

interface ReviewFormProps {
  jobId: string;
  /** Who is reviewed. */
  targetId: string;
  /** A host rates the quality of the work and may tip. */
  asHost: boolean;
  /** Both sides' money of a tip. */
  tipSplit: (cents: Cents) => ReactNode;
}

/**
 * Stars, words and, for a host, a tip. The overall rating is the only thing that must be given; there is so little to
 * check that the server does it alone, and the page of a paid job comes without what other forms need.
 */
export function ReviewForm({ jobId, targetId, asHost, tipSplit }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const [values, setValues] = useState<ReviewValues>({ jobId, targetId, overallStars: 0, comment: '', tipCents: 0 });
  const [faults, setFaults] = useState<FieldFaults>({});
  const write = useWriteReview(setFaults);
  const change = (part: Partial<ReviewValues>) => setValues((known) => ({ ...known, ...part }));
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (values.overallStars === 0) return askForStars();
    if (Number.isNaN(values.tipCents)) return setFaults({ tipCents: t('tip.above') });
    setFaults({});
    write.mutate({ body: bodyOf(values) });
  }
  const askForStars = () =>
    showToast({ title: t('toasts.required'), description: t('toasts.requiredText'), tone: 'danger' });
  const stars = { values, change, faults };
  const tip = values.tipCents ?? 0;
  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={send} onKeyDown={onlyByButton}>
      <Stars {...stars} name="overallStars" label={t('form.overall')} required />
      <Stars {...stars} name="punctualityStars" label={t('form.punctuality')} />
      <Stars {...stars} name="communicationStars" label={t('form.communication')} />
      {asHost && <Stars {...stars} name="qualityStars" label={t('form.quality')} />}
      <Field label={t('form.comment')} error={faults.comment} optional>
        <TextArea
          rows={4}
          maxLength={2000}
          value={values.comment ?? ''}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </Field>
      {asHost && (
        <Field label={t('tip.label')} help={t('tip.help')} error={faults.tipCents && t('tip.above')} group optional>
          <TipChoice onCents={(tipCents) => change({ tipCents })} />
        </Field>
      )}
      {tip > 0 && tipSplit(toCents(tip))}
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={values.overallStars === 0}
        loading={write.isPending}
      >
        {t('form.submit')}
      </Button>
    </form>
  );
}

/** What was left empty goes as null. */
const bodyOf = (values: ReviewValues): ReviewValues => ({
  ...values,
  punctualityStars: values.punctualityStars ?? null,
  communicationStars: values.communicationStars ?? null,
  qualityStars: values.qualityStars ?? null,
  comment: values.comment?.trim() || null,
  tipCents: values.tipCents ?? 0,
});

interface StarsProps {
  values: ReviewValues;
  change: (part: Partial<ReviewValues>) => void;
  faults: FieldFaults;
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
