import { useTranslation } from 'react-i18next';
import type { CalendarPlatform } from '#contract/calendar-words.ts';
import { type DrawnPlace, PlaceDrawing } from './place-drawing.tsx';

/** What each step's page looks like there, roughly: enough to know it again. */
const places: Record<CalendarPlatform, readonly [DrawnPlace, DrawnPlace, DrawnPlace]> = {
  airbnb: ['tab', 'panel', 'link'],
  booking_com: ['menu', 'row', 'second link'],
  vrbo: ['sidebar', 'panel', 'link'],
};
const numbers = [1, 2, 3] as const;

/** The way to the calendar's address on one platform. */
export function WhereSteps({ platform }: { platform: CalendarPlatform }) {
  const { t } = useTranslation('calendarPlaces');
  return (
    <ol className="grid gap-4 @md:grid-cols-3">
      {numbers.map((number) => (
        <li
          key={number}
          className="grid grid-cols-[8rem_minmax(0,1fr)] content-start items-start gap-x-3 gap-y-2 @md:grid-cols-1"
        >
          <PlaceDrawing place={places[platform][number - 1] ?? 'link'} />
          <p className="text-13">
            <span className="me-1.5 font-semibold text-green-ink tabular-nums">{number}.</span>
            {t(`${platform}.${number}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
