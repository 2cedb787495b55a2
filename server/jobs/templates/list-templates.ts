import { asc, eq, sql } from 'drizzle-orm';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { postingTemplates } from '../table.ts';
import { presentTemplate } from './present-template.ts';

/** A host’s templates by name; there are few. */
export async function listTemplates({ db }: Kit, { id }: Actor): Promise<PostingTemplate[]> {
  const found = await db
    .select()
    .from(postingTemplates)
    .where(eq(postingTemplates.hostId, id))
    .orderBy(asc(sql`lower(${postingTemplates.name})`));
  return found.map(presentTemplate);
}
