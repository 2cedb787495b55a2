import type { SystemHealth } from '#contract/admin-health.ts';
import type { Kit } from '#server/platform/kit.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFeeds } from './check-feeds.ts';
import { checkKeptFigures } from './check-kept-figures.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkQueues } from './check-queues.ts';
import { checkStorage } from './check-storage.ts';

/** Tries every part of the system now; nothing is remembered from an earlier look. */
export async function showHealth(kit: Kit): Promise<SystemHealth> {
  const [database, mail, payments, storage, queues, feeds, figures, disk] = await Promise.all([
    checkDatabase(kit),
    checkMail(kit),
    checkPayments(kit),
    checkStorage(kit),
    checkQueues(kit),
    checkFeeds(kit),
    checkKeptFigures(kit),
    checkDisk(kit),
  ]);
  return {
    checkedAt: kit.clock.now().toISOString(),
    ...{ database, mail, payments, storage, queues, feeds, figures, disk },
  };
}
