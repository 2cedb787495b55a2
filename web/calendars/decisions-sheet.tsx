import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { listDecisions } from '#contract/calendar-calls.ts';
import type { EventReason } from '#contract/calendar-words.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DecisionControl } from './decision-control.tsx';
import { DecisionRow } from './decision-row.tsx';
import { UnclearChoice } from './unclear-choice.tsx';
import { useToday } from './use-today.ts';

const unclear: readonly EventReason[] = ['closedShort', 'closedLong', 'closedAtHorizon', 'closedAsYouSaid'];

interface DecisionsSheetProps {
  integration: Integration;
  /** The check-out day of the one that is meant: it is brought into sight. */
  stay: string | undefined;
  onClose: () => void;
}

/** What was decided about each event of a feed from today on, and why; each can be changed. */
export function DecisionsSheet({ integration, stay, onClose }: DecisionsSheetProps) {
  const { t } = useTranslation('calendars');
  const { today } = useToday();
  const pages = usePages(listDecisions, { from: today, limit: 100 }, { id: integration.id });
  const { items, error, loadMore, loadingMore } = pages;
  const isStillToCome = stay !== undefined && items !== undefined && (items.at(-1)?.checkOutDate ?? '') < stay;
  useEffect(() => {
    if (isStillToCome && loadMore && !loadingMore && !error) loadMore();
  }, [isStillToCome, loadMore, loadingMore, error]);
  const meant = items?.find(({ checkOutDate, kind }) => checkOutDate === stay && kind !== 'ignored');
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('decisions.title')}
      description={
        <>
          {platformNames[integration.platform]} · <bdi>{integration.property.title}</bdi> ·{' '}
          <bdi className="break-all">{integration.externalPropertyId}</bdi>
        </>
      }
    >
      {!items && (error ? <ReadFailed title={t('decisions.failed')} read={pages} /> : <SkeletonRows />)}
      {items?.length === 0 && <EmptyState title={t('decisions.empty')} description={t('decisions.emptyText')} />}
      {items?.some(({ reason }) => unclear.includes(reason.code)) && <UnclearChoice integration={integration} />}
      <ul className="divide-y divide-line">
        {items?.map((decision) => (
          <DecisionRow
            key={decision.id}
            decision={decision}
            control={<DecisionControl decision={decision} />}
            isMeant={decision === meant}
          />
        ))}
      </ul>
      {loadMore && (
        <Button className="mt-4" loading={loadingMore} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </Sheet>
  );
}
