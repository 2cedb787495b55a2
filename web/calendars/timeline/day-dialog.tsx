import { useTranslation } from 'react-i18next';
import { addBooking } from '#contract/calendar-calls.ts';
import { postJob } from '#contract/calls.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useDay } from '../use-day.ts';
import { cleaningState } from './cleaning-state.ts';
import { StayLine } from './stay-line.tsx';
import type { PlaceDay } from './timeline-model.ts';
import { movedTo, postingOf } from './timeline-rows.ts';

interface DayDialogProps {
  row: TimelineRow;
  day: PlaceDay;
  now: number;
  onClose: () => void;
  /** Enters a stay that begins on this day. */
  onAdd: (checkInDate: string) => void;
  onRemove: (stay: TimelineStay) => void;
}

/** One day at one property: its stays and cleanings, and what can be done about them. */
export function DayDialog({ row, day, now, onClose, onAdd, onRemove }: DayDialogProps) {
  const { t } = useTranslation('timeline');
  const dayWords = useDay();
  const { date, leaving, staying, arriving, cleanings, isClosed } = day;
  const stays = [...leaving, ...staying, ...arriving];
  // in the middle of a stay, or beside its cleaning, a further job is the exception
  const isTurnover = staying.length === 0 && cleanings.length === 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={row.property.title}
      description={dayWords(date)}
      footer={
        !day.isPast &&
        may(addBooking, postJob) && (
          <>
            <Button onClick={() => onAdd(date)}>{t('month.addStay')}</Button>
            <LinkButton
              variant={isTurnover ? 'tinted' : undefined}
              to={postingOf(row, date, { now, month: date.slice(0, 7) })}
            >
              {t('day.post')}
            </LinkButton>
          </>
        )
      }
    >
      <ul className="divide-y divide-line">
        {cleanings.map((cleaning) => (
          <CleaningLine key={cleaning.id} cleaning={cleaning} row={row} now={now} />
        ))}
        {stays.map((stay) => (
          <StayLine
            key={stay.id}
            stay={stay}
            row={row}
            now={now}
            jobIsShown={cleanings.some(({ id }) => id === stay.jobId)}
            onClose={onClose}
            onRemove={onRemove}
          />
        ))}
        {isClosed && <li className="py-3 text-14">{t('stay.closed')}</li>}
      </ul>
    </Dialog>
  );
}

type CleaningLineProps = { cleaning: PlaceDay['cleanings'][number]; row: TimelineRow; now: number };

function CleaningLine({ cleaning, row, now }: CleaningLineProps) {
  const { t } = useTranslation('timeline');
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid gap-0.5 text-14">
        <bdi className="font-semibold">
          {cleaningState(cleaning, t, now, movedTo(row, cleaning.id, language)).title}
        </bdi>
        <span className="text-13 text-ink-soft tabular-nums">
          {formatRange(cleaning.startTime, cleaning.endTime, { language, timeZone: row.property.timeZone })}
        </span>
      </div>
      <LinkButton size="compact" to={to('job', { id: cleaning.id })}>
        {t('day.openJob')}
      </LinkButton>
    </li>
  );
}
