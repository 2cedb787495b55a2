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
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
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

/** What waits for a decision, the eight figures with the ways that lead on from them, and how the house itself is. */
export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { may, maySee } = useMay();
  const figures = useRead(getDashboardStats);
  useAskAgain(figures, figures.data?.complete === false);
  const queue = usePages(listQueue, { limit: readAtFirst });
  const pending = figures.isPending || !(queue.items || queue.error);
  return (
    <div className="grid gap-8">
      <SectionHead title={t('dashboard.title')} />
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
          {/* the menu has them at a desk, a phone only behind a button: below what has to be decided, where they lead on */}
          <nav aria-label={t('dashboard.links')} className="-mt-4 flex flex-wrap gap-x-6 gap-y-1 text-14">
            {quickLinks.filter(maySee).map((section) => (
              <TextLink
                key={section}
                to={to('adminSection', { section })}
                className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {t(`sections.${section}`)}
              </TextLink>
            ))}
          </nav>
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
