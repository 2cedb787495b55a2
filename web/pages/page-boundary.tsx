import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';

/** Keeps the bar in place when a page fails. */
// React Router reads the default export of a layout route.
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <CrashScreen error={error} />;
}
