import { useEffect, useRef, useState } from 'react';
import { typedPrefix } from './kept-until-sign-out.ts';
import { useSession } from './session.tsx';
import { onTokenChangedElsewhere, onTokenExpired, readToken } from './token.ts';

/**
 * What someone had typed into a form when their session ended under it or the page was loaded anew, kept in this tab for
 * this account until the form is shown again: the way back leads over another page, which takes the form away.
 */
const keyOf = (userId: string, form: string) => `${typedPrefix}${userId}:${form}`;

/** What was typed into this form when its page was taken away, once; null otherwise. */
export function useTakenTyping<Values extends object>(form: string | undefined): Values | null {
  const userId = useSession().user?.id;
  const key = userId && form ? keyOf(userId, form) : null;
  const [kept] = useState(() => (key ? read<Values>(key) : null));
  // Only once it is on the screen: a form that waits for a part of itself begins anew, and would find nothing.
  useEffect(() => {
    if (key) sessionStorage.removeItem(key);
  }, [key]);
  return kept;
}

/** Keeps what `read` gives, should the session end while this form is shown, or the page be loaded anew after `changed`. */
export function useKeepTyping(form: string | undefined, read: () => object, changed: boolean): void {
  const userId = useSession().user?.id;
  const typed = useTyped(read, changed);
  useEffect(() => {
    if (!userId || !form) return;
    const key = keyOf(userId, form);
    const keep = () => sessionStorage.setItem(key, JSON.stringify(typed.current.read()));
    const leave = () => typed.current.changed && keep();
    // a page that comes back as it was has its form still
    const back = ({ persisted }: PageTransitionEvent) => persisted && sessionStorage.removeItem(key);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    const stops = [
      onTokenExpired(keep),
      onTokenChangedElsewhere((signedOut) => !signedOut && readToken() === null && keep()),
    ];
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      for (const stop of stops) stop();
    };
  }, [userId, form, typed]);
}

/**
 * Keeps it as well when the form is left by a link or by Back: for what somebody looks around for before they send it.
 * Returns how to say that it was sent or given up, so that nothing is kept of it.
 */
export function useKeepWhenLeft(form: string, read: () => object, changed: boolean): () => void {
  const userId = useSession().user?.id;
  const typed = useTyped(read, changed);
  const settled = useRef(false);
  useEffect(() => {
    if (!userId) return;
    const stop = onTokenChangedElsewhere((signedOut) => {
      if (signedOut) settled.current = true;
    });
    return () => {
      stop();
      // whoever has logged out leaves nothing behind, also where another has logged in before it was seen here
      if (!typed.current.changed || settled.current || readToken() === null) return;
      sessionStorage.setItem(keyOf(userId, form), JSON.stringify(typed.current.read()));
    };
  }, [userId, form, typed]);
  return () => {
    settled.current = true;
  };
}

/** How the form was last drawn, for what happens between two times. */
function useTyped(read: () => object, changed: boolean) {
  const typed = useRef({ read, changed });
  useEffect(() => {
    typed.current = { read, changed };
  });
  return typed;
}

/** Whether something waits for this form: what opens it shows it at once. */
export function useWaitsTyped(): (form: string) => boolean {
  const userId = useSession().user?.id;
  return (form) => userId !== undefined && sessionStorage.getItem(keyOf(userId, form)) !== null;
}

function read<Values extends object>(key: string): Values | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Values | null; // written above, by the same form
  } catch {
    return null;
  }
}
