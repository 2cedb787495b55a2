import { eq } from 'drizzle-orm';
import type { Conversation } from '#contract/messages.ts';
import { users } from '#server/accounts/table.ts';
import { readConversation } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { wasOpened } from './list-messages.ts';

interface Wanted {
  jobId: string;
  cleanerId?: string | undefined;
}

/** Who talks about what, and whether the caller may write now; for the two of it. */
export async function getConversation(kit: Kit, actor: Actor, wanted: Wanted): Promise<Conversation> {
  const found = await readConversation(kit, kit.db, actor, wanted);
  const { belongs, cleanerId, refusal } = found;
  if (!belongs && !(await wasOpened(kit.db, { jobId: wanted.jobId, cleanerId }))) throw jobNotFound();
  const { job, property, host } = found.view;
  const [cleaner] = await kit.db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, cleanerId));
  if (!cleaner) throw jobNotFound();
  return {
    jobId: job.id,
    title: property.title,
    status: job.status,
    startTime: job.startTime.toISOString(),
    timeZone: job.place?.timeZone ?? property.timeZone,
    cleaner,
    host: { id: host.id, name: host.name },
    assigned: job.cleanerId === cleanerId,
    canWrite: refusal === null,
    blockedByYou: refusal?.code === 'blocked',
  };
}
