import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Session as SignedIn, User } from '#contract/accounts.ts';
import { getMe, logout } from '#contract/calls.ts';
import { asHost, keepActingFor } from './acting-for.ts';
import { arrivedOf, call } from './api.ts';
import { keptUntilSignOut } from './kept-until-sign-out.ts';
import {
  forgetToken,
  onAccountDoubted,
  onTokenChangedElsewhere,
  onTokenExpired,
  readToken,
  saveToken,
  signOutDeleted,
  signOutToken,
} from './token.ts';
import { currentVisit } from './visit.ts';

interface SessionContext {
  user: User | null;
  /** True while a saved token is being verified with the server. */
  loading: boolean;
  /** The session came to its end, and nobody signed out in this tab. */
  ended: boolean;
  signIn: (session: SignedIn) => void;
  /** Takes over the server's latest version of the signed-in user. */
  setUser: (user: User) => void;
  /**
   * Clears user and token at once and tells the server to end the session. Of a deleted account there is none left, and
   * nothing that was read with it.
   */
  signOut: (how?: { deleted: boolean }) => Promise<void>;
}

const Context = createContext<SessionContext | null>(null);

/** Who is signed in. On load a saved token is verified with the server; one that fails is cleared silently. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { user, loading, ended, setUser, setEnded } = useVerifiedUser();
  const value = useMemo(
    () => ({
      user: user && asHost(user),
      loading,
      ended,
      setUser,
      signIn: (session: SignedIn) => {
        keepActingFor(null);
        saveToken(session.token);
        setUser(session.user);
        setEnded(false);
      },
      signOut: async ({ deleted } = { deleted: false }) => {
        if (currentVisit()) return import('./stop-visit.ts').then(({ stopVisit }) => stopVisit());
        keepActingFor(null);
        keptUntilSignOut.forgetAll();
        forgetKeptAnswers();
        const ending = deleted ? signOutDeleted() : endSession();
        if (deleted) queryClient.clear();
        setUser(null);
        setEnded(false);
        await ending;
      },
    }),
    [user, loading, ended, setUser, setEnded, queryClient],
  );
  return <Context value={value}>{children}</Context>;
}

/** Verifies the saved token on load, and again when another tab changes it. */
function useVerifiedUser() {
  const [arrived] = useState(() => arrivedOf(getMe)?.body as User | undefined); // by the contract
  const [user, setUser] = useState<User | null>(arrived ?? null);
  const [loading, setLoading] = useState(() => !arrived && !isSeenSignedOut());
  const [ended, setEnded] = useState(false);

  const queryClient = useQueryClient();
  const shown = useRef<string | null>(null);
  // with what is shown, so that another tab’s news never finds a reader who is not noted yet
  useLayoutEffect(() => {
    shown.current = user?.id ?? null;
  }, [user]);

  // The page stays as it is meanwhile: whoever logs in again in another tab finds here what they had typed.
  const verify = useCallback(
    async (isCurrent: () => boolean) => {
      const saved = readToken();
      const found = saved === null ? null : await verifiedUser(saved);
      if (!isCurrent()) return;
      const another = shown.current !== null && shown.current !== (found?.id ?? null);
      setUser(found);
      // also where another tab has signed out: who was seen here until now is told
      setEnded((saved !== null || shown.current !== null) && found === null);
      setLoading(false);
      // nothing of an earlier reader stays
      if (another) void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/config' });
    },
    [queryClient],
  );

  useEffect(() => {
    let current = true;
    const verifyAgain = () => void verify(() => current);
    if (!arrived) verifyAgain();
    const expire = () => {
      setUser(null);
      setEnded(true);
    };
    // who cannot be asked now stays who they were
    const lookAgain = () =>
      void call(getMe).then(
        (found) => current && setUser(found),
        () => undefined,
      );
    const elsewhere = (signedOut: boolean) => {
      if (signedOut) keptUntilSignOut.forgetAll();
      verifyAgain();
    };
    const stops = [onTokenChangedElsewhere(elsewhere), onAccountDoubted(lookAgain), onTokenExpired(expire)];
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [verify, arrived]);
  return { user, loading, ended, setUser, setEnded };
}

export function useSession(): SessionContext {
  const session = useContext(Context);
  if (!session) throw new Error('useSession must be used within SessionProvider');
  return session;
}

/** Not where the page was written ahead, for everybody: it must begin as it was written. */
const isSeenSignedOut = (): boolean => globalThis.askedByDocument?.token === null && readToken() === null;

async function verifiedUser(token: string): Promise<User | null> {
  try {
    return await call(getMe);
  } catch {
    if (readToken() === token) forgetToken();
    return null;
  }
}

/** What a cleaner's phone keeps for the time without a connection. Without the token nobody could read it anyway. */
function forgetKeptAnswers(): void {
  if (typeof indexedDB === 'undefined') return;
  void import('./offline/kept-answers.ts').then(({ forgetAnswers }) => forgetAnswers()).catch(() => undefined);
}

/** The call carries the token before it is cleared; nothing here depends on whether it reaches the server. */
async function endSession(): Promise<void> {
  try {
    const ended = call(logout);
    signOutToken();
    await ended;
  } catch {
    signOutToken();
  }
}
