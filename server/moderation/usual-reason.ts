import type { ContentFlag, ContentReason } from '#contract/states.ts';
import type { contentReports } from './table.ts';

/** What an author hears unless an admin chooses another reason: as it was reported, or as our rules found it; null where neither names one. */
export const usualReason = ({
  about,
  flags,
}: Pick<typeof contentReports.$inferSelect, 'about' | 'flags'>): ContentReason | null =>
  about ?? flags.map((flag) => reasonOf[flag])[0] ?? null;

const reasonOf: Record<ContentFlag, ContentReason> = {
  ...{ threat: 'offensive', slur: 'offensive', cardNumber: 'private', ssn: 'private' },
  ...{ phone: 'contact', email: 'contact', messenger: 'contact', paymentLink: 'contact' },
};
