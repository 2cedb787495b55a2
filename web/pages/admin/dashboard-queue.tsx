import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItem } from '#contract/admin-queue.ts';
import { getAdminStats } from '#contract/calls.ts';
import { disputesOfOthers } from '#web/admin/sections.ts';
import { useMay } from '#web/admin/use-may.ts';
import { useInboxKeys } from '#web/overviews/use-inbox-keys.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import type { Pages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { QueueRow } from './queue-row.tsx';

/** As many as an eye takes in; the rest is a press away. */
const atFirst = 6;
/** One more, which takes no more room than the button for it. */
export const readAtFirst = atFirst + 1;

/** All that waits for the admin, the most urgent first, walked through with the keys of a host’s inbox. */
export function DashboardQueue({ pages }: { pages: Pages<QueueItem> }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { items = [], total, error, loadMore, loadingMore } = pages;
  const list = useRef<HTMLUListElement>(null);
  const shown = items.length === readAtFirst && total > readAtFirst ? items.slice(0, atFirst) : items;
  useInboxKeys(list, true, shown.length);
  return (
    <Section
      title={t('dashboard.queue.title')}
      aside={total > 0 && <bdi className="tabular-nums">{formatNumber(total, language)}</bdi>}
    >
      {error && <ReadFailed title={t('dashboard.queue.failed')} read={pages} />}
      {!error && items.length === 0 && <p className="text-14 text-ink-soft">{t('dashboard.queue.nothing')}</p>}
      <ul ref={list} className="divide-y divide-line">
        {shown.map((item) => (
          <QueueRow key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
        {loadMore && (
          <Button loading={loadingMore} onClick={loadMore}>
            {t('dashboard.queue.more')}
          </Button>
        )}
        <WithParties />
        {items.length > 0 && <p className="text-13 text-ink-faint max-lg:hidden">{t('dashboard.queue.keys')}</p>}
      </div>
    </Section>
  );
}

/** Why the menu counts more disputes than wait here. */
function WithParties() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { maySee } = useMay();
  const stats = useRead(getAdminStats).data;
  const count = stats ? disputesOfOthers(stats) : 0;
  if (count <= 0 || !maySee('disputes')) return null;
  return (
    <p className="text-13 text-ink-soft">
      <TextLink to={to('adminSection', { section: 'disputes' })}>
        {t('dashboard.queue.withParties', { shown: formatNumber(count, language) })}
      </TextLink>
    </p>
  );
}
