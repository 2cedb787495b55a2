import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';

/** Goes home, then forgets the user, the token and everything that was read with it. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { signOut } = useSession();
  return useCallback(async () => {
    await navigate(to('home'));
    queryClient.clear();
    await signOut();
  }, [navigate, queryClient, signOut]);
}
