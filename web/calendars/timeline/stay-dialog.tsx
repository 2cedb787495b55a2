import { useTranslation } from 'react-i18next';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StayLine } from './stay-line.tsx';
import { dateIn } from './timeline-model.ts';
import { postingOf } from './timeline-rows.ts';

interface StayDialogProps {
  row: TimelineRow;
  stay: TimelineStay;
  now: number;
  onClose: () => void;
  onRemove: (stay: TimelineStay) => void;
}

/** The one stay whose bar was chosen; without a cleaning, the way to one is here. */
export function StayDialog({ row, ...given }: StayDialogProps) {
  const { t } = useTranslation('timeline');
  const { stay, now } = given;
  return (
    <Dialog
      open
      onOpenChange={given.onClose}
      title={row.property.title}
      footer={
        lacksCleaning(stay, row, now) && (
          <LinkButton
            variant="tinted"
            to={postingOf(row, stay.checkOutDate, { now, month: stay.checkOutDate.slice(0, 7) })}
          >
            {t('day.post')}
          </LinkButton>
        )
      }
    >
      <ul>
        <StayLine row={row} {...given} jobIsShown={false} />
      </ul>
    </Dialog>
  );
}

/** Nobody cleans after it yet, and there is still time to. */
function lacksCleaning({ jobId, checkOutDate }: TimelineStay, { property, cleanings }: TimelineRow, now: number) {
  if (jobId !== null || checkOutDate < dateIn(now, property.timeZone)) return false;
  return cleanings.every(({ startTime }) => dateIn(startTime, property.timeZone) !== checkOutDate);
}
