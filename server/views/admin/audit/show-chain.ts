import type { AuditChain } from '#contract/admin-audit.ts';
import { verifyChain } from '#server/audit/index.ts';
import type { Kit } from '#server/platform/kit.ts';

const underWay = new WeakMap<Kit['db'], Promise<AuditChain>>();

/**
 * Whether the audit chain is whole, every hash computed anew over one moment's view of it. Whoever asks while it is being
 * read gets the same answer: a long chain is read once, however many ask.
 */
export function showChain(kit: Kit): Promise<AuditChain> {
  const running = underWay.get(kit.db) ?? readChain(kit).finally(() => underWay.delete(kit.db));
  underWay.set(kit.db, running);
  return running;
}

async function readChain({ db, clock }: Kit): Promise<AuditChain> {
  const isolation = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { links, head, fault } = await db.transaction((tx) => verifyChain(tx, undefined), isolation);
  return { links, head, fault, verifiedAt: clock.now().toISOString() };
}
