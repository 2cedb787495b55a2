import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { renewalOpens } from '#contract/terms.ts';
import { record } from '#server/events.ts';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { mailAbout, selectSubjects } from './mail-cleaner.ts';
import { backgroundChecks } from './table.ts';

/** The regular task that reminds cleaners, once, 30 days before their approval runs out. */
export function remindOfRenewal(kit: Kit) {
  return async (): Promise<void> => {
    const { status, expiresAt, supersededAt } = backgroundChecks;
    const now = kit.clock.now();
    const ending = and(gt(expiresAt, now), lte(expiresAt, plus(now, renewalOpens)));
    const subjects = await selectSubjects(kit).where(and(eq(status, 'APPROVED'), isNull(supersededAt), ending));
    for (const subject of subjects) {
      await mailAbout(kit, subject, 'checkEnds');
      const { id: checkId, userId } = subject.check;
      await record(kit, kit.db, { kind: 'background check ends', userId, checkId });
    }
  };
}
