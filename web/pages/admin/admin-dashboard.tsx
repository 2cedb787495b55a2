import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { listAuditLogs, listQueue } from '#contract/admin-calls.ts';
import { getDashboardStats } from '#contract/calls.ts';
import { Metrics } from '#web/admin/metrics.tsx';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAskAgain } from '#web/platform/use-ask-again.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FarPart } from '../late-part.tsx';
import { DashboardQueue, readAtFirst } from './dashboard-queue.tsx';
import { SectionHead } from './section-head.tsx';

const quickLinks = ['users', 'disputes', 'analytics'] as const;

const DashboardHealth = lazy(() =>
  import('./dashboard-health.tsx').then((file) => ({ default: file.DashboardHealth })),
);
const DashboardActivity = lazy(() =>
  import('./dashboard-activity.tsx').then((file) => ({ default: file.DashboardActivity })),
);

/** The ways most often taken from here, what waits for a decision, the eight figures, and how the house itself is. */
export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { may, maySee } = useMay();
  const figures = useRead(getDashboardStats);
  useAskAgain(figures, figures.data?.complete === false);
  const queue = usePages(listQueue, { limit: readAtFirst });
  const pending = figures.isPending || !(queue.items || queue.error);
  return (
    <div className="grid gap-8">
      {/* Above everything that comes late, so that a thumb on its way to a link finds it where it was. */}
      <div className="grid gap-3">
        <SectionHead title={t('dashboard.title')} />
        <nav aria-label={t('dashboard.links')} className="flex flex-wrap gap-2">
          {quickLinks.filter(maySee).map((section) => (
            <LinkButton key={section} to={to('adminSection', { section })}>
              {t(`sections.${section}`)}
            </LinkButton>
          ))}
        </nav>
      </div>
      {/* all of it at once: how high the queue is moves whatever stands below */}
      {pending ? (
        <Skeleton className="h-180" />
      ) : (
        <>
          <DashboardQueue pages={queue} />
          {figures.data ? (
            <Metrics stats={figures.data} />
          ) : (
            <ReadFailed title={t('dashboard.failed')} read={figures} />
          )}
          <div className="grid items-start gap-8 xl:grid-cols-2">
            {may(listAuditLogs) && (
              <FarPart height="h-120">
                <DashboardActivity />
              </FarPart>
            )}
            <FarPart height="h-120">
              <DashboardHealth />
            </FarPart>
          </div>
        </>
      )}
    </div>
  );
}
