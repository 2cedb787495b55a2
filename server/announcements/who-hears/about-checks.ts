import { and, desc, eq, isNull } from 'drizzle-orm';
import { decideBackgroundCheck } from '#contract/background-checks.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { MailWords } from '../mails/mail-words.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { adminsAtWork } from './the-admins.ts';

/** The state of a background check, for the cleaner and for the admins who decide. */
export const aboutChecks = {
  'background check paid': async (kit, { userId }) => {
    const paid = await newestPaymentBy(kit, userId);
    return [
      ...(paid ? [{ to: [userId], mail: 'checkPaid' as const, receiptFor: paid.id, once: paid.id }] : []),
      { to: [userId], live: ['check'] },
    ];
  },
  'background check started': async (kit, { userId }) => {
    const admins = await adminsAtWork(kit, decideBackgroundCheck);
    const byHand = kit.screening.name === 'by hand';
    return [
      { to: byHand ? admins : [], bell: 'checkWaiting', personId: userId },
      { to: admins, live: ['moderation'] },
      { to: [userId], live: ['check'] },
    ];
  },
  'background check completed': async (kit, { userId }) => [
    {
      to: await adminsAtWork(kit, decideBackgroundCheck),
      bell: 'checkWaiting',
      live: ['moderation'],
      personId: userId,
    },
    ...(await cleanerHears(kit, userId, { PASSED: 'checkPassed', FAILED: 'checkFailed' })),
  ],
  'background check decided': async (kit, { userId }) => [
    { to: await adminsAtWork(kit), live: ['moderation'] },
    ...(await cleanerHears(kit, userId, { APPROVED: 'checkApproved', REJECTED: 'checkRejected' })),
  ],
  'background check reopened': async (kit, { userId, checkId }) => [
    { to: await adminsAtWork(kit), live: ['moderation'] },
    { to: [userId], bell: 'checkReopened', mail: 'checkReopened', live: ['check', 'job'], checkId },
  ],
  'identity changed': async (kit, { userId, checkId }) => [
    {
      to: await adminsAtWork(kit, decideBackgroundCheck),
      bell: 'checkWaiting',
      live: ['moderation'],
      personId: userId,
    },
    { to: [userId], bell: 'checkAnew', mail: 'checkAnew', live: ['check', 'job'], checkId },
  ],
  // recorded daily while renewal is open, announced once
  'background check ends': async (kit, { userId, checkId }) => [
    { to: [userId], bell: 'checkEnds', mail: await mailFor(kit, userId, 'checkEnds'), checkId, once: checkId },
  ],
} satisfies Partial<WhoHears>;

type Words = 'checkPassed' | 'checkFailed' | 'checkApproved' | 'checkRejected' | 'checkEnds';

/** Worded for this state of the check; if it has moved on since, the next fact covers that. */
async function cleanerHears(
  kit: Kit,
  userId: string,
  wordsFor: Partial<Record<BackgroundCheckStatus, Words>>,
): Promise<Announcement[]> {
  const [check] = await kit.db
    .select({ id: backgroundChecks.id, status: backgroundChecks.status })
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.userId, userId), isNull(backgroundChecks.supersededAt)));
  const words = check && wordsFor[check.status];
  return [
    ...(words ? [{ to: [userId], bell: words, mail: await mailFor(kit, userId, words), checkId: check.id }] : []),
    { to: [userId], live: ['check', 'job'] },
  ];
}

const forHelpers: Partial<Record<Words, MailWords>> = {
  checkPassed: 'helperChecks.passed',
  checkApproved: 'helperChecks.approved',
  checkEnds: 'helperChecks.ends',
};

/** Who only helps reads nothing of bids. */
async function mailFor({ db }: Kit, userId: string, words: Words): Promise<MailWords> {
  const helpers = forHelpers[words];
  if (!helpers) return words;
  const [account] = await db.select({ helperOnly: users.helperOnly }).from(users).where(eq(users.id, userId));
  return account?.helperOnly ? helpers : words;
}

/** A cleaner has one check paid for at a time. */
async function newestPaymentBy({ db }: Kit, userId: string): Promise<{ id: string } | undefined> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.payerId, userId), eq(payments.kind, 'background_check'), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.settledAt))
    .limit(1);
  return payment;
}
