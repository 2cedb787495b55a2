import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Session as SignedIn, User } from '#contract/accounts.ts';
import { getMe, logout } from '#contract/calls.ts';
import { call } from './api.ts';
import { forgetToken, onTokenChangedElsewhere, onTokenExpired, readToken, saveToken } from './token.ts';

interface SessionContext {
  user: User | null;
  /** True while a saved token is being verified with the server. */
  loading: boolean;
  signIn: (session: SignedIn) => void;
  /** Takes over the server's latest version of the signed-in user. */
  setUser: (user: User) => void;
  /** Clears user and token at once and tells the server to end the session. */
  signOut: () => Promise<void>;
}

const Context = createContext<SessionContext | null>(null);

/** Who is signed in. On load a saved token is verified with the server; one that fails is cleared silently. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [loading, setLoading] = useState(true);

  const verify = useCallback(async (isCurrent: () => boolean) => {
    setLoading(true);
    const found = await verifiedUser();
    if (!isCurrent()) return;
    setUser(found);
    setLoading(false);
  }, []);

  useEffect(() => {
    let current = true;
    const verifyAgain = () => void verify(() => current);
    verifyAgain();
    const stops = [onTokenChangedElsewhere(verifyAgain), onTokenExpired(() => setUser(null))];
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [verify]);

  const value = useMemo(
    () => ({
      user,
      loading,
      setUser,
      signIn: (session: SignedIn) => {
        saveToken(session.token);
        setUser(session.user);
      },
      signOut: async () => {
        const ended = endSession();
        setUser(null);
        await ended;
      },
    }),
    [user, loading],
  );
  return <Context value={value}>{children}</Context>;
}

export function useSession(): SessionContext {
  const session = useContext(Context);
  if (!session) throw new Error('useSession must be used within SessionProvider');
  return session;
}

async function verifiedUser(): Promise<User | null> {
  const token = readToken();
  if (token === null) return null;
  try {
    return await call(getMe);
  } catch {
    if (readToken() === token) forgetToken();
    return null;
  }
}

/** The call carries the token before it is cleared; nothing here depends on whether it reaches the server. */
async function endSession(): Promise<void> {
  try {
    const ended = call(logout);
    forgetToken();
    await ended;
  } catch {
    forgetToken();
  }
}
