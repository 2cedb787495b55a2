import type { TimelineRow } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import type { MonthCell } from '#web/ui/month-timeline-model.ts';
import { wayOn } from '../way-on.ts';
import { cleaningState, openState } from './cleaning-state.ts';
import { nameOfStay } from './name-of-stay.ts';
import { dayAt, isFree, openTurnovers, type PlaceDay } from './timeline-model.ts';
import { movedTo, postingOf, type Words } from './timeline-rows.ts';

/** Each day of a property: what a screen reader says of it, and what a press or Enter does. */
export function dayCells(
  row: TimelineRow,
  dates: readonly string[],
  words: Words & { onDay: (day: PlaceDay) => void },
): MonthCell[] {
  const open = openTurnovers(row, words.now);
  return dates.map((date) => {
    const day = dayAt(row, date, { now: words.now, open });
    const label = sentence(row, day, words);
    const [only, ...others] = day.cleanings;
    if (only && others.length === 0) return { label, to: to('job', { id: only.id }) };
    const way = day.open && wayOn({ ...day.open, propertyId: row.property.id }, words.month);
    if (way) return { label, to: way };
    if (isFree(day)) return { label, to: postingOf(row, date, words), free: true };
    const isEmpty = day.leaving.length + day.arriving.length + day.staying.length + day.cleanings.length === 0;
    return isEmpty ? { label } : { label, onSelect: () => words.onDay(day) };
  });
}

function sentence(row: TimelineRow, day: PlaceDay, { t, language, now }: Words): string {
  const dayOf = (date: string) => formatDay(`${date}T12:00:00Z`, { language, timeZone: 'UTC' });
  const { timeZone, title } = row.property;
  const place = { language, timeZone };
  const parts = [
    ...day.leaving.map((stay) => t('says.leaves', { name: nameOfStay(stay, t) })),
    ...day.cleanings.map((cleaning) =>
      t('says.cleaning', {
        start: formatTime(cleaning.startTime, place),
        end: formatTime(cleaning.endTime, place),
        state: cleaningState(cleaning, t, now, movedTo(row, cleaning.id, language)).title,
      }),
    ),
    ...(day.open ? [openState(day.open, t, dayOf).title] : []),
    ...day.staying.map((stay) => t('says.stays', { name: nameOfStay(stay, t) })),
    ...day.arriving.map((stay) => t('says.arrives', { name: nameOfStay(stay, t) })),
    ...[...day.leaving, ...day.staying, ...day.arriving]
      .filter(({ overlaps }) => overlaps.length > 0)
      .map((stay) => t('says.overlaps', { name: nameOfStay(stay, t) })),
    ...(day.isClosed ? [t('stay.closed')] : []),
  ];
  const what = parts.length > 0 ? parts.reduce((one, other) => t('says.both', { one, other })) : t('says.nothing');
  const said = t('says.day', { property: title, day: dayOf(day.date), what });
  return isFree(day) ? t('says.free', { said }) : said;
}
