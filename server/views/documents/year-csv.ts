import { centsToDecimal } from '#contract/money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { CsvAnswer, type CsvCell } from '#server/platform/http/csv-answer.ts';
import type { Kit } from '#server/platform/kit.ts';
import { chargesOfHost } from './read-charges.ts';
import { earningsOf } from './read-earnings.ts';
import { yearSpan } from './year-span.ts';

/** A cleaner's year, a row for each movement in the books; amounts in dollars. */
export async function cleanerCsv({ db, settings }: Kit, cleanerId: string, year: number): Promise<CsvAnswer> {
  const { timeZone } = settings;
  const earnings = await earningsOf(db, cleanerId, yearSpan(year, timeZone));
  const rows = earnings.map(({ at, kind, property, jobId, grossCents, feeCents, netCents }): CsvCell[] => [
    ...[localTime(at, timeZone).date, kind, property, jobId],
    ...[grossCents, -feeCents, netCents].map(centsToDecimal),
  ]);
  const columns = ['date', 'kind', 'property', 'jobId', 'gross', 'fee', 'net'];
  return new CsvAnswer(`earnings-${year}`, { columns, total: rows.length, rows });
}

/** A host's year, a row for each charge and refund; amounts in dollars. */
export async function hostCsv({ db, settings }: Kit, hostId: string, year: number): Promise<CsvAnswer> {
  const { timeZone } = settings;
  const charges = await chargesOfHost(db, hostId, yearSpan(year, timeZone));
  const rows = charges.map(({ at, kind, property, jobId, card, cents, feeCents }): CsvCell[] => [
    ...[localTime(at, timeZone).date, kind, property.title, jobId, card?.brand ?? null, card?.last4 ?? null],
    ...[cents - feeCents, feeCents, cents].map(centsToDecimal),
  ]);
  const columns = ['date', 'kind', 'property', 'jobId', 'cardBrand', 'cardLast4', 'amount', 'fee', 'total'];
  return new CsvAnswer(`spending-${year}`, { columns, total: rows.length, rows });
}
