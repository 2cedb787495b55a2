import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { defaultLanguage, findLanguage } from '#contract/languages.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { useConfig } from '#web/platform/use-config.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type Returned, withoutReturn } from './provider-return.ts';
import { type CardOutcome, stripeCards } from './stripe-cards.ts';
import { useAwaitCard } from './use-await-card.ts';

/** Finishes what was begun before a bank took the whole page, on the screen it was begun on. */
export function ReturnedIntent({ intent }: { intent: Returned }) {
  return intent.kind === 'setup' ? <ReturnedCard intent={intent} /> : <ReturnedPayment intent={intent} />;
}

function ReturnedCard({ intent }: { intent: Returned }) {
  const { t } = useTranslation('paying');
  const awaitCard = useAwaitCard();
  useReturned(intent, t('add.saved'), awaitCard);
  return null;
}

function ReturnedPayment({ intent }: { intent: Returned }) {
  const { t } = useTranslation('paying');
  const queryClient = useQueryClient();
  useReturned(intent, t('returned.paid'), () => queryClient.invalidateQueries());
  return null;
}

/** Asks Stripe once how it ended, says so, and takes its secret out of the address. */
function useReturned(intent: Returned, succeeded: string, refresh: () => Promise<unknown>) {
  const { i18n } = useTranslation('paying');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const publishableKey = useConfig()?.payments.publishableKey;
  const sayFailure = useSayFailure();
  const taken = useRef(false);
  useEffect(() => {
    if (!publishableKey || taken.current) return;
    taken.current = true;
    navigate({ pathname, search: withoutReturn(search) }, { replace: true, preventScrollReset: true });
    const language = findLanguage(i18n.language)?.code ?? defaultLanguage;
    void stripeCards(publishableKey, language)
      .then((stripe) => stripe.outcomeOf(intent))
      .catch(() => null)
      .then(async (outcome) => {
        if (outcome?.status !== 'succeeded') return sayFailure(outcome);
        await refresh();
        showToast({ title: succeeded, tone: 'success' });
      });
  }, [intent, publishableKey, pathname, search, i18n.language, navigate, sayFailure, refresh, succeeded]);
}

function useSayFailure() {
  const { t } = useTranslation('paying');
  const declineText = useDeclineText();
  return (outcome: CardOutcome | null) =>
    outcome
      ? showToast({
          title: t('checkout.declined'),
          description: outcome.message ?? declineText(outcome.reason),
          tone: 'danger',
        })
      : showToast({ title: t('returned.unknown'), description: t('card.fieldsFailedText'), tone: 'danger' });
}
