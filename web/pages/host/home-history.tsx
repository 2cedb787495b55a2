import { BrushCleaning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PastCleaning } from '#contract/host-home.ts';
import { listHomeHistory } from '#contract/host-home-calls.ts';
import type { HostProperty } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What has been cleaned at a home, the latest first. */
export function HomeHistory({ home }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  return (
    <Section title={t('history')}>
      <Cleanings home={home} />
    </Section>
  );
}

const atFirst = 10;

function Cleanings({ home: { id, timeZone } }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const pages = usePages(listHomeHistory, { limit: atFirst }, { id });
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('historyFailed')} read={pages} />;
  // as high as what comes, so that what follows does not pass through the view
  if (!items) return <SkeletonRows rows={atFirst} />;
  if (items.length === 0)
    return <EmptyState icon={BrushCleaning} title={t('historyEmpty')} description={t('historyEmptyText')} />;
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line">
        {items.map((cleaning) => (
          <Cleaning key={cleaning.jobId} cleaning={cleaning} timeZone={timeZone} />
        ))}
      </ul>
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Cleaning({ cleaning, timeZone }: { cleaning: PastCleaning; timeZone: string }) {
  const { t } = useTranslation(['homePage', 'jobs']);
  const { language } = useLanguage();
  const when = formatDateTime(cleaning.startTime, { language, timeZone });
  const { jobId, status, cleanerName, spentCents, photos, reported, doubts } = cleaning;
  return (
    <li className="grid gap-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink className="font-medium tabular-nums" to={to('job', { id: jobId })}>
            {when}
          </TextLink>
          {reported ? (
            <Badge tone="red">{t('reported')}</Badge>
          ) : (
            <Badge tone={status === 'PAID' ? 'green' : 'neutral'}>{t(`jobs:status.${status}`)}</Badge>
          )}
          {doubts.length > 0 && <Badge tone="amber">{t('doubts')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          {cleanerName && <bdi>{cleanerName}</bdi>}
          {spentCents > 0 && <bdi className="tabular-nums">{formatMoney(spentCents)}</bdi>}
        </p>
      </div>
      {photos.length > 0 && (
        <div className="flex gap-1.5">
          {photos.map((photo) => (
            <img
              key={photo.id}
              src={photo.thumbnailUrl}
              alt={t('photo', { day: when })}
              loading="lazy"
              decoding="async"
              className="photo size-16 rounded-tag object-cover"
            />
          ))}
        </div>
      )}
    </li>
  );
}
