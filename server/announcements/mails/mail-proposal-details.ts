import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatDateTime } from '#contract/format-date-time.ts';
import { users } from '#server/accounts/table.ts';
import { payments, refundProposals } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { MailDetails } from './mail-words.ts';

const proposers = alias(users, 'proposer');

/** Who asks for a refund, why and until when it can be confirmed; leads to that question. Null once it is decided. */
export async function readProposalDetails({ db, settings }: Kit, proposalId: string): Promise<MailDetails | null> {
  const [asked] = await db
    .select({
      ...{ paymentId: refundProposals.paymentId, amountCents: refundProposals.amountCents },
      ...{ reason: refundProposals.reason, expiresAt: refundProposals.expiresAt },
      ...{ who: proposers.name, payer: users.name },
    })
    .from(refundProposals)
    .innerJoin(proposers, eq(proposers.id, refundProposals.proposedBy))
    .innerJoin(payments, eq(payments.id, refundProposals.paymentId))
    .innerJoin(users, eq(users.id, payments.payerId))
    .where(and(eq(refundProposals.id, proposalId), eq(refundProposals.status, 'waiting')));
  if (!asked) return null;
  const { paymentId, amountCents, expiresAt, reason, who, payer } = asked;
  const { timeZone } = settings;
  return {
    link: `${settings.publicUrl}/admin/payments?q=${paymentId}&ask=${paymentId}`,
    params: (language) => ({
      ...{ who, payer, reason: reason ?? '', amount: { cents: amountCents } },
      until: formatDateTime(expiresAt.toISOString(), { language, timeZone }),
    }),
  };
}
