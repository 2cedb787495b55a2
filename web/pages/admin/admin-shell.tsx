import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getConfig } from '#contract/calls.ts';
import { AdminTools } from '#web/admin/admin-tools.tsx';
import type { AdminSection } from '#web/admin/section-names.ts';
import { Sidebar } from '#web/admin/sidebar.tsx';
import { useMay } from '#web/admin/use-may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HeadTools } from './section-head.tsx';

// One section is seen at a time; each comes when it is opened.
const AdminSettings = lazy(() => import('./admin-settings.tsx').then((file) => ({ default: file.AdminSettings })));
const AnalyticsSection = lazy(() =>
  import('./analytics-section.tsx').then((file) => ({ default: file.AnalyticsSection })),
);
const AuditList = lazy(() => import('./audit-list.tsx').then((file) => ({ default: file.AuditList })));
const CalendarList = lazy(() => import('./calendar-list.tsx').then((file) => ({ default: file.CalendarList })));
const ClosedSection = lazy(() => import('./closed-section.tsx').then((file) => ({ default: file.ClosedSection })));
const CheckList = lazy(() => import('./check-list.tsx').then((file) => ({ default: file.CheckList })));
const ContentList = lazy(() => import('./content-list.tsx').then((file) => ({ default: file.ContentList })));
const DisputeList = lazy(() => import('./dispute-list.tsx').then((file) => ({ default: file.DisputeList })));
const JobList = lazy(() => import('./job-list.tsx').then((file) => ({ default: file.JobList })));
const NoticeSection = lazy(() => import('./notice-section.tsx').then((file) => ({ default: file.NoticeSection })));
const PaymentSection = lazy(() => import('./payment-section.tsx').then((file) => ({ default: file.PaymentSection })));
const PayoutSection = lazy(() => import('./payout-section.tsx').then((file) => ({ default: file.PayoutSection })));
const PropertyList = lazy(() => import('./property-list.tsx').then((file) => ({ default: file.PropertyList })));
const ReviewModeration = lazy(() =>
  import('./review-moderation.tsx').then((file) => ({ default: file.ReviewModeration })),
);
const StaffSection = lazy(() => import('./staff-section.tsx').then((file) => ({ default: file.StaffSection })));
const UserList = lazy(() => import('./user-list.tsx').then((file) => ({ default: file.UserList })));

const parts: Record<AdminSection, ComponentType> = {
  dashboard: AdminDashboard,
  analytics: AnalyticsSection,
  users: UserList,
  'background-checks': CheckList,
  properties: PropertyList,
  jobs: JobList,
  'calendar-integration': CalendarList,
  reviews: ReviewModeration,
  disputes: DisputeList,
  'content-moderation': ContentList,
  payments: PaymentSection,
  payouts: PayoutSection,
  notifications: NoticeSection,
  'audit-logs': AuditList,
  staff: StaffSection,
  settings: AdminSettings,
};

/** The frame of every section: all of them beside it, and what is asked for. */
export function AdminShell({ section }: { section: AdminSection }) {
  const { t } = useTranslation('admin');
  const { maySee } = useMay();
  // every time is told, and today’s jobs are asked for, by the operator’s clock; without an answer, by the reader’s own
  const isZoneKnown = !useRead(getConfig).isPending;
  const Part = parts[section];
  return (
    <>
      <PageTitle>{t(`sections.${section}`)}</PageTitle>
      <div className="page grid gap-x-10 gap-y-4 pt-6 pb-16 lg:grid-cols-[auto_minmax(0,1fr)]">
        <Sidebar current={section} />
        <div className="grid min-w-0 content-start">
          <HeadTools value={AdminTools}>
            <Suspense fallback={<SectionComing />}>
              {!isZoneKnown ? <SectionComing /> : maySee(section) ? <Part /> : <ClosedSection section={section} />}
            </Suspense>
          </HeadTools>
        </div>
      </div>
    </>
  );
}

/** A section before it is there: its head, what narrows it, and lines. */
function SectionComing() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-9 w-48" />
      <Skeleton shape="card" className="h-11" />
      <SkeletonRows rows={8} />
    </div>
  );
}
