import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type AdminSection, adminSections } from '#web/admin/sections.ts';
import { Sidebar } from '#web/admin/sidebar.tsx';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { AdminSettings } from './admin-settings.tsx';
import { CalendarList } from './calendar-list.tsx';
import { CheckList } from './check-list.tsx';
import { DisputeList } from './dispute-list.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PayoutSection } from './payout-section.tsx';
import { ReviewModeration } from './review-moderation.tsx';

const parts: Record<AdminSection, () => React.ReactNode> = {
  dashboard: AdminDashboard,
  'background-checks': CheckList,
  'calendar-integration': CalendarList,
  reviews: ReviewModeration,
  disputes: DisputeList,
  payments: PaymentSection,
  payouts: PayoutSection,
  settings: AdminSettings,
};

/** /admin and /admin/:section: one shell, the section comes from the path. */
// React Router reads the default export of a route module.
export default function AdminPage() {
  const { section: asked = 'dashboard' } = useParams();
  const section = adminSections.find((name) => name === asked);
  return (
    <RequireRole roles={['ADMIN']} otherwise="admin">
      {section ? <Shell section={section} /> : <NotFoundScreen />}
    </RequireRole>
  );
}

function Shell({ section }: { section: AdminSection }) {
  const { t } = useTranslation('admin');
  const Part = parts[section];
  return (
    <>
      <PageTitle>{t(`sections.${section}`)}</PageTitle>
      <div className="page grid gap-x-10 gap-y-4 pt-6 pb-16 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Sidebar current={section} />
        <div className="min-w-0">
          <Part />
        </div>
      </div>
    </>
  );
}
