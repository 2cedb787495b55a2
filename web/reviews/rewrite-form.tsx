import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rewriteReview } from '#contract/calls.ts';
import type { Review } from '#contract/reviews.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReviewFields, type WrittenValues, writtenBody } from './review-fields.tsx';
import type { FieldFaults } from './use-write-review.ts';

interface RewriteFormProps {
  review: Review;
  asHost: boolean;
  onDone: () => void;
}

/** One's review written anew, until it is approved; then it goes through moderation again. */
export function RewriteForm({ review, asHost, onDone }: RewriteFormProps) {
  const { t } = useTranslation('reviews');
  const [values, setValues] = useState<WrittenValues>(review);
  const [faults, setFaults] = useState<FieldFaults>({});
  const rewrite = useWrite(rewriteReview, {
    onSuccess: () => {
      onDone();
      showToast({ title: t('toasts.resent'), description: t('toasts.resentText'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: ({ fields }) => setFaults(fields),
  });
  function send(event: SyntheticEvent) {
    event.preventDefault();
    setFaults({});
    rewrite.mutate({ params: { id: review.id }, body: writtenBody(values) });
  }
  return (
    <form
      noValidate
      aria-label={t('moderation.edit')}
      className="grid max-w-xl gap-5"
      onSubmit={send}
      onKeyDown={onlyByButton}
    >
      <ReviewFields
        values={values}
        change={(part) => setValues((known) => ({ ...known, ...part }))}
        faults={faults}
        asHost={asHost}
      />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button onClick={onDone}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" loading={rewrite.isPending}>
          {t('form.resend')}
        </Button>
      </div>
    </form>
  );
}
