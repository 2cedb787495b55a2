import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { users } from '#server/accounts/table.ts';
import { readSeenJob, require } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { cleaningEntry } from './cleaning-entry.ts';
import { sendIcal } from './send-ical.ts';
import { writeIcal } from './write-ical.ts';

/** Sends one job as a calendar file. Its UID is that of the calendar link, so that no app shows it twice. */
export async function sendJob(kit: Kit, actor: Actor, jobId: string, reply: FastifyReply): Promise<undefined> {
  const now = kit.clock.now();
  const [seen, [reader]] = await Promise.all([
    readSeenJob(kit.db, actor, jobId, now),
    kit.db.select({ locale: users.locale }).from(users).where(eq(users.id, actor.id)),
  ]);
  if (!seen || !reader) throw jobNotFound();
  require(seen.view.job, seen.viewer, 'addToCalendar', now);
  const { publicUrl } = kit.settings;
  const entry = cleaningEntry(seen.view, { id: actor.id, role: actor.role, ...reader }, { now, publicUrl });
  sendIcal(reply, writeIcal(entry.summary, [entry], now), 'attachment');
}
