import type { updateSettings as endpoint, Settings } from '#contract/admin.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { showSettings } from './show-settings.ts';
import { operatorSettings } from './table.ts';

/** The one row. */
const here = 1;

/**
 * An admin says that the stated figures and testimonials are true of this marketplace, or that they are not. Said anew,
 * it is a decision of its own: the log shows each, the settings the last.
 */
export function updateSettings(kit: Kit, admin: Actor, body: BodyOf<typeof endpoint>): Promise<Settings> {
  return transact(kit, async (tx) => {
    const decided = {
      marketingConfirmed: body.marketingConfirmed,
      marketingDecidedAt: kit.clock.now(),
      marketingDecidedBy: admin.id,
    };
    await tx
      .insert(operatorSettings)
      .values({ id: here, ...decided })
      .onConflictDoUpdate({ target: operatorSettings.id, set: decided });
    const settings = await showSettings(kit, tx);
    await appendAudit(kit, tx, {
      actorId: admin.id,
      action: body.marketingConfirmed ? 'confirm marketing figures' : 'withdraw marketing figures',
      subjectKind: 'setting',
      subjectId: 'marketing',
      note: body.reason?.trim() || null,
    });
    return settings;
  });
}
