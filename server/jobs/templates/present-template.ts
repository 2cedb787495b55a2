import type { PostingTemplate } from '#contract/posting-templates.ts';
import type { postingTemplates } from '../table.ts';

export const presentTemplate = ({
  hostId: _,
  createdAt,
  ...template
}: typeof postingTemplates.$inferSelect): PostingTemplate => ({ ...template, createdAt: createdAt.toISOString() });
