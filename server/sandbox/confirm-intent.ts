import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sandboxAuthenticatePayment, sandboxConfirmPayment } from '#contract/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { deliverNow } from './deliver-events.ts';
import { sandboxMethods } from './table.ts';
import { judgeCard } from './test-card.ts';
import { decline, type IntentRow, keepMethod, lockIntent, succeed, tryCard } from './try-card.ts';

type Kind = IntentRow['kind'];
type Means = BodyOf<typeof sandboxConfirmPayment>;
export interface SandboxOutcome {
  status: 'succeeded' | 'requires_action' | 'declined';
  message: string | null;
}

/** What the provider's card fields do with a typed or a saved card. The client secret is the authorization. */
export async function confirmIntent(base: SandboxBase, kind: Kind, id: string, means: Means): Promise<SandboxOutcome> {
  const work = async (tx: Tx) => {
    const intent = await intentOf(tx, kind, id, means.clientSecret);
    return intent.status === 'succeeded' || intent.status === 'canceled' ? intent : confirm(base, tx, intent, means);
  };
  const confirmed = await transact(base, work, { keyed: false });
  await deliverNow(base, id);
  return outcomeOf(confirmed);
}

async function confirm(base: SandboxBase, tx: Tx, intent: IntentRow, means: Means): Promise<IntentRow> {
  if (means.card) {
    const card = judgeCard(base, means.card);
    if (typeof card === 'string') return decline(base, tx, intent, card);
    return tryCard(base, tx, intent, await keepMethod(base, tx, intent.customer, card));
  }
  const saved = and(eq(sandboxMethods.id, means.paymentMethodId ?? ''), eq(sandboxMethods.customer, intent.customer));
  const [method] = await tx.select().from(sandboxMethods).where(saved);
  return method ? tryCard(base, tx, intent, method) : decline(base, tx, intent, 'No such payment method.');
}

/** The card's owner answers the bank's question. */
export async function authenticateIntent(
  base: SandboxBase,
  kind: Kind,
  id: string,
  { clientSecret, approve }: BodyOf<typeof sandboxAuthenticatePayment>,
): Promise<SandboxOutcome> {
  const work = async (tx: Tx) => {
    const intent = await intentOf(tx, kind, id, clientSecret);
    if (intent.status !== 'requires_action') return intent;
    return approve ? succeed(base, tx, intent) : decline(base, tx, intent, notAuthenticated);
  };
  const answered = await transact(base, work, { keyed: false });
  await deliverNow(base, id);
  return outcomeOf(answered);
}

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

async function intentOf(tx: Tx, kind: Kind, id: string, clientSecret: string): Promise<IntentRow> {
  const intent = await lockIntent(tx, id);
  if (intent?.kind !== kind || !sameText(intent.clientSecret, clientSecret)) throw notFound();
  return intent;
}

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function outcomeOf({ status, declineMessage }: IntentRow): SandboxOutcome {
  if (status === 'succeeded' || status === 'requires_action') return { status, message: null };
  return { status: 'declined', message: declineMessage ?? 'This payment can no longer be made.' };
}
