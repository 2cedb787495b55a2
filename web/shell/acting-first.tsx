import { lazy, type ReactNode, Suspense } from 'react';
import { forParam } from '#web/platform/acting-link.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';

// Few links say for whom they are.
const ActByLink = lazy(() => import('#web/platform/act-by-link.tsx').then((file) => ({ default: file.ActByLink })));

/** A link about another host’s home is opened for that host: whoever is on their team acts for them before anything is read. */
export function ActingFirst({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const hostId = query.get(forParam);
  if (!user || !hostId) return children;
  return (
    <Suspense fallback={null}>
      <ActByLink hostId={hostId} />
    </Suspense>
  );
}
