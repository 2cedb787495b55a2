import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { formatDate, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';
import type { StripDay, StripGap, StripRow } from '#web/ui/week-strip.tsx';
import { carriageLoft, duneHouse, duneStart, exampleZone, hoursLater } from './example-week.ts';

/** Two homes in one week: one being cleaned and settled later, one with bids to decide. */
export function useExampleStrip(): { days: StripDay[]; rows: StripRow[] } {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const roomsOf = useRooms();
  const days = [0, 1, 2, 3, 4, 5].map((day) => dayOf(day, language));
  const eleven = formatTime(duneStart, { language, timeZone: exampleZone });
  const stay = (label: string, start: number, end: number, nights: number) => ({
    key: label,
    label,
    start,
    end,
    detail: t('picture.nights', { count: nights }),
  });
  const gap = (start: number, tone: StripGap['tone'], title: string, detail: string): StripGap => ({
    key: title,
    start,
    end: start + 0.21,
    tone,
    title,
    detail,
    day: days[Math.floor(start)]?.weekday ?? '',
  });
  return {
    days,
    rows: [
      {
        key: 'loft',
        name: carriageLoft,
        detail: roomsOf({ bedrooms: 2, bathrooms: 1 }) ?? undefined,
        stays: [stay('Ana R.', -2, 0.46, 3), stay('Hélène D.', 0.67, 3.46, 3), stay('Mei L.', 3.67, 7, 4)],
        gaps: [
          gap(0.46, 'live', t('picture.cleaningNow'), t('picture.tasks', { done: 4, all: 5 })),
          gap(3.46, 'set', 'Loan Pham', eleven),
        ],
      },
      {
        key: 'dune',
        name: duneHouse,
        detail: roomsOf({ bedrooms: 3, bathrooms: 2 }) ?? undefined,
        stays: [stay('Chidi O.', -2.5, 1.46, 4), stay('Sofia M.', 1.67, 4.46, 3), stay('Jonas W.', 4.67, 9, 5)],
        gaps: [gap(1.46, 'need', t('picture.bids', { count: 3 }), eleven), gap(4.46, 'set', 'Keisha Barnes', eleven)],
      },
    ],
  };
}

function dayOf(index: number, language: LanguageCode): StripDay {
  const day = new Date(hoursLater(index * 24));
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatDate(day, language, { ...options, timeZone: exampleZone });
  return { key: String(index), weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }), today: index === 0 };
}
