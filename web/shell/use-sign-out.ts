import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { workWaits } from '#web/platform/work-waits.ts';

/** Goes home, then forgets the user, the token and everything that was read with it. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, signOut } = useSession();
  const { i18n } = useTranslation();
  return useCallback(async () => {
    await navigate(to('home'));
    queryClient.clear();
    if (user && workWaits()) {
      const { tellUnsent } = await import('#web/work/tell-unsent.ts');
      await tellUnsent(i18n, user.id);
    }
    await signOut();
  }, [navigate, queryClient, signOut, user, i18n]);
}
