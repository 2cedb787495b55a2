import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MonthDrawing } from './month-drawing.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import type { PlaceDay } from './timeline-model.ts';
import { useMonth } from './use-month.ts';

const DayDialog = fetchedAhead(() => import('./day-dialog.tsx').then((file) => file.DayDialog));
const AddStayDialog = fetchedAhead(() => import('./add-stay-dialog.tsx').then((file) => file.AddStayDialog));
const RemoveStayDialog = fetchedAhead(() => import('./remove-stay-dialog.tsx').then((file) => file.RemoveStayDialog));

type Opened =
  | { kind: 'day'; row: TimelineRow; day: PlaceDay }
  | { kind: 'add'; propertyId: string; checkInDate: string }
  | { kind: 'remove'; row: TimelineRow; stay: TimelineStay }
  | null;

interface MonthViewProps {
  /** Every property, for the choice of one; undefined until the last is there. */
  properties: readonly Property[] | undefined;
  /** What stands below, once the month has its height. */
  children?: ReactNode;
}

/** A month of the host's properties: who stays, where the stay comes from, who cleans or what that waits for, and the gaps. */
export function MonthView({ properties, children }: MonthViewProps) {
  const { t } = useTranslation('timeline');
  const now = useNow();
  const { read, ...month } = useMonth(now);
  const [opened, setOpened] = useState<Opened>(null);
  const add = (propertyId: string, checkInDate: string) => setOpened({ kind: 'add', propertyId, checkInDate });
  const { items } = read;
  if (!items && read.error) return <ReadFailed title={t('month.failed')} read={read} />;
  if (items?.length === 0 && !month.propertyId)
    return (
      <>
        <NoProperty />
        {children}
      </>
    );
  return (
    <>
      <section aria-label={t('month.label')} className="min-w-0">
        <MonthHead {...month} properties={properties} onAdd={() => add(month.propertyId ?? '', '')} />
        <div className="pb-2">
          <TimelineLegend />
        </div>
        {items ? (
          <MonthDrawing
            {...month}
            rows={items}
            total={read.total}
            now={now}
            onDay={(row, day) => setOpened({ kind: 'day', row, day })}
          />
        ) : (
          <MonthSkeleton days={month.dates.length} />
        )}
        {items?.every(isQuiet) && <p className="pt-3 text-14 text-ink-soft">{t('month.nothing')}</p>}
        {read.loadMore && (
          <Button size="compact" className="mt-3" loading={read.loadingMore} onClick={read.loadMore}>
            {t('month.more')}
          </Button>
        )}
      </section>
      {items && children}
      <Suspense fallback={null}>
        {opened?.kind === 'day' && (
          <DayDialog
            {...opened}
            now={now}
            onClose={() => setOpened(null)}
            onAdd={(checkInDate) => add(opened.row.property.id, checkInDate)}
            onRemove={(stay) => setOpened({ kind: 'remove', row: opened.row, stay })}
          />
        )}
        {opened?.kind === 'add' && properties && (
          <AddStayDialog {...opened} properties={properties} onClose={() => setOpened(null)} />
        )}
        {opened?.kind === 'remove' && (
          <RemoveStayDialog stay={opened.stay} title={opened.row.property.title} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

const isQuiet = ({ stays, cleanings }: TimelineRow) => stays.length + cleanings.length === 0;

function NoProperty() {
  const { t } = useTranslation('timeline');
  return (
    <EmptyState
      title={t('month.noProperty')}
      description={t('month.noPropertyText')}
      action={
        <LinkButton to={to('hostDashboard', undefined, { tab: 'properties' })}>{t('month.addProperty')}</LinkButton>
      }
    />
  );
}
