import { Navigate, useLocation, useParams } from 'react-router';
import { adminSections } from '#web/admin/section-names.ts';
import { to } from '#web/paths.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { AdminShell } from './admin-shell.tsx';

/** /admin and /admin/:section: one shell, the section comes from the path. */
// `page-files.ts` reads the default export of a page.
export default function AdminPage() {
  const { section: asked = 'dashboard' } = useParams();
  const { search } = useLocation();
  // older mails and notifications lead there
  if (asked === 'content')
    return <Navigate replace to={`${to('adminSection', { section: 'content-moderation' })}${search}`} />;
  const section = adminSections.find((name) => name === asked);
  return (
    <RequireRole roles={['ADMIN']} otherwise="admin">
      {section ? <AdminShell section={section} /> : <NotFoundScreen />}
    </RequireRole>
  );
}
