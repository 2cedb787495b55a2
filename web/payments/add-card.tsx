import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setupPayment } from '#contract/calls.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { CardForm } from './card-form.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { useAwaitCard } from './use-await-card.ts';

/** The form that saves a card: in a dialog of its own, and in that of the checkout. */
export function AddCard({ onAdded }: { onAdded: (id: string | null) => void }) {
  const { t } = useTranslation(['paying', 'payments']);
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
      inDialog
      onSucceeded={() =>
        void awaitCard().then((id) => {
          showToast({ title: t('add.saved'), description: t('add.savedText'), tone: 'success' });
          onAdded(id);
        })
      }
    />
  );
}

/** Opens the saving at the provider as soon as the form is shown. */
function useBeginSetup() {
  const { t } = useTranslation(['paying', 'payments']);
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useWrite(setupPayment, {
    onSuccess: () => showToast({ title: t('add.initiated') }),
    failed: t('payments:error'),
  });
  useEffect(() => mutate({}), [mutate]);
  return { intent: data, error, busy: isPending, said: error ? errorText(error) : null, begin: () => mutate({}) };
}
