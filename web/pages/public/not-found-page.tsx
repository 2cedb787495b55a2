import { useLocation } from 'react-router';
import { screens } from '#web/paths.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';

/** Any other path. What there is below /admin/, only admins are told. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  if (!pathname.startsWith(`${screens.admin}/`)) return <NotFoundScreen />;
  return (
    <RequireRole roles={['ADMIN']} otherwise="admin">
      <NotFoundScreen />
    </RequireRole>
  );
}
