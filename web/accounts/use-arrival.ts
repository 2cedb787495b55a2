import { type Query, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#contract/accounts.ts';
import { useSession } from '#web/platform/session.tsx';
import { StatedError } from '#web/platform/stated-error.ts';
import { showToast } from '#web/ui/toast.tsx';
import { forgetGivenDetails } from './given-details.ts';
import { forgetCode } from './kept-code.ts';
import { forgetReferralCode } from './referral-code.ts';
import { useAskSecondStep, type Welcome } from './second-step-context.ts';

/**
 * Takes over a new session: nothing of an earlier reader stays, the token is kept, the toast says welcome, or what else
 * has come of it. Where two-factor authentication is on, the second step is opened instead. True once someone is in.
 */
export function useArrival(): (answer: SignedIn, welcome: Welcome, said?: Said) => boolean {
  const { t } = useTranslation('auth');
  const { user, signIn } = useSession();
  const queryClient = useQueryClient();
  const askSecondStep = useAskSecondStep();
  return (answer, welcome, said) => {
    if (answer && 'challenge' in answer && askSecondStep) {
      forgetCode();
      const { challenge, passkey = false, withoutApp = false } = answer;
      askSecondStep({ challenge, welcome, passkey, withoutApp });
      return false;
    }
    // The types promise both; a proxy between us and the server may not keep them.
    if (!answer || !('token' in answer) || !answer.token || !answer.user) throw new StatedError(t('invalidResponse'));
    const ofReader = { predicate: ({ queryKey }: Query) => queryKey[0] !== '/api/config' };
    const isSame = user?.id === answer.user.id;
    if (!isSame) queryClient.removeQueries(ofReader);
    if (welcome === 'register' || welcome === 'account') forgetReferralCode();
    forgetGivenDetails();
    forgetCode();
    signIn(answer);
    // who has only proven their email goes on in what is open, form and all
    if (isSame) void queryClient.invalidateQueries(ofReader);
    const usual = { title: t(`toasts.${welcome}Done`), description: t(`toasts.${welcome}DoneText`) };
    showToast({ ...(said ?? usual), tone: 'success' });
    return true;
  };
}

/** What a toast says in place of the welcome. */
interface Said {
  title: string;
  description: string;
}
