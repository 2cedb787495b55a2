import { useLocation } from 'react-router';
import { SectionList } from '#web/admin/section-list.tsx';
import { adminSections } from '#web/admin/section-names.ts';
import { to } from '#web/paths.ts';

/** What an admin has in the menu on a phone: every section of the panel, in place of a second menu on each of its pages. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const place = pathname === to('admin') ? to('adminSection', { section: 'dashboard' }) : pathname;
  const current = adminSections.find((section) => to('adminSection', { section }) === place);
  return (
    <div className="grid gap-4 py-4">
      <SectionList current={current} />
    </div>
  );
}
