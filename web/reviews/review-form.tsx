import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { writeReview } from '#contract/reviews.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { StarInput } from '#web/ui/star-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { TipChoice } from './tip-choice.tsx';
import { useWriteReview } from './use-write-review.ts';

export type ReviewValues = SentBodyOf<typeof writeReview>;

const schema = () => import('#contract/reviews.ts').then(({ writeReview }) => writeReview.body);

interface ReviewFormProps {
  jobId: string;
  /** Who is reviewed. */
  targetId: string;
  /** A host rates the quality of the work and may tip. */
  asHost: boolean;
}

/** Stars, words and, for a host, a tip. The overall rating is the only thing that must be given. */
export function ReviewForm({ jobId, targetId, asHost }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const form = useContractForm<ReviewValues>(schema, {
    defaultValues: { jobId, targetId, overallStars: 0, comment: '', tipCents: 0 },
  });
  const write = useWriteReview(form);
  const missing = () =>
    form.getValues('overallStars') === 0 &&
    showToast({ title: t('toasts.required'), description: t('toasts.requiredText'), tone: 'danger' });
  return (
    <form
      noValidate
      className="grid max-w-xl gap-5"
      onSubmit={form.handleSubmit((values) => write.mutate({ body: bodyOf(values) }), missing)}
    >
      <Stars form={form} name="overallStars" label={t('form.overall')} required />
      <Stars form={form} name="punctualityStars" label={t('form.punctuality')} />
      <Stars form={form} name="communicationStars" label={t('form.communication')} />
      {asHost && <Stars form={form} name="qualityStars" label={t('form.quality')} />}
      <Field label={t('form.comment')} error={form.formState.errors.comment?.message} optional>
        <TextArea rows={4} maxLength={2000} {...form.register('comment')} />
      </Field>
      {asHost && <TipField form={form} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={form.watch('overallStars') === 0}
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

type Form = { form: UseFormReturn<ReviewValues> };
type StarsProps = Form & {
  name: 'overallStars' | 'punctualityStars' | 'communicationStars' | 'qualityStars';
  label: string;
  required?: boolean;
};

function Stars({ form, name, label, required = false }: StarsProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} group required={required} optional={!required} error={fieldState.error?.message}>
          <StarInput value={field.value || null} onValueChange={field.onChange} />
        </Field>
      )}
    />
  );
}

function TipField({ form }: Form) {
  const { t } = useTranslation('reviews');
  return (
    <Controller
      control={form.control}
      name="tipCents"
      render={({ field, fieldState }) => (
        <Field label={t('tip.label')} help={t('tip.help')} error={fieldState.error && t('tip.above')} group optional>
          <TipChoice onCents={field.onChange} />
        </Field>
      )}
    />
  );
}
