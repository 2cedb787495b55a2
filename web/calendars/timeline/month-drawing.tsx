import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';
import { MonthDays } from '#web/ui/month-days.tsx';
import { MonthTimeline } from '#web/ui/month-timeline.tsx';
import type { MonthRow } from '#web/ui/month-timeline-model.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { dayCells } from './day-cells.ts';
import { stripDays } from './strip-days.ts';
import { dayAt, openTurnovers, type PlaceDay } from './timeline-model.ts';
import { stripRow } from './timeline-rows.ts';
import { placeOnStrip } from './week-model.ts';
import { ZoneCorner } from './zone-corner.tsx';

interface MonthDrawingProps {
  rows: readonly TimelineRow[];
  total: number;
  dates: readonly string[];
  month: string;
  today: string;
  now: number;
  onDay: (row: TimelineRow, day: PlaceDay) => void;
  onStay: (row: TimelineRow, stay: TimelineStay) => void;
  /** The first day in sight, where it is neither today nor the first of the month. */
  begin: string | undefined;
  /** How often today was asked for. */
  again: number;
}

/** The month as columns of days where there is room, as rows of days on a phone. */
export function MonthDrawing({
  rows,
  total,
  dates,
  month,
  today,
  now,
  onDay,
  onStay,
  begin,
  again,
}: MonthDrawingProps) {
  const { t } = useTranslation('timeline');
  const { language } = useLanguage();
  const isWide = useIsWide();
  const roomsOf = useRooms();
  const [earlierOf, setEarlierOf] = useState<string | null>(null);
  const firstDate = dates[0] ?? '';
  const days = stripDays(dates, { today, language });
  const drawn = rows.map((row): MonthRow => {
    const open = (date: string) => onDay(row, dayAt(row, date, { now, open: openTurnovers(row, now) }));
    const words = { t, language, now, firstDate, month, roomsOf, onStay: (stay: TimelineStay) => onStay(row, stay) };
    return { ...stripRow(row, words), cells: dayCells(row, dates, { ...words, onDay: ({ date }) => open(date) }) };
  });
  const zones = rows.map(({ property }) => property.timeZone);
  const nowAt = placeOnStrip(new Date(now).toISOString(), zones[0] ?? 'UTC', firstDate);
  if (isWide)
    return (
      <MonthTimeline
        label={t('month.label')}
        // begins at today once more
        key={again}
        days={days}
        rows={drawn}
        begin={begin}
        {...(nowAt >= 0 && nowAt < dates.length ? { now: nowAt } : {})}
        corner={<ZoneCorner zones={zones} total={total} now={now} />}
      />
    );
  const past = dates.filter((date) => date < today).length;
  const isShort = past > 0 && past < dates.length && earlierOf !== month;
  return (
    <div className="border-t border-line">
      {isShort && (
        <p className="border-b border-line py-2 text-13">
          <TextButton onClick={() => setEarlierOf(month)}>{t('month.earlier')}</TextButton>
        </p>
      )}
      <MonthDays label={t('month.label')} days={days} rows={drawn} from={isShort ? past : 0} past={past} />
    </div>
  );
}
