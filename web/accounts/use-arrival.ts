import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/accounts.ts';
import { useSession } from '#web/platform/session.tsx';
import { StatedError } from '#web/platform/stated-error.ts';
import { showToast } from '#web/ui/toast.tsx';
import { forgetCode } from './kept-code.ts';
import { forgetReferralCode } from './referral-code.ts';

type Welcome = 'login' | 'register' | 'password' | 'account' | 'confirm';

/** Takes over a new session: nothing of an earlier reader stays, the token is kept, the toast says welcome. */
export function useArrival(): (session: Session, welcome: Welcome) => void {
  const { t } = useTranslation('auth');
  const { signIn } = useSession();
  const queryClient = useQueryClient();
  return (session, welcome) => {
    // The types promise both; a proxy between us and the server may not keep them.
    if (!session?.token || !session.user) throw new StatedError(t('invalidResponse'));
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/config' });
    if (welcome === 'register' || welcome === 'account') forgetReferralCode();
    forgetCode();
    signIn(session);
    showToast({ title: t(`toasts.${welcome}Done`), description: t(`toasts.${welcome}DoneText`), tone: 'success' });
  };
}
