import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { listNotifications } from '#contract/calls.ts';
import { useSession } from '#web/platform/session.tsx';
import { readKey } from '#web/platform/use-read.ts';

/** The server words notifications in the language of the account: once that is another, they are fetched again. */
export function useFreshWords(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const worded = useRef(user?.locale);
  useEffect(() => {
    if (worded.current === user?.locale) return;
    worded.current = user?.locale;
    void queryClient.invalidateQueries({ queryKey: readKey(listNotifications) });
  }, [user?.locale, queryClient]);
}
