import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { type Returned, returnedIntent } from '#web/payments/provider-return.ts';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';

const ReturnedIntent = lazy(() =>
  import('#web/payments/returned-intent.tsx').then((file) => ({ default: file.ReturnedIntent })),
);

/** Keeps the bar in place when a page fails, and takes in who comes back from a bank's own page. */
// React Router reads the default export of a layout route.
export default function PageBoundary() {
  const returned = useReturned();
  return (
    <>
      <Suspense>{returned && <ReturnedIntent intent={returned} />}</Suspense>
      <Outlet />
    </>
  );
}

/** Read once the page stands: prerendered pages know no query. */
function useReturned(): Returned | null {
  const { search } = useLocation();
  const [returned, setReturned] = useState<Returned | null>(null);
  useEffect(() => {
    const found = returnedIntent(search);
    if (found) setReturned(found);
  }, [search]);
  return returned;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <CrashScreen error={error} />;
}
