import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { removeBooking } from '#contract/calendar-calls.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CleaningLine } from '../cleaning-line.tsx';
import { needsReader } from '../needs-host.ts';
import { StayDoubts } from '../stay-doubts.tsx';
import { useDay } from '../use-day.ts';
import { toDecision } from '../way-on.ts';
import { nameOfStay } from './name-of-stay.ts';
import { dateIn } from './timeline-model.ts';
import { nightsOfStay } from './timeline-rows.ts';

interface StayLineProps {
  stay: TimelineStay;
  row: TimelineRow;
  now: number;
  /** Its job has a line of its own beside it. */
  jobIsShown: boolean;
  onClose: () => void;
  onRemove: (stay: TimelineStay) => void;
}

/** A stay: who, when, where it comes from, what speaks against it, what becomes of the cleaning, and what can be done. */
export function StayLine({ stay, row, now, jobIsShown, onClose, onRemove }: StayLineProps) {
  const { t } = useTranslation('timeline');
  const { t: calendarWords } = useTranslation('calendars');
  const day = useDay();
  const dates = { from: day(stay.checkInDate), until: day(stay.checkOutDate) };
  const isOver = stay.checkOutDate < dateIn(now, row.property.timeZone);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5 text-14">
        <bdi className="font-semibold break-words">{nameOfStay(stay, t)}</bdi>
        <span className="tabular-nums">{calendarWords('dates', dates)}</span>
        <span className="text-13 text-ink-soft">
          {nightsOfStay(stay, t)}
          {stay.numberOfGuests !== null && ` · ${t('day.guests', { shown: stay.numberOfGuests })}`}
        </span>
        <StayDoubts {...stay} />
        {stay.cleaning.code !== 'none' && (
          <CleaningLine
            of={{ ...stay, jobId: null, property: row.property }}
            className={cx('text-13', !needsReader(stay.cleaning) && 'text-ink-soft')}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {stay.jobId && !jobIsShown && (
          <LinkButton size="compact" variant="tinted" to={to('job', { id: stay.jobId })}>
            {t('day.openJob')}
          </LinkButton>
        )}
        {!isOver && <ToDecision stay={stay} onClose={onClose} />}
        {stay.platform === 'direct' && may(removeBooking) && (
          <Button size="compact" variant="danger" onClick={() => onRemove(stay)}>
            {t('day.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** It may open on this very page, so what covers that is put away. */
function ToDecision({ stay, onClose }: Pick<StayLineProps, 'stay' | 'onClose'>) {
  const { t } = useTranslation('calendars');
  const navigate = useNavigate();
  const decision = toDecision(stay, stay.checkInDate.slice(0, 7));
  if (!decision) return null;
  const go = () => {
    onClose();
    void navigate(decision, { preventScrollReset: true });
  };
  return (
    <Button size="compact" onClick={go}>
      {t('actions.decisions')}
    </Button>
  );
}
