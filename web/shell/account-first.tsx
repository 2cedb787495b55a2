import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';
import { StartingScreen } from './starting-screen.tsx';

const DetailsScreen = lazy(() => import('./details-screen.tsx').then((file) => ({ default: file.DetailsScreen })));
const TwoFactorScreen = lazy(() =>
  import('./two-factor-screen.tsx').then((file) => ({ default: file.TwoFactorScreen })),
);

/**
 * What an account lacks before anything works comes before any page: who somebody is, and an admin's second factor.
 * Nobody else loads its code.
 */
export function AccountFirst({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const Screen = user?.detailsNeeded ? DetailsScreen : user?.twoFactorNeeded ? TwoFactorScreen : null;
  if (!user || !Screen) return children;
  return (
    <Suspense fallback={<StartingScreen />}>
      <Screen user={user} />
    </Suspense>
  );
}
