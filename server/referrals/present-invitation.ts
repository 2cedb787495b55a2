import type { ClientInvitation } from '#contract/clients.ts';
import type { clientInvitations } from './table.ts';

/** An invitation as the cleaner who sent it sees it. */
export const presentInvitation = ({
  id,
  name,
  email,
  phone,
  message,
  createdAt,
  joinedAt,
}: Omit<typeof clientInvitations.$inferSelect, 'cleanerId' | 'emailHash'> & {
  joinedAt: Date | null;
}): ClientInvitation => ({
  ...{ id, name, email, phone, message },
  createdAt: createdAt.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
});
