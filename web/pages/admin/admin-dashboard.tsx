import { useTranslation } from 'react-i18next';
import { getAdminStats, getDashboardStats } from '#contract/calls.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { Metrics } from '#web/admin/metrics.tsx';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const quickLinks = ['users', 'disputes', 'analytics'] as const;

/** The ways most often taken from here, what waits for a decision, and the eight figures. */
export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const { maySee } = useMay();
  const stats = useRead(getAdminStats);
  const figures = useRead(getDashboardStats);
  // Both at once: how many lines the queues take is known only with their counts, and they would push the figures down.
  const pending = stats.isPending || figures.isPending;
  return (
    <div className="grid gap-8">
      {/* Above everything that comes late, so that a thumb on its way to a link finds it where it was. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="text-28">
          {t('dashboard.title')}
        </h1>
        <nav aria-label={t('dashboard.links')} className="flex flex-wrap gap-2">
          {quickLinks.filter(maySee).map((section) => (
            <LinkButton key={section} to={to('adminSection', { section })}>
              {t(`sections.${section}`)}
            </LinkButton>
          ))}
        </nav>
      </div>
      <Waiting stats={pending ? undefined : stats.data} />
      {pending ? (
        <Skeleton className="h-52" />
      ) : figures.data ? (
        <Metrics stats={figures.data} />
      ) : (
        <ReadFailed title={t('dashboard.failed')} read={figures} />
      )}
    </div>
  );
}

function Waiting({ stats }: { stats: AnswerOf<typeof import('#contract/admin.ts').getAdminStats> | undefined }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const queues = [
    { kind: 'disputes', section: 'disputes', count: stats?.escalatedDisputeCount ?? 0 },
    { kind: 'content', section: 'content-moderation', count: stats?.openContentCount ?? 0 },
    { kind: 'checks', section: 'background-checks', count: stats?.pendingBackgroundChecks ?? 0 },
    { kind: 'reviews', section: 'reviews', count: stats?.pendingReviewCount ?? 0 },
    { kind: 'undelivered', section: 'notifications', count: stats?.failedNoticeCount ?? 0 },
  ] as const;
  const { maySee } = useMay();
  const waiting = queues.filter(({ section, count }) => count > 0 && maySee(section));
  return (
    <Section title={t('dashboard.waiting')}>
      {!stats && <Skeleton className="h-22" />}
      {stats && waiting.length === 0 && <p className="text-14 text-ink-soft">{t('dashboard.settled')}</p>}
      <ul className="divide-y divide-line">
        {waiting.map(({ kind, section, count }) => (
          <li key={kind}>
            <Link
              to={to('adminSection', { section })}
              className="flex min-h-11 items-center text-14 font-medium text-apricot-ink hover:underline"
            >
              {t(`dashboard.${kind}`, { count, shown: formatNumber(count, language) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
