import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Occasions, Outcome } from './outcome.ts';
import { theAdmins } from './the-admins.ts';

/** How a background check stands, for the cleaner and for the admins who decide; and what else admins must know. */
export const checkOccasions: Occasions = {
  'background check paid': async (_kit, { userId }) => ({ changes: [{ people: [userId], topics: ['check'] }] }),
  'background check started': async (kit, { userId }) => {
    const admins = await theAdmins(kit);
    const byHand = kit.screening.name === 'by hand';
    return {
      notes: byHand ? [{ kind: 'checkWaiting', to: admins, personId: userId }] : [],
      changes: [
        { people: [userId], topics: ['check'] },
        { people: admins, topics: ['moderation'] },
      ],
    };
  },
  'background check ends': async (_kit, { userId, checkId }) => ({
    once: checkId,
    notes: [{ kind: 'checkEnds', to: [userId] }],
    changes: [],
  }),
  'background check completed': async (kit, { userId }) => {
    const { notes = [], changes } = await tellCleaner(kit, userId);
    const admins = await theAdmins(kit);
    return {
      notes: [...notes, { kind: 'checkWaiting', to: admins, personId: userId }],
      changes: [...changes, { people: admins, topics: ['moderation'] }],
    };
  },
  'background check decided': async (kit, { userId }) => {
    const { notes, changes } = await tellCleaner(kit, userId);
    return { notes, changes: [...changes, { people: await theAdmins(kit), topics: ['moderation'] }] };
  },
  'codes switched off': async (kit) => ({
    notes: [{ kind: 'codesSwitchedOff', to: await theAdmins(kit) }],
    changes: [],
  }),
};

const told: Partial<Record<BackgroundCheckStatus, NotificationKind>> = {
  PASSED: 'checkPassed',
  FAILED: 'checkFailed',
  APPROVED: 'checkApproved',
  REJECTED: 'checkRejected',
};

async function tellCleaner({ db }: Kit, userId: string): Promise<Outcome> {
  const [check] = await db
    .select({ status: backgroundChecks.status })
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.userId, userId), isNull(backgroundChecks.supersededAt)));
  const kind = check && told[check.status];
  return {
    notes: kind ? [{ kind, to: [userId] }] : [],
    changes: [{ people: [userId], topics: ['check', 'job'] }],
  };
}
