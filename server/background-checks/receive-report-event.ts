import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { finishIfDone } from './look-at-report.ts';
import { backgroundChecks } from './table.ts';

const received = { received: true } as const;

/**
 * Accepts an event of the screening provider. It only says where to look: what counts is the report itself, read afresh,
 * so that it may come twice, late or in any order. While the provider cannot be asked, it is to send the event again.
 */
export async function receiveReportEvent(kit: Kit, { body, headers }: FastifyRequest): Promise<typeof received> {
  const event = Buffer.isBuffer(body) ? kit.screening.readEvent(body, headers) : null;
  if (!event) throw invalidInput({ signature: 'invalidFormat' });
  if (!event.subject) return received;
  const orderId = await kit.screening.orderOf(event.subject);
  // sending it again would not make it ours
  if (orderId === null) return received;
  const isOurs = eq(backgroundChecks.providerReportId, orderId);
  const [check] = await kit.db
    .select({ id: backgroundChecks.id })
    .from(backgroundChecks)
    .where(and(isOurs, eq(backgroundChecks.status, 'IN_PROGRESS')));
  if (check) await finishIfDone(kit, check.id);
  return received;
}
