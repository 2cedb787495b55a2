import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { changeBid, placeBid } from '#contract/calls.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { failureToast } from '#web/platform/failure-toast.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

export type BidValues = SentBodyOf<typeof import('#contract/bids.ts').placeBid>;

interface Settings {
  jobId: string;
  bid: Bid | undefined;
  form: UseFormReturn<BidValues>;
  onDone: (() => void) | undefined;
}

/** Places a bid, or changes the one that is pending. */
export function useSendBid({ jobId, bid, form, onDone }: Settings) {
  const { t } = useTranslation('bids');
  const unsaid = t('toasts.failedText');
  const said = failureToast({ title: t('toasts.failed'), unsaid, unknown: unsaid });
  // where the job is gone, the form says so itself
  const failed = (failure: Failure) => (isRefusal(failure.error, 'not_found') ? null : said(failure));
  const place = useWrite(placeBid, {
    form,
    failed,
    onSuccess: () => {
      form.reset();
      showToast({ title: t('toasts.submitted'), description: t('toasts.submittedText'), tone: 'success' });
      onDone?.();
    },
  });
  const change = useWrite(changeBid, {
    form,
    failed,
    onSuccess: () => {
      showToast({ title: t('toasts.changed'), description: t('toasts.changedText'), tone: 'success' });
      onDone?.();
    },
  });
  return {
    gone: isRefusal(place.error ?? change.error, 'not_found'),
    checkNeeded: isRefusal(place.error, 'background_check_required'),
    sending: place.isPending || change.isPending,
    send: (body: BidValues) =>
      bid ? change.mutate({ params: { id: bid.id }, body }) : place.mutate({ params: { id: jobId }, body }),
  };
}
