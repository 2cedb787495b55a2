import { lt } from 'drizzle-orm';
import { day, plus } from '../clock.ts';
import type { Kit } from '../kit.ts';
import { idempotencyKeys } from './idempotency.ts';

/** The regular task that forgets what was answered to keyed requests more than 24 hours ago. */
export async function forgetAnswers({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, plus(clock.now(), -day)));
}
