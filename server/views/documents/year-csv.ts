import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { centsToDecimal } from '#contract/money.ts';
import { localTime } from '#contract/zoned-time.ts';
import { CsvAnswer, type CsvCell } from '#server/platform/http/csv-answer.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { movementName } from './document-words.ts';
import { partsOf } from './parts-of-earning.ts';
import { feesOfPayouts, payoutsOfEarnings } from './payouts-of-earnings.ts';
import { chargesOfHost } from './read-charges.ts';
import { earningsOf } from './read-earnings.ts';
import { yearSpan } from './year-span.ts';

interface CleanersYear {
  cleanerId: string;
  year: number;
  words: LanguageCode | null;
}

/**
 * A cleaner's year, a row for each movement in the books, with the day of its cleaning and the payout that took it along:
 * what several payouts took, or one in part, has a row for each part, and a payout's fee has its own. So what went to the
 * bank adds up by payout, and the last column to what was earned. Amounts in dollars; with `words`, each kind is called
 * so in that language.
 */
export async function cleanerCsv(kit: Kit, of: CleanersYear): Promise<CsvAnswer> {
  const { cleanerId, year, words } = of;
  const { db, settings } = kit;
  const { timeZone } = settings;
  const span = yearSpan(year, timeZone);
  const [earnings, payoutsOf, fees] = await Promise.all([
    earningsOf(db, cleanerId, span),
    payoutsOfEarnings(db, cleanerId),
    feesOfPayouts(db, cleanerId, span),
  ]);
  const say = (key: string) => translate(words ?? defaultLanguage, `documents:${key}`);
  const dayOf = (at: Date | null, zone = timeZone) => at && localTime(at, zone).date;
  const earned = earnings.flatMap((earning) => {
    const { at, kind, property, jobId, startTime } = earning;
    const name = words ? movementName({ say }, kind) : kind;
    return partsOf(earning, payoutsOf(earning)).map(({ payout, grossCents, feeCents, netCents }) => ({
      at,
      cells: [
        ...[dayOf(at), name, property, jobId, dayOf(startTime, earning.timeZone ?? timeZone)],
        ...[payout?.payoutId ?? null, dayOf(payout?.paidAt ?? null), payout && centsToDecimal(netCents)],
        ...[grossCents, -feeCents, netCents].map(centsToDecimal),
      ],
    }));
  });
  const kept = fees.map(({ payoutId, at, paidAt, feeCents }) => ({
    at,
    cells: [
      ...[dayOf(at), words ? say('payout.fee') : 'payoutFee', null, null, null, payoutId, dayOf(paidAt)],
      ...[-feeCents, 0, 0, 0].map(centsToDecimal),
    ],
  }));
  const rows = [...earned, ...kept].sort((one, other) => one.at.getTime() - other.at.getTime());
  const about = ['date', 'kind', 'property', 'jobId', 'cleaningDate', 'payoutId', 'paidAt', 'toBank'];
  const columns = [...about, 'gross', 'fee', 'net'];
  return new CsvAnswer(`earnings-${year}`, { columns, total: rows.length, rows: rows.map(({ cells }) => cells) });
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
