import type { HostOverview, InboxKind } from '#contract/overviews.ts';

const ofJobs: readonly InboxKind[] = ['pay', 'door', 'report', 'bidless', 'bids', 'approve', 'repost'];

/** How much of the inbox stands under Jobs; a card, a calendar, a home’s place and messages wait elsewhere. */
export const jobNeeds = ({ inbox }: Pick<HostOverview, 'inbox'>): number =>
  inbox.reduce((sum, { kind, count }) => sum + (ofJobs.includes(kind) ? count : 0), 0);
