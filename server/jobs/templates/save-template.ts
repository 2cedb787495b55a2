import { count, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { PostingTemplate, savePostingTemplate } from '#contract/posting-templates.ts';
import { users } from '#server/accounts/table.ts';
import { violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from '#server/settings/index.ts';
import { postingTemplates } from '../table.ts';
import { presentTemplate } from './present-template.ts';

/** A host keeps what they post time and again under a name. */
export async function saveTemplate(
  kit: Kit,
  { id: hostId }: Actor,
  body: BodyOf<typeof savePostingTemplate>,
): Promise<PostingTemplate> {
  const { startTime = null, endTime = null, specialInstructions, inviteFirst = null, ...given } = body;
  const row = {
    ...{ id: newId(), hostId, ...given, inviteFirst, startTime, endTime, createdAt: kit.clock.now() },
    specialInstructions: specialInstructions || null,
  };
  try {
    return await transact(kit, async (tx) => {
      // held, so that two at once are counted one after the other
      await tx.select({ id: users.id }).from(users).where(eq(users.id, hostId)).for('no key update');
      const [kept] = await tx
        .select({ count: count() })
        .from(postingTemplates)
        .where(eq(postingTemplates.hostId, hostId));
      const { value: most } = await readSetting(tx, 'templatesPerHost');
      if (kept && kept.count >= most)
        throw new Refusal('too_many', `You can save up to ${most} templates. Delete one first.`);
      await tx.insert(postingTemplates).values(row);
      return presentTemplate(row);
    });
  } catch (error) {
    throw nameTaken(error);
  }
}

/** Turns a second template of the same name into a refusal. */
export const nameTaken = (error: unknown): unknown =>
  violates(error, 'posting_template_name')
    ? new Refusal('already_exists', 'You already have a template with this name.')
    : error;
