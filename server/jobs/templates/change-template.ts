import { and, eq } from 'drizzle-orm';
import type { PostingTemplate } from '#contract/posting-templates.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { postingTemplates } from '../table.ts';
import { presentTemplate } from './present-template.ts';
import { nameTaken } from './save-template.ts';

const isOwn = (actor: Actor, id: string) => and(eq(postingTemplates.id, id), eq(postingTemplates.hostId, actor.id));

export async function renameTemplate({ db }: Kit, actor: Actor, id: string, name: string): Promise<PostingTemplate> {
  try {
    const [renamed] = await db.update(postingTemplates).set({ name }).where(isOwn(actor, id)).returning();
    if (!renamed) throw notFound('Template not found.');
    return presentTemplate(renamed);
  } catch (error) {
    throw nameTaken(error);
  }
}

export async function removeTemplate({ db }: Kit, actor: Actor, id: string): Promise<void> {
  const { rowCount } = await db.delete(postingTemplates).where(isOwn(actor, id));
  if (!rowCount) throw notFound('Template not found.');
}
