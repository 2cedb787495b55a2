import type {
  CityFigures,
  listAnalyticsCities as citiesEndpoint,
  listCohorts as cohortsEndpoint,
  listAnalyticsDays as daysEndpoint,
} from '#contract/admin-analytics.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { addMonths, dayAt, percentOf, readCities, readCohorts, readDays } from '#server/figures/index.ts';
import { placeOf } from '#server/places/index.ts';
import { CsvAnswer, type CsvCell } from '#server/platform/http/csv-answer.ts';
import type { Kit } from '#server/platform/kit.ts';
import { daysAsked, presentDay } from './show-analytics.ts';

const dayColumns = [
  ...(['date', 'gmvCents', 'feesCents', 'postedJobs', 'completedJobs', 'newSignups', 'fillRate'] as const),
  ...(['timeToFirstBidMinutes', 'onTimePercentage', 'confirmedInTimePercentage', 'disputes'] as const),
];
const cityColumns = [
  ...(['city', 'state', 'latitude', 'longitude', 'gmvCents', 'completedJobs', 'postedJobs', 'fillRate'] as const),
];

/** A year of them, and the month that they are seen from. */
const cohortsShown = 12;

export async function listAnalyticsDays(kit: Kit, query: QueryOf<typeof daysEndpoint>) {
  const { from, to } = rangeOf(kit, query);
  const { days } = await readDays(kit, from, to);
  return listed(days.map(presentDay), query, { name: `analytics-${from}-${to}`, columns: dayColumns });
}

export async function listAnalyticsCities(kit: Kit, query: QueryOf<typeof citiesEndpoint>) {
  const { from, to } = rangeOf(kit, query);
  const cities = await readCities(kit, from, to);
  const shown = query.format === 'csv' ? cities : cities.slice(0, query.limit);
  const rows = await Promise.all(
    shown.map(
      async (of): Promise<CityFigures> => ({
        ...{ city: of.city, state: of.state, ...(await middleOf(of)) },
        ...{ gmvCents: toCents(of.gmvCents), completedJobs: of.paidJobs, postedJobs: of.postedJobs },
        fillRate: percentOf(of.filledJobs, of.closedJobs),
      }),
    ),
  );
  return listed(rows, query, { name: `cities-${from}-${to}`, columns: cityColumns, total: cities.length });
}

async function middleOf({ city, state }: { city: string; state: string }) {
  const place = city && state ? await placeOf(`${city}, ${state}`) : null;
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}

export async function listCohorts(kit: Kit, query: QueryOf<typeof cohortsEndpoint>) {
  const to = rangeOf(kit, query).to.slice(0, 7);
  const cohorts = await readCohorts(kit, { role: query.role, from: addMonths(to, 1 - cohortsShown), to });
  if (query.format !== 'csv') return { rows: cohorts, nextCursor: null, total: cohorts.length };
  const months = Array.from({ length: cohortsShown }, (_, month) => month);
  const columns = ['month', 'people', ...months.map((month) => `month${month}`)];
  const rows = cohorts.map(({ month, people, shares }) => [month, people, ...months.map((at) => shares[at] ?? null)]);
  return new CsvAnswer(`cohorts-${query.role.toLowerCase()}-${to}`, { columns, total: rows.length, rows });
}

const rangeOf = ({ clock, settings }: Kit, query: { from?: string | undefined; to?: string | undefined }) =>
  daysAsked(query, dayAt(clock.now(), settings.timeZone));

interface File<Row> {
  name: string;
  columns: readonly (keyof Row & string)[];
  total?: number;
}

type Listed<Row> = Readonly<Record<keyof Row, CsvCell>>;

/** All there is fits into one page. */
function listed<Row extends Listed<Row>>(
  rows: Row[],
  { limit, format }: { limit: number; format?: 'json' | 'csv' | undefined },
  { name, columns, total = rows.length }: File<Row>,
) {
  if (format !== 'csv') return { rows: rows.slice(0, limit), nextCursor: null, total };
  return new CsvAnswer(name, { columns, total, rows: rows.map((row) => columns.map((column) => row[column])) });
}
