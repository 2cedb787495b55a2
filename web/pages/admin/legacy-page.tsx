import { RequireRole } from '#web/shell/require-role.tsx';
import { AdminShell } from './admin-shell.tsx';

/** /admin/legacy: review moderation by the address it had before. */
// `page-files.ts` reads the default export of a page.
export default function LegacyPage() {
  return (
    <RequireRole roles={['ADMIN']} otherwise="admin">
      <AdminShell section="reviews" />
    </RequireRole>
  );
}
