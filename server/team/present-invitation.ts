import type { TeamInvitation } from '#contract/team.ts';
import type { hostInvitations } from './table.ts';

/** An invitation as the host who sent it sees it. */
export const presentInvitation = ({
  id,
  email,
  role,
  homeIds,
  createdAt,
  expiresAt,
}: Omit<typeof hostInvitations.$inferSelect, 'tokenHash' | 'hostId'>): TeamInvitation => ({
  ...{ id, email, role, homeIds },
  ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
});
