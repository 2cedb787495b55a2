import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { TimelineRow } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAfterHead } from '#web/platform/use-after-head.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { usePastedAddress } from '../use-pasted-address.ts';
import { MonthDrawing } from './month-drawing.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { type MonthOpened, MonthWindows } from './month-windows.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { useMonth } from './use-month.ts';
import { useStep } from './use-step.ts';

interface MonthViewProps {
  /** The host’s homes, for the choice of one; undefined until they are there. */
  properties: readonly Property[] | undefined;
  /** Beside the choice of a home. */
  aside?: ReactNode;
  /** What comes below, once the month has its height. */
  children?: ReactNode;
}

/** A month of the host's properties: who stays, where the stay comes from, who cleans or what that waits for, and the gaps. */
export function MonthView({ properties, aside, children }: MonthViewProps) {
  const { t } = useTranslation('timeline');
  const now = useNow();
  const { read, ...month } = useMonth(now);
  const section = useRef<HTMLElement>(null);
  const { onStep, onToday, ...from } = useStep(section, month);
  const [opened, setOpened] = useState<MonthOpened>(null);
  const add = (propertyId: string, checkInDate: string) => setOpened({ kind: 'add', propertyId, checkInDate });
  const isPast = month.dates.every((date) => date < month.today);
  const mayDraw = useAfterHead();
  const isWide = useIsWide();
  const items = mayDraw ? read.items : undefined;
  if (!items && read.error) return <ReadFailed title={t('month.failed')} read={read} />;
  if (items?.length === 0 && !month.propertyId) return <NoProperty />;
  return (
    <>
      <section ref={section} aria-label={t('month.label')} className="min-w-0">
        <MonthHead
          {...month}
          last={month.dates.at(-1)}
          {...{ onStep, onToday }}
          {...{ properties, aside }}
          onAdd={() => add(month.propertyId ?? '', '')}
        />
        {isWide && <Key rows={items} />}
        {items ? (
          <MonthDrawing
            {...month}
            {...from}
            rows={items}
            total={read.total}
            now={now}
            onDay={(row, day) => setOpened({ kind: 'day', row, day })}
            onStay={(row, stay) => setOpened({ kind: 'stay', row, stay })}
          />
        ) : (
          <MonthSkeleton days={month.dates.length} />
        )}
        {!isWide && <Key rows={items} />}
        {items && <BelowMonth read={read} isQuiet={items.every(isQuiet)} isPast={isPast} />}
      </section>
      {items && children}
      <MonthWindows
        opened={opened}
        properties={properties}
        now={now}
        onOpen={setOpened}
        onAdded={(stay) => {
          setOpened(null);
          month.onStay(stay);
        }}
      />
    </>
  );
}

/** What the picture’s colors mean: above it, or on a phone after the days, for each of them says it in words. */
const Key = ({ rows }: { rows: readonly TimelineRow[] | undefined }) => (
  <div className="pb-2 max-lg:pt-3">
    <TimelineLegend rows={rows} />
  </div>
);

type BelowMonthProps = { read: ReturnType<typeof useMonth>['read']; isQuiet: boolean; isPast: boolean };

/** That there is nothing, and the way to more properties. */
function BelowMonth({ read, isQuiet: nothing, isPast }: BelowMonthProps) {
  const { t } = useTranslation('timeline');
  return (
    <>
      {nothing && <p className="pt-3 text-14 text-ink-soft">{t(isPast ? 'month.nothingPast' : 'month.nothing')}</p>}
      {read.loadMore && (
        <Button size="compact" className="mt-3" loading={read.loadingMore} onClick={read.loadMore}>
          {t('month.more')}
        </Button>
      )}
    </>
  );
}

const isQuiet = ({ stays, cleanings }: TimelineRow) => stays.length + cleanings.length === 0;

/** One step, with nothing beside it that needs a property too; an address that is pasted here already is answered. */
function NoProperty() {
  const { t } = useTranslation(['timeline', 'calendars']);
  usePastedAddress(true, () => showToast({ title: t('calendars:noProperty') }));
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
