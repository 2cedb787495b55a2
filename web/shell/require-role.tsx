import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { isAccountDeleted } from '#web/platform/token.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { Denial } from './access-denied.tsx';

const AccessDenied = lazy(() => import('./access-denied.tsx').then((file) => ({ default: file.AccessDenied })));

interface RequireRoleProps {
  /** Who may see the page; every signed-in user when left out. */
  roles?: readonly Role[];
  /** What the others get: one of the specified cards, or the way to the sign-in screen. */
  otherwise: Denial | 'sign-in';
  /** Whoever is not signed in is sent to sign in and comes back: somebody else’s page is only so for who is somebody else. */
  signsIn?: boolean;
  children: ReactNode | ((user: User) => ReactNode);
}

/** Opens a page to some roles. The server decides about every call by itself; this only keeps useless pages out of sight. */
export function RequireRole({ roles, otherwise, signsIn = false, children }: RequireRoleProps) {
  const { user, loading, ended } = useSession();
  if (loading) return <PageWaiting />;
  if (user && (roles === undefined || roles.includes(user.role))) {
    // when another account has logged in in another tab, the page begins anew
    return <Fragment key={user.id}>{typeof children === 'function' ? children(user) : children}</Fragment>;
  }
  if (!user && isAccountDeleted()) return <Denied denial="deleted" />;
  if (!user && ended) return <BackThroughSignIn denial={otherwise} />;
  if (otherwise === 'sign-in' || (signsIn && !user)) return <ToSignIn signedIn={user !== null} />;
  return <Denied denial={otherwise} />;
}

function Denied({ denial }: { denial: Denial }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <AccessDenied denial={denial} />
    </Suspense>
  );
}

/** Who was in until now is not denied anything: told why, through the sign-in screen, which says so itself, and back here. */
function BackThroughSignIn({ denial }: { denial: Denial | 'sign-in' }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const isAdmin = denial === 'admin';
  useEffect(() => {
    if (isAdmin) showToast({ title: t('access.ended') });
  }, [isAdmin, t]);
  const next = `${pathname}${search}`;
  return <Navigate to={to(isAdmin ? 'adminLogin' : 'auth', undefined, { next })} replace />;
}

/** Back here afterwards; whoever is signed in as somebody else would only go round in circles. */
function ToSignIn({ signedIn }: { signedIn: boolean }) {
  const { pathname, search } = useLocation();
  const next = signedIn ? undefined : `${pathname}${search}`;
  return <Navigate to={to('auth', undefined, { next })} replace />;
}

/** While it is not known yet who is looking. */
function PageWaiting() {
  return (
    <div className="page py-12">
      <SkeletonRows rows={5} />
    </div>
  );
}
