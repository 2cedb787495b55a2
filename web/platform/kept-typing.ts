import { useEffect, useRef, useState } from 'react';
import { useSession } from './session.tsx';
import { onTokenChangedElsewhere, onTokenExpired, readToken } from './token.ts';

/**
 * What someone had typed into a form when their session ended under it, kept in this tab for this account until the form
 * is shown again: the way back leads through the login screen, which takes the page and its forms away.
 */
const keyOf = (userId: string, form: string) => `typed:${userId}:${form}`;

/** What was typed into this form when the session ended, once; null otherwise. */
export function useTakenTyping<Values extends object>(form: string | undefined): Values | null {
  const userId = useSession().user?.id;
  return useState(() => (userId && form ? take<Values>(keyOf(userId, form)) : null))[0];
}

/** Keeps what `read` gives, should the session end while this form is shown. */
export function useKeepTyping(form: string | undefined, read: () => object): void {
  const userId = useSession().user?.id;
  const typed = useRef(read);
  useEffect(() => {
    typed.current = read;
  });
  useEffect(() => {
    if (!userId || !form) return;
    const keep = () => sessionStorage.setItem(keyOf(userId, form), JSON.stringify(typed.current()));
    const stops = [onTokenExpired(keep), onTokenChangedElsewhere(() => readToken() === null && keep())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, form]);
}

/** Whether something waits for this form: what opens it shows it at once. */
export function useWaitsTyped(): (form: string) => boolean {
  const userId = useSession().user?.id;
  return (form) => userId !== undefined && sessionStorage.getItem(keyOf(userId, form)) !== null;
}

function take<Values extends object>(key: string): Values | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return JSON.parse(kept ?? 'null') as Values | null; // written above, by the same form
  } catch {
    return null;
  }
}
