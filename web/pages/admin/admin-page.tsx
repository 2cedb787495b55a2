import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { type AdminSection, adminSections } from '#web/admin/sections.ts';
import { Sidebar } from '#web/admin/sidebar.tsx';
import { to } from '#web/paths.ts';
import { NotFoundScreen } from '#web/shell/not-found-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { AdminSettings } from './admin-settings.tsx';
import { CheckList } from './check-list.tsx';
import { DisputeList } from './dispute-list.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PayoutSection } from './payout-section.tsx';
import { ReviewModeration } from './review-moderation.tsx';

// Seldom opened, with much of their own: they come once they are.
const CalendarList = lazy(() => import('./calendar-list.tsx').then((file) => ({ default: file.CalendarList })));
const NoticeSection = lazy(() => import('./notice-section.tsx').then((file) => ({ default: file.NoticeSection })));
const ContentList = lazy(() => import('./content-list.tsx').then((file) => ({ default: file.ContentList })));

const parts: Record<AdminSection, ComponentType> = {
  dashboard: AdminDashboard,
  'background-checks': CheckList,
  'calendar-integration': CalendarList,
  reviews: ReviewModeration,
  disputes: DisputeList,
  'content-moderation': ContentList,
  payments: PaymentSection,
  payouts: PayoutSection,
  notifications: NoticeSection,
  settings: AdminSettings,
};

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
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Part />
          </Suspense>
        </div>
      </div>
    </>
  );
}
