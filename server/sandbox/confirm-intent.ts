import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type DeclineReason, declineReasonOf } from '#contract/decline-reasons.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sandboxAuthenticatePayment, sandboxConfirmPayment } from '#contract/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { deliverNow } from './deliver-events.ts';
import { sandboxMethods } from './table.ts';
import { declines, judgeCard } from './test-card.ts';
import { decline, type IntentRow, keepMethod, lockIntent, succeed, tryCard } from './try-card.ts';

type Kind = IntentRow['kind'];
type Means = BodyOf<typeof sandboxConfirmPayment>;
export interface SandboxOutcome {
  status: 'succeeded' | 'requires_action' | 'declined';
  message: string | null;
  declineReason?: DeclineReason;
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
    if ('code' in card) return decline(base, tx, intent, card);
    return tryCard(base, tx, intent, await keepMethod(base, tx, intent.customer, card));
  }
  const saved = and(eq(sandboxMethods.id, means.paymentMethodId ?? ''), eq(sandboxMethods.customer, intent.customer));
  const [method] = await tx.select().from(sandboxMethods).where(saved);
  return method ? tryCard(base, tx, intent, method) : decline(base, tx, intent, declines.unknown);
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
    return approve ? succeed(base, tx, intent) : decline(base, tx, intent, declines.notAuthenticated);
  };
  const answered = await transact(base, work, { keyed: false });
  await deliverNow(base, id);
  return outcomeOf(answered);
}

async function intentOf(tx: Tx, kind: Kind, id: string, clientSecret: string): Promise<IntentRow> {
  const intent = await lockIntent(tx, id);
  if (intent?.kind !== kind || !sameText(intent.clientSecret, clientSecret)) throw notFound();
  return intent;
}

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function outcomeOf({ status, declineMessage, declineCode }: IntentRow): SandboxOutcome {
  if (status === 'succeeded' || status === 'requires_action') return { status, message: null };
  const message = declineMessage ?? 'This payment can no longer be made.';
  return { status: 'declined', message, declineReason: declineReasonOf(declineCode) };
}
