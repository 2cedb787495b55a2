import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/platform/session.tsx';
import { StartingScreen } from './starting-screen.tsx';

const DetailsScreen = lazy(() => import('./details-screen.tsx').then((file) => ({ default: file.DetailsScreen })));

/** Whoever has yet to say who they are is asked before any page. Nobody else loads its code. */
export function DetailsFirst({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (!user?.detailsNeeded) return children;
  return (
    <Suspense fallback={<StartingScreen />}>
      <DetailsScreen user={user} />
    </Suspense>
  );
}
