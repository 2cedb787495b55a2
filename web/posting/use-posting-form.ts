import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getHostOverview, listHostJobs, postJob } from '#contract/calls.ts';
import type { Job } from '#contract/jobs.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { applyFieldErrors } from '#web/platform/apply-field-errors.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useFieldSentence } from '#web/platform/field-sentence.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import { bodyOf, type PostingValues } from './posting-values.ts';

const schema = () => import('./posting-schema.ts').then(({ postingSchema }) => postingSchema);

export type PostingForm = UseFormReturn<PostingValues>;

interface Settings {
  values: PostingValues;
  /** The zone of a property, in which the times are meant. */
  zoneOf: (propertyId: string) => string;
  onPosted: (job: Job) => void;
  /** There is no card yet: the form stays as it is until there is one. */
  onCardNeeded: () => void;
}

/** The form of a new job and its sending; whatever is refused, what was typed stays. */
export function usePostingForm({ values, zoneOf, onPosted, onCardNeeded }: Settings) {
  const form = useContractForm<PostingValues>(schema, { defaultValues: values });
  const key = useRef(idempotencyKey());
  const refused = useRefusal(form, onCardNeeded);
  const post = useWrite(postJob, {
    refreshes: [listHostJobs, getHostOverview],
    onSuccess: onPosted,
    onError: (error) => {
      // The server has answered: the next try is another wish. Without an answer it may have posted the job already.
      if (error instanceof ApiError) key.current = idempotencyKey();
      refused(error);
    },
  });
  const submit = form.handleSubmit((typed) =>
    post.mutate({ body: bodyOf(typed, zoneOf(typed.propertyId)), idempotencyKey: key.current }),
  );
  return { form, submit, posting: post.isPending };
}

function useRefusal(form: PostingForm, onCardNeeded: () => void) {
  const { t } = useTranslation('posting');
  const errorText = useErrorText();
  const sentence = useFieldSentence();
  return (error: Error) => {
    if (error instanceof ApiError && error.code === 'payment_method_required') return onCardNeeded();
    applyFieldErrors(form, error, sentence);
    showToast({ title: t('toasts.error'), description: errorText(error), tone: 'danger' });
  };
}
