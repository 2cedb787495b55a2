import { useTranslation } from 'react-i18next';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { nameOfStay } from './name-of-stay.ts';
import { StayLine } from './stay-line.tsx';

interface StayDialogProps {
  row: TimelineRow;
  stay: TimelineStay;
  now: number;
  onClose: () => void;
  onRemove: (stay: TimelineStay) => void;
}

/** The one stay whose bar was chosen. */
export function StayDialog({ row, stay, ...given }: StayDialogProps) {
  const { t } = useTranslation('timeline');
  return (
    <Dialog open onOpenChange={given.onClose} title={nameOfStay(stay, t)} description={row.property.title}>
      <ul>
        <StayLine stay={stay} row={row} {...given} jobIsShown={false} />
      </ul>
    </Dialog>
  );
}
