import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { SandboxBase } from './base.ts';
import { emitEvent, sandboxId } from './emit-event.ts';
import { sandboxIntents, sandboxMethods } from './table.ts';
import { type Decline, declines, isExpired, type JudgedCard } from './test-card.ts';

export type IntentRow = typeof sandboxIntents.$inferSelect;
export type MethodRow = typeof sandboxMethods.$inferSelect;

export async function lockIntent(tx: Tx, id: string): Promise<IntentRow | null> {
  const [intent] = await tx.select().from(sandboxIntents).where(eq(sandboxIntents.id, id)).for('update');
  return intent ?? null;
}

export async function keepMethod({ clock }: SandboxBase, tx: Tx, customer: string, card: JudgedCard) {
  const method: MethodRow = { ...card, id: sandboxId('pm'), customer, createdAt: clock.now() };
  await tx.insert(sandboxMethods).values(method);
  return method;
}

/** Asks the bank: the card is charged (or saved), is declined, or its owner must be asked first. */
export async function tryCard(base: SandboxBase, tx: Tx, intent: IntentRow, method: MethodRow): Promise<IntentRow> {
  const chosen = { ...intent, methodId: method.id, ...noDecline };
  if (isExpired(method, base.clock.now())) return decline(base, tx, chosen, declines.expired);
  if (method.behaviour === 'asks') return askOwner(base, tx, chosen);
  // Saving a card asks the bank for no money, so a card without funds can be saved.
  const refusal = intent.kind === 'setup' && method.behaviour === 'insufficient_funds' ? 'pays' : method.behaviour;
  if (refusal === 'disputed') return dispute(base, tx, await succeed(base, tx, chosen));
  return refusal === 'pays' || refusal === 'refund_fails'
    ? succeed(base, tx, chosen)
    : decline(base, tx, chosen, declines[refusal]);
}

/** The owner's bank fetches back what was just paid. */
async function dispute(base: SandboxBase, tx: Tx, intent: IntentRow): Promise<IntentRow> {
  if (intent.kind === 'setup') return intent;
  await emitEvent(base, tx, 'charge.dispute.funds_withdrawn', intent.id);
  const chargedBackCents = intent.amountCents;
  await tx.update(sandboxIntents).set({ chargedBackCents }).where(eq(sandboxIntents.id, intent.id));
  return { ...intent, chargedBackCents };
}

const noDecline = { declineMessage: null, declineCode: null };

export async function succeed(base: SandboxBase, tx: Tx, intent: IntentRow): Promise<IntentRow> {
  await emitEvent(base, tx, `${intent.kind}_intent.succeeded`, intent.id);
  return write(tx, { ...intent, status: 'succeeded', ...noDecline });
}

export async function decline(base: SandboxBase, tx: Tx, intent: IntentRow, why: Decline): Promise<IntentRow> {
  if (intent.kind === 'payment') await emitEvent(base, tx, 'payment_intent.payment_failed', intent.id);
  return write(tx, {
    ...intent,
    status: 'requires_payment_method',
    declineMessage: why.message,
    declineCode: why.code,
  });
}

async function askOwner(base: SandboxBase, tx: Tx, intent: IntentRow): Promise<IntentRow> {
  if (intent.kind === 'payment') await emitEvent(base, tx, 'payment_intent.requires_action', intent.id);
  return write(tx, { ...intent, status: 'requires_action' });
}

async function write(tx: Tx, intent: IntentRow): Promise<IntentRow> {
  const { status, methodId, declineMessage, declineCode } = intent;
  const changed = { status, methodId, declineMessage, declineCode };
  await tx.update(sandboxIntents).set(changed).where(eq(sandboxIntents.id, intent.id));
  return intent;
}
