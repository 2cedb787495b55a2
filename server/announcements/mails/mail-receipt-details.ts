import { eq } from 'drizzle-orm';
import { formatDate } from '#contract/format-date.ts';
import { timeZoneOf } from '#server/cleaners/index.ts';
import { payments } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { MailDetails } from './mail-words.ts';

/** What the receipt for a background check says: how much, on which day for the cleaner, and under which number. */
export async function readReceiptDetails({ db, settings }: Kit, paymentId: string): Promise<MailDetails | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  const paidAt = payment?.settledAt;
  if (!payment || !paidAt) return null;
  const timeZone = (await timeZoneOf(db, payment.payerId)) ?? 'UTC';
  return {
    link: `${settings.publicUrl}/background-check`,
    params: (locale) => ({
      amount: { cents: payment.amountCents },
      date: formatDate(paidAt, locale, { dateStyle: 'long', timeZone }),
      number: payment.id,
    }),
  };
}
