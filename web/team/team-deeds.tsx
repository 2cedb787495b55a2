import { useTranslation } from 'react-i18next';
import { listDeeds } from '#contract/team-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeedList } from './deed-list.tsx';

/** The team's record: who did what for the host. Where nobody is on the team, only what earlier members did. */
export function TeamDeeds({ alone }: { alone: boolean }) {
  const { t } = useTranslation('team');
  const pages = usePages(listDeeds, { limit: 10 });
  if (alone && !pages.items?.length) return null;
  return (
    <Section title={t('deeds.title')}>
      {pages.error && !pages.items && <ReadFailed title={t('failed')} read={pages} />}
      {!pages.items && !pages.error && <Skeleton className="h-24" />}
      {pages.items?.length === 0 && <p className="text-14 text-ink-soft">{t('deeds.none')}</p>}
      {pages.items && pages.items.length > 0 && <DeedList deeds={pages.items} />}
      {pages.loadMore && (
        <div>
          <Button size="compact" loading={pages.loadingMore} onClick={pages.loadMore}>
            {t('deeds.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
