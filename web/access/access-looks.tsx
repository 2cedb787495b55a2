import { useTranslation } from 'react-i18next';
import { listAccessLooks } from '#contract/access-calls.ts';
import type { Property } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** As many of the log as are read at once. */
export const looksPage = { limit: 10 };

/** Who has looked at how to get into a property, and when, on its clock. */
export function AccessLooks({ property }: { property: Pick<Property, 'id' | 'timeZone'> }) {
  const { t } = useTranslation('access');
  const { language } = useLanguage();
  const pages = usePages(listAccessLooks, looksPage, { id: property.id });
  const { items, error, loadMore, loadingMore } = pages;
  return (
    <Section level={3} title={t('looks.title')}>
      {!items && (error ? <ReadFailed title={t('looks.failed')} read={pages} /> : <SkeletonRows rows={2} />)}
      {items?.length === 0 && <p className="text-14 text-ink-soft">{t('looks.none')}</p>}
      {items && items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map(({ at, jobId, viewer }) => (
            <li key={`${at} ${jobId}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-14">
              <TextLink to={to('job', { id: jobId })} className="inline-flex items-center pointer-coarse:min-h-11">
                <bdi>{viewer.name}</bdi>
              </TextLink>
              <time dateTime={at} className="text-13 text-ink-soft tabular-nums">
                <bdi>{formatDateTime(at, { language, timeZone: property.timeZone })}</bdi>
              </time>
            </li>
          ))}
        </ul>
      )}
      {loadMore && (
        <Button size="compact" className="mt-2" loading={loadingMore} onClick={loadMore}>
          {t('looks.more')}
        </Button>
      )}
    </Section>
  );
}
