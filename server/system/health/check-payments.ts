import { eq, sql } from 'drizzle-orm';
import type { SystemHealth } from '#contract/admin-health.ts';
import { payments } from '#server/payments/table.ts';
import { hour, minute } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

// The provider is asked again every few minutes about an outcome that nobody knows.
const [late, tooLate] = [30 * minute, 6 * hour];

/** Payments whose outcome is unknown: the one sign that the provider does not answer which cannot be a customer's fault. */
export async function checkPayments({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<SystemHealth['payments']> {
  const [found] = await db
    .select({ unknown: sql<number>`count(*)::int`, since: sql<string | null>`min(${payments.createdAt})` })
    .from(payments)
    .where(eq(payments.status, 'unknown'));
  const since = found?.since ? new Date(found.since) : null;
  const waited = since ? clock.now().getTime() - since.getTime() : 0;
  const state = waited > tooLate ? 'failing' : waited > late ? 'warning' : 'ok';
  return { state, unknown: found?.unknown ?? 0, unknownSince: since?.toISOString() ?? null };
}
