import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import type { HostOverview } from '#contract/overviews.ts';
import type { Property } from '#contract/properties.ts';
import { formatDate, formatNumber, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Legend } from '#web/ui/legend.tsx';
import { Section } from '#web/ui/section.tsx';
import { type StripDay, WeekStrip } from '#web/ui/week-strip.tsx';
import { type RowWords, stripRows } from './strip-rows.ts';
import { comingDates, placeOnStrip } from './week-model.ts';

interface ComingWeekProps {
  overview: HostOverview;
  properties: readonly Property[];
  /** How many properties there are in all. */
  total: number;
  /** "3 bed, 2 bath" of a property. */
  roomsOf: RowWords['roomsOf'];
}

/** The next seven days, one row a property: where a cleaning stands and what it needs. */
export function ComingWeek({ overview, properties, total, roomsOf }: ComingWeekProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const now = useNow();
  const zone = overview.week[0]?.timeZone ?? properties[0]?.timeZone ?? 'UTC';
  const dates = comingDates(now, zone);
  const firstDate = dates[0] ?? '';
  const bids = new Map(overview.needsYou.map(({ job, bidCount }) => [job.id, bidCount]));
  const rows = stripRows(properties, overview.week, { t, language, now, bids, firstDate, roomsOf });
  const hidden = total - rows.length;
  return (
    <Section title={t('week.title')} aside={<StripLegend />}>
      <WeekStrip
        label={t('week.label')}
        days={dates.map((date, index) => stripDay(date, index === 0 ? t('week.today') : null, language))}
        rows={rows}
        now={placeOnStrip(new Date(now).toISOString(), zone, firstDate)}
        corner={<Corner zones={properties.map(({ timeZone }) => timeZone)} total={total} now={now} />}
      />
      {hidden > 0 && (
        <p className="pt-3 text-13 text-ink-soft">
          {t('week.quiet', { count: hidden, shown: formatNumber(hidden, language) })}
        </p>
      )}
    </Section>
  );
}

function stripDay(date: string, today: string | null, language: LanguageCode): StripDay {
  const at = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(at, language, { ...options, timeZone: 'UTC' });
  return {
    key: date,
    weekday: today ?? part({ weekday: 'short' }),
    day: part({ day: 'numeric' }),
    today: today !== null,
  };
}

/** One zone is named; several properties in several zones each stand on their own clock. */
function Corner({ zones, total, now }: { zones: readonly string[]; total: number; now: number }) {
  const { t } = useTranslation('host');
  const names = new Set(zones.map((zone) => zoneName(new Date(now), zone)));
  const [only] = names;
  if (names.size === 1 && only) return t('week.oneZone', { count: total, zone: only });
  return t('week.severalZones', { count: total });
}

function StripLegend() {
  const { t } = useTranslation('host');
  return (
    <div className="max-sm:hidden">
      <Legend
        items={[
          { tone: 'apricot', label: t('week.legend.need') },
          { tone: 'amber', label: t('week.legend.open') },
          { tone: 'green', label: t('week.legend.set') },
        ]}
      />
    </div>
  );
}
