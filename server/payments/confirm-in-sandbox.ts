import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import type { sandboxConfirmPayment as endpoint } from '#contract/payments.ts';
import { paymentMethods } from '#server/cards/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { confirmIntent } from '#server/sandbox/index.ts';

/**
 * The demo's card fields for a payment. Pages know a saved card by our id and the sandbox by its own, so the id is
 * translated here; the sandbox itself checks whose card it is.
 */
export async function confirmInSandbox(
  kit: Kit,
  intentId: string,
  body: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (body.paymentMethodId === undefined) return confirmIntent(kit, 'payment', intentId, body);
  const methodId = await providerMethodOf(kit, body.paymentMethodId);
  return confirmIntent(kit, 'payment', intentId, { clientSecret: body.clientSecret, paymentMethodId: methodId });
}

async function providerMethodOf({ db }: Kit, id: string): Promise<string> {
  if (!isWholeId(id)) return id;
  const [card] = await db
    .select({ methodId: paymentMethods.providerMethodId })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, id));
  return card?.methodId ?? id;
}
