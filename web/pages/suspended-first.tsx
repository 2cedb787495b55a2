import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isPublicPath, to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';

const SuspendedPage = lazy(() =>
  import('./account/suspended-page.tsx').then((file) => ({ default: file.SuspendedPage })),
);

/** What the server still answers them, besides the public pages. */
const stillOpen: readonly string[] = [to('account'), to('notifications')];

/** Whoever is suspended finds in place of every other page that they are, whom to ask, and their money. */
export function SuspendedFirst({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user?.suspended || isPublicPath(pathname) || stillOpen.includes(pathname)) return children;
  return (
    <Suspense>
      <SuspendedPage user={user} />
    </Suspense>
  );
}
