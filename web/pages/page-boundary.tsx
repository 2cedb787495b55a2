import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { type Returned, returnedIntent } from '#web/payments/provider-return.ts';
import { CrashBoundary } from '#web/shell/crash-boundary.tsx';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { SuspendedFirst } from './suspended-first.tsx';

const ReturnedIntent = lazy(() =>
  import('#web/payments/returned-intent.tsx').then((file) => ({ default: file.ReturnedIntent })),
);

/** Keeps the bar in place when a page fails, and takes in who comes back from a bank's own page. */
export function PageBoundary() {
  const returned = useReturned();
  return (
    <>
      <Suspense>{returned && <ReturnedIntent intent={returned} />}</Suspense>
      <CrashBoundary instead={(error) => <CrashScreen error={error} />}>
        <SuspendedFirst>
          <Outlet />
        </SuspendedFirst>
      </CrashBoundary>
    </>
  );
}

/** Read once the page is there: prerendered pages know no query. */
function useReturned(): Returned | null {
  const { search } = useLocation();
  const [returned, setReturned] = useState<Returned | null>(null);
  useEffect(() => {
    const found = returnedIntent(search);
    if (found) setReturned(found);
  }, [search]);
  return returned;
}
