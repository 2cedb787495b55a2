import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods, setupPayment } from '#contract/payments.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CardForm } from './card-form.tsx';
import { useAwaitCard } from './use-await-card.ts';

export interface AddCardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The card is saved and listed. */
  onAdded?: () => void;
}

/** Saves a card for later charges. */
export function AddCardDialog({ open, onOpenChange, onAdded }: AddCardDialogProps) {
  const { t } = useTranslation('payments');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('add.title')} description={t('add.text')}>
      <AddCard
        onAdded={() => {
          onOpenChange(false);
          onAdded?.();
        }}
      />
    </Dialog>
  );
}

/** The same without a dialog around it, for the checkout. */
export function AddCard({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('payments');
  const setup = useBeginSetup();
  const awaitCard = useAwaitCard();
  if (setup.error) {
    return <ErrorState title={t('add.failed')} description={setup.said} onRetry={setup.begin} retrying={setup.busy} />;
  }
  if (!setup.intent) return <CardSkeleton />;
  return (
    <CardForm
      intent={{ ...setup.intent, kind: 'setup', id: setup.intent.setupIntentId }}
      submitLabel={t('add.save')}
      onSucceeded={() =>
        void awaitCard().then(() => {
          showToast({ title: t('add.saved'), description: t('add.savedText'), tone: 'success' });
          onAdded();
        })
      }
    />
  );
}

/** Opens the saving at the provider as soon as the form is shown. */
function useBeginSetup() {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useWrite(setupPayment, {
    refreshes: [listPaymentMethods],
    onSuccess: () => showToast({ title: t('add.initiated') }),
    onError: (reason) => showToast({ title: t('error'), description: errorText(reason), tone: 'danger' }),
  });
  useEffect(() => mutate({}), [mutate]);
  return { intent: data, error, busy: isPending, said: error ? errorText(error) : null, begin: () => mutate({}) };
}

function CardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-16" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-13" />
    </div>
  );
}
