import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { writeReview } from '#contract/reviews.ts';
import { useKeepTyping, useTakenTyping } from '#web/platform/kept-typing.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { ReviewFields, type WrittenValues, writtenBody } from './review-fields.tsx';
import { type FieldFaults, useWriteReview } from './use-write-review.ts';

type ReviewValues = SentBodyOf<typeof writeReview>;

interface ReviewFormProps {
  jobId: string;
  /** Who is reviewed. */
  targetId: string;
  /** A host rates the quality of the work. */
  asHost: boolean;
}

/**
 * Stars and words. The overall rating is the only thing that must be given; there is so little to check that the server
 * does it alone, and the page of a paid job comes without what other forms need.
 */
export function ReviewForm({ jobId, targetId, asHost }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const kept = useTakenTyping<WrittenValues>(`review:${jobId}`);
  const [values, setValues] = useState<ReviewValues>({
    ...{ overallStars: 0, comment: '', ...kept },
    // a tip has a button of its own
    ...{ jobId, targetId, tipCents: 0 },
  });
  useKeepTyping(`review:${jobId}`, () => writtenBody(values), values.overallStars > 0 || values.comment !== '');
  const [faults, setFaults] = useState<FieldFaults>({});
  const write = useWriteReview({ onFaults: setFaults });
  const change = (part: Partial<ReviewValues>) => setValues((known) => ({ ...known, ...part }));
  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (values.overallStars === 0) return askForStars();
    setFaults({});
    write.mutate({ body: { jobId, targetId, ...writtenBody(values), tipCents: 0 } });
  }
  const askForStars = () =>
    showToast({ title: t('toasts.required'), description: t('toasts.requiredText'), tone: 'danger' });
  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={send} onKeyDown={onlyByButton}>
      <ReviewFields values={values} change={change} faults={faults} asHost={asHost} />
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
