import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { StayLine } from './stay-line.tsx';

interface StayDialogProps {
  row: TimelineRow;
  stay: TimelineStay;
  now: number;
  onClose: () => void;
  onRemove: (stay: TimelineStay) => void;
}

/** The one stay whose bar was chosen. */
export function StayDialog({ row, ...given }: StayDialogProps) {
  return (
    <Dialog open onOpenChange={given.onClose} title={row.property.title}>
      <ul>
        <StayLine row={row} {...given} jobIsShown={false} />
      </ul>
    </Dialog>
  );
}
