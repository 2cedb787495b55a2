import { Suspense } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { Property } from '#contract/properties.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import type { PlaceDay } from './timeline-model.ts';

const DayDialog = fetchedAhead(() => import('./day-dialog.tsx').then((file) => file.DayDialog));
const StayDialog = fetchedAhead(() => import('./stay-dialog.tsx').then((file) => file.StayDialog));
const AddStayDialog = fetchedAhead(() => import('./add-stay-dialog.tsx').then((file) => file.AddStayDialog));
const RemoveStayDialog = fetchedAhead(() => import('./remove-stay-dialog.tsx').then((file) => file.RemoveStayDialog));

export type MonthOpened =
  | { kind: 'day'; row: TimelineRow; day: PlaceDay }
  | { kind: 'stay'; row: TimelineRow; stay: TimelineStay }
  | { kind: 'add'; propertyId: string; checkInDate: string }
  | { kind: 'remove'; row: TimelineRow; stay: TimelineStay }
  | null;

interface MonthWindowsProps {
  opened: MonthOpened;
  properties: readonly Property[] | undefined;
  now: number;
  onOpen: (opened: MonthOpened) => void;
  onAdded: (stay: Booking) => void;
}

/** What was opened in front of the month: a day, a stay to enter, or one to remove. */
export function MonthWindows({ opened, properties, now, onOpen, onAdded }: MonthWindowsProps) {
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {opened?.kind === 'day' && (
        <DayDialog
          {...opened}
          now={now}
          onClose={close}
          onAdd={(checkInDate) => onOpen({ kind: 'add', propertyId: opened.row.property.id, checkInDate })}
          onRemove={(stay) => onOpen({ kind: 'remove', row: opened.row, stay })}
        />
      )}
      {opened?.kind === 'stay' && (
        <StayDialog
          {...opened}
          now={now}
          onClose={close}
          onRemove={(stay) => onOpen({ kind: 'remove', row: opened.row, stay })}
        />
      )}
      {opened?.kind === 'add' && properties && (
        <AddStayDialog {...opened} properties={properties} onClose={close} onAdded={onAdded} />
      )}
      {opened?.kind === 'remove' && (
        <RemoveStayDialog stay={opened.stay} title={opened.row.property.title} onClose={close} />
      )}
    </Suspense>
  );
}
