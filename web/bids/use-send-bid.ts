import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { changeBid, placeBid } from '#contract/calls.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { failureToast } from '#web/platform/failure-toast.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { BidValues } from './bid-values.ts';
import { useArrivedBid } from './use-arrived-bid.ts';

interface Settings {
  jobId: string;
  bid: Bid | undefined;
  form: UseFormReturn<BidValues>;
  /** The page says that the job is open no more. */
  isOver: boolean;
  onDone: (() => void) | undefined;
}

/** Places a bid, or changes the one that is pending. */
export function useSendBid({ jobId, bid, form, isOver, onDone }: Settings) {
  const { t } = useTranslation('bids');
  const keys = useKeyOfBody();
  const placed = () => {
    form.reset();
    showToast({ title: t('toasts.submitted'), description: t('toasts.submittedText'), tone: 'success' });
    onDone?.();
  };
  const failed = useFailedToast();
  const place = useWrite(placeBid, {
    form,
    failed,
    onSuccess: placed,
    onError: ({ error }) => keys.answered(error),
  });
  const change = useWrite(changeBid, {
    form,
    failed,
    onSuccess: () => {
      showToast({ title: t('toasts.changed'), description: t('toasts.changedText'), tone: 'success' });
      onDone?.();
    },
  });
  const sent = place.isPending || place.isSuccess;
  const hasAlready = isRefusal(place.error, 'already_bid');
  const { arrived, looking } = useArrivedBid({
    jobId,
    bid,
    suspected: isOver || hasAlready,
    sending: sent,
    typed: form.getValues,
    onSame: placed,
  });
  const pending = bid ?? (arrived?.status === 'PENDING' ? arrived : undefined);
  return {
    arrived,
    /** There is a bid already, and nobody could say which. */
    unread: hasAlready && !arrived && !looking,
    gone: isRefusal(place.error ?? change.error, 'not_found') || (isOver && !sent && !arrived && !looking),
    checkNeeded: isRefusal(place.error, 'background_check_required'),
    sending: place.isPending || change.isPending || looking,
    // the first bid arrives while its own press is still under way
    changes: pending !== undefined && !place.isPending,
    send: (body: BidValues) =>
      pending
        ? change.mutate({ params: { id: pending.id }, body })
        : place.mutate({ params: { id: jobId }, body, idempotencyKey: keys.of(body) }),
  };
}

/** The same words sent again are the same bid, however often the answer is lost; after an answer they are another. */
function useKeyOfBody() {
  const last = useRef({ body: '', key: '' });
  return {
    of(body: BidValues) {
      const sent = JSON.stringify(body);
      if (last.current.body !== sent) last.current = { body: sent, key: idempotencyKey() };
      return last.current.key;
    },
    answered(error: Error) {
      if (error instanceof ApiError) last.current = { body: '', key: '' };
    },
  };
}

/** Nothing where the form says it itself: the job is gone, or the bid is there already. */
function useFailedToast() {
  const { t } = useTranslation('bids');
  const unsaid = t('toasts.failedText');
  const said = failureToast({ title: t('toasts.failed'), unsaid, unknown: unsaid });
  return (failure: Failure) => {
    if (isRefusal(failure.error, 'not_found') || isRefusal(failure.error, 'already_bid')) return null;
    // what fetch throws where the answer is lost: the bid may have been placed
    const lost = { title: t('toasts.unsure'), description: t('toasts.unsureText'), tone: 'danger' } as const;
    return failure.error instanceof TypeError ? lost : said(failure);
  };
}
