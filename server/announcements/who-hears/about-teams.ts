import type { WhoHears } from './announcement.ts';

/** Who looks after a host’s homes with them. */
export const aboutTeams = {
  'member accepted': async (_kit, { hostId, memberId: personId }) => [
    { to: [hostId], bell: 'memberAccepted', mail: 'fromNotice', personId },
    { to: [hostId, personId], live: ['team'] },
  ],
  'member changed': async (_kit, { hostId, memberId }) => [{ to: [hostId, memberId], live: ['team', 'job'] }],
  'member left': async (_kit, { hostId, memberId, by }) => [
    by === 'member'
      ? { to: [hostId], bell: 'memberLeft', mail: 'fromNotice', personId: memberId }
      : { to: [memberId], bell: 'membershipEnded', mail: 'fromNotice', personId: hostId },
    { to: [hostId, memberId], live: ['team', 'job'] },
  ],
} satisfies Partial<WhoHears>;
