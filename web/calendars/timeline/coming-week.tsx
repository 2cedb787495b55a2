import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineRow } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';
import { stripDays } from './strip-days.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import { stripRow } from './timeline-rows.ts';
import { comingDates, placeOnStrip } from './week-model.ts';
import { ZoneCorner } from './zone-corner.tsx';

interface ComingWeekProps {
  rows: readonly TimelineRow[];
  /** How many properties there are in all. */
  total: number;
}

/** As many as one screen shows; the calendar has the rest. */
const mostRows = 12;

/** The next seven days, one row a property: who stays, and between two guests how far the cleaning is and what it needs. */
export function ComingWeek({ rows, total }: ComingWeekProps) {
  const { t } = useTranslation('timeline');
  const { language } = useLanguage();
  const now = useNow();
  const roomsOf = useRooms();
  const zone = rows[0]?.property.timeZone ?? 'UTC';
  const dates = comingDates(now, zone);
  const firstDate = dates[0] ?? '';
  const busiest = rows.map((row) => stripRow(row, { t, language, now, firstDate, roomsOf })).toSorted(bySoonest);
  return (
    <Section
      title={t('week.title')}
      aside={
        <WideOnly>
          <TimelineLegend rows={rows} />
        </WideOnly>
      }
    >
      <WeekStrip
        label={t('week.label')}
        days={stripDays(dates, { today: firstDate, language, todayWord: t('week.today') })}
        rows={busiest.slice(0, mostRows)}
        now={placeOnStrip(new Date(now).toISOString(), zone, firstDate)}
        corner={<ZoneCorner zones={rows.map(({ property }) => property.timeZone)} total={total} now={now} />}
      />
      <p className="pt-3 text-13">
        <TextLink to={to('hostCalendar')}>
          {total > mostRows ? t('week.all', { shown: formatNumber(total, language) }) : t('week.month')}
        </TextLink>
      </p>
    </Section>
  );
}

const WideOnly = ({ children }: { children: ReactNode }) => <div className="max-sm:hidden">{children}</div>;

type Drawn = ReturnType<typeof stripRow>;

/** Those with a cleaning or a turnover first, the soonest on top; then those with a guest, then the quiet ones. */
function bySoonest(one: Drawn, other: Drawn): number {
  const [first, second] = [soonest(one), soonest(other)];
  // Infinity less itself is no number
  if (first === second) return Math.sign(other.stays.length) - Math.sign(one.stays.length);
  return first - second;
}

const soonest = ({ gaps }: Drawn): number => Math.min(...gaps.map(({ start }) => start).filter((start) => start < 7));
