import type { Integration } from '#contract/calendar.ts';
import { AddressDialog } from './address-dialog.tsx';
import type { Opened } from './calendar-details.tsx';
import { CalendarDetailsSheet } from './calendar-details-sheet.tsx';
import { DecisionsSheet } from './decisions-sheet.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RemoveCalendarDialog } from './remove-calendar-dialog.tsx';

interface CalendarWindowProps {
  kind: Opened;
  integration: Integration;
  /** The check-out day of the one stay that is meant, in `decisions`. */
  stay: string | undefined;
  onClose: () => void;
  onOpen: (kind: Opened) => void;
}

/** What was opened for one calendar. */
export function CalendarWindow({ kind, integration, stay, onClose, onOpen }: CalendarWindowProps) {
  const given = { integration, onClose };
  switch (kind) {
    case 'details':
      return <CalendarDetailsSheet {...given} onOpen={onOpen} />;
    case 'import':
      return <ImportDialog {...given} onAddress={() => onOpen('address')} />;
    case 'decisions':
      return <DecisionsSheet {...given} stay={stay} />;
    case 'address':
      return (
        <AddressDialog
          {...given}
          onChanged={({ imported, calendarUrl }) => (imported || !calendarUrl ? onClose() : onOpen('import'))}
        />
      );
    case 'remove':
      return <RemoveCalendarDialog {...given} />;
  }
}
