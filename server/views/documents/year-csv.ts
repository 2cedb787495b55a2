import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { centsToDecimal } from '#contract/money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { CsvAnswer, type CsvCell } from '#server/platform/http/csv-answer.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { movementName } from './document-words.ts';
import { payoutsOfEarnings } from './payouts-of-earnings.ts';
import { chargesOfHost } from './read-charges.ts';
import { earningsOf } from './read-earnings.ts';
import { yearSpan } from './year-span.ts';

interface CleanersYear {
  cleanerId: string;
  year: number;
  words: LanguageCode | null;
}

/**
 * A cleaner's year, a row for each movement in the books, with the day of its cleaning and the payouts that took it along;
 * amounts in dollars. With `words`, each kind is called so in that language.
 */
export async function cleanerCsv(kit: Kit, of: CleanersYear): Promise<CsvAnswer> {
  const { cleanerId, year, words } = of;
  const { db, settings } = kit;
  const { timeZone } = settings;
  const [earnings, payoutsOf] = await Promise.all([
    earningsOf(db, cleanerId, yearSpan(year, timeZone)),
    payoutsOfEarnings(db, cleanerId),
  ]);
  const say = (key: string) => translate(words ?? defaultLanguage, `documents:${key}`);
  const rows = earnings.map((earning): CsvCell[] => {
    const { at, kind, property, jobId, startTime, grossCents, feeCents, netCents } = earning;
    const payouts = payoutsOf(earning);
    const paidAt = payouts.flatMap((payout) => (payout.paidAt ? [localTime(payout.paidAt, timeZone).date] : []));
    return [
      ...[localTime(at, timeZone).date, words ? movementName({ say }, kind) : kind, property, jobId],
      startTime && localTime(startTime, earning.timeZone ?? timeZone).date,
      ...[payouts.map(({ payoutId }) => payoutId), paidAt].map((all) => all.join(' + ')),
      ...[grossCents, -feeCents, netCents].map(centsToDecimal),
    ];
  });
  const about = ['date', 'kind', 'property', 'jobId', 'cleaningDate', 'payoutId', 'paidAt'];
  const columns = [...about, 'gross', 'fee', 'net'];
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
