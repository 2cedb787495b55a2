import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createBackgroundCheckPayment,
  getBackgroundCheckPaymentInfo,
  initiateBackgroundCheck,
} from '#contract/background-check-calls.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';
import type { InformationValues } from './information-values.ts';

interface Settings {
  /** The filled form; null where it was handed in before and only the payment is missing. */
  values: InformationValues | null;
  onInitiated: () => void;
  /** The payment of a check that waits for it has succeeded. */
  onPaid: () => void;
  onRefused: (failure: Failure) => void;
}

export type CheckPayment = ReturnType<typeof useCheckPayment>;

/** Opens the payment, and hands in the form as soon as the card has paid. */
export function useCheckPayment({ values, onInitiated, onPaid, onRefused }: Settings) {
  const { t } = useTranslation('backgroundChecks');
  const info = useRead(getBackgroundCheckPaymentInfo);
  // what it costs is known once it is open
  const opened = useOpenPayment(() => void info.refetch());
  const [justPaid, setJustPaid] = useState(false);
  const errorText = useErrorText();
  const initiate = useWrite(initiateBackgroundCheck, {
    onSuccess: () => {
      showToast({ title: t('toasts.initiated'), description: t('toasts.initiatedText'), tone: 'success' });
      onInitiated();
    },
    // A form handed in before waits for this very payment: it moves on by itself.
    failed: ({ error }) => (isRefusal(error, 'already_exists') ? null : t('toasts.initiateFailed')),
    onError: (failure) => (isRefusal(failure.error, 'already_exists') ? received() : onRefused(failure)),
  });
  function received() {
    showToast({ title: t('toasts.received'), description: t('toasts.receivedText'), tone: 'success' });
    onPaid();
  }
  function handIn() {
    if (!values) return received();
    if (opened.data) initiate.mutate({ body: { ...values, paymentIntentId: opened.data.paymentIntentId } });
  }
  return {
    intent: opened.data && info.data ? { ...opened.data, ...info.data } : null,
    failed: opened.failed ?? (info.error ? errorText(info.error) : null),
    begin: () => {
      opened.begin();
      void info.refetch();
    },
    beginning: opened.isPending || info.isFetching,
    paid: justPaid || info.data?.paid === true,
    handIn,
    handingIn: initiate.isPending,
    onSucceeded: () => {
      setJustPaid(true);
      handIn();
    },
    onDeclined: (message: string) =>
      showToast({ title: t('toasts.paymentFailed'), description: message, tone: 'danger' }),
  };
}

/** Opens the payment as soon as its step is shown; asked again the server gives the same one. */
function useOpenPayment(onOpened: () => void) {
  const { t } = useTranslation('backgroundChecks');
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useWrite(createBackgroundCheckPayment, {
    onSuccess: onOpened,
    failed: () => ({ title: t('toasts.setupFailed'), description: t('toasts.setupFailedText'), tone: 'danger' }),
  });
  useEffect(() => mutate({ body: {} }), [mutate]);
  return { data, isPending, failed: error ? errorText(error) : null, begin: () => mutate({ body: {} }) };
}
