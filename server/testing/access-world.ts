import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { DisputeStatus } from '#contract/states.ts';
import { createSession } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { savedSearches } from '#server/cleaners/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { blocks, jobRequests, jobTasks } from '#server/jobs/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import { payments } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import { hour, minute, plus, second } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { mails } from '#server/platform/mail.ts';
import { homeSupplies } from '#server/properties/table.ts';
import { reviews } from '#server/reviews/table.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { aBusyCalendar } from './a-busy-calendar.ts';
import { aCalendar } from './a-calendar.ts';
import { aCard, aSecondCard } from './a-card.ts';
import { checksIn } from './a-check.ts';
import { aCheckRow } from './a-check-row.ts';
import { aFailedTask } from './a-failed-task.ts';
import { aFinding } from './a-finding.ts';
import { aHelperInvitation, aTie } from './a-helper.ts';
import { aJob } from './a-job.ts';
import { aMessage } from './a-message.ts';
import { aProperty } from './a-property.ts';
import { aSeries } from './a-series.ts';
import { aStaffInvitation } from './a-staff-invitation.ts';
import { aTemplate } from './a-template.ts';
import { adminScenes } from './admin-scenes.ts';
import { anUpload } from './an-upload.ts';
import type { House } from './house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from './people.ts';
import { teamScenes } from './team-scenes.ts';

/** Everyone the access matrix has a column for, except the visitor. */
export interface People {
  ownHost: Somebody;
  otherHost: Somebody;
  assigned: Somebody;
  other: Somebody;
  blocked: Somebody;
  admin: Somebody;
  support: Somebody;
  finance: Somebody;
  /** Comes along to the assigned cleaner’s jobs. */
  helper: Somebody;
}

export async function thePeople(house: House): Promise<People> {
  const people = {
    ownHost: await aHost(house, { name: 'Olga Own' }),
    otherHost: await aHost(house, { name: 'Otto Other' }),
    assigned: await anApprovedCleaner(house, 'Asa Assigned'),
    other: await anApprovedCleaner(house, 'Otis Other'),
    blocked: await anApprovedCleaner(house, 'Bo Blocked'),
    admin: await anAdmin(house),
    support: await anAdmin(house, { name: 'Sue Support', staffRole: 'support' }),
    finance: await anAdmin(house, { name: 'Finn Finance', staffRole: 'finance' }),
    helper: await anApprovedCleaner(house, 'Hal Helper'),
  };
  const { ownHost, otherHost, blocked } = people;
  await house.kit.db.insert(blocks).values({ hostId: ownHost.id, cleanerId: blocked.id, createdAt: house.clock.now() });
  for (const host of [ownHost, otherHost]) await aCard(house, host);
  return people;
}

export async function freshToken({ kit }: House, { id }: Somebody): Promise<string> {
  return kit.db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, id));
    if (!account) throw new Error(`There is no account ${id}`);
    return createSession(kit, tx, account, { userAgent: 'test' });
  });
}

/**
 * What a call is made on: each a fresh thing belonging to the own host or the assigned cleaner, so that no cell of the
 * matrix affects the next. Returns the ids for paths and bodies.
 */
export const scenes = {
  nothing: async () => ({}),
  ...adminScenes,
  somebody: async (house: House) => ({ id: (await aCleaner(house)).id }),
  'somebody suspended': async (house: House) => {
    const { id } = await aCleaner(house);
    await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, id));
    return { id };
  },
  'another admin': async (house: House) => ({ id: (await anAdmin(house, { staffRole: 'support' })).id }),
  'staff invitation': (house: House, { admin }: People) => aStaffInvitation(house, admin),
  'approved cleaner': async (_: House, { other }: People) => ({ id: other.id }),
  property: async (house: House, { ownHost }: People) => ({ id: (await aProperty(house, ownHost)).id }),
  series: async (house: House, { ownHost }: People) => {
    const { id, firstDate } = await aSeries(house, ownHost);
    return { id, date: firstDate };
  },
  ...teamScenes,
  helper: (house: House, people: People) => aTie(house, people).then(({ helperId: id }) => ({ id })),
  'helped cleaner': (house: House, people: People) => aTie(house, people).then(({ cleanerId: id }) => ({ id })),
  'helper invitation': (house: House, { assigned }: People) => aHelperInvitation(house, assigned),
  card: async (house: House, { ownHost }: People) => ({ id: (await aSecondCard(house, ownHost)).id }),
  'open job': async (house: House, { ownHost }: People) => ({ id: (await aJob(house, ownHost)).id }),
  'open job with a bid': async (house: House, { ownHost, assigned }: People) => {
    const job = await aJob(house, ownHost);
    return { id: job.id, bidId: (await aBid(house, assigned, job)).id };
  },
  bid: async (house: House, { ownHost, assigned }: People) => ({
    id: (await aBid(house, assigned, await aJob(house, ownHost))).id,
  }),
  invitation: async (house: House, { ownHost, assigned }: People) => {
    const job = await aJob(house, ownHost);
    const request = { id: newId(), jobId: job.id, cleanerId: assigned.id, createdAt: house.clock.now() };
    await house.kit.db.insert(jobRequests).values(request);
    return { id: job.id };
  },
  'assigned job': async (house: House, { ownHost, assigned }: People) => ({
    id: (await aJob(house, ownHost, { status: 'ASSIGNED', cleaner: assigned })).id,
  }),
  'job that may start': async (house: House, { ownHost, assigned }: People) => {
    const startTime = plus(house.clock.now(), second);
    return { id: (await aJob(house, ownHost, { status: 'ASSIGNED', cleaner: assigned, startTime })).id };
  },
  'job under way': async (house: House, { ownHost, assigned }: People) => {
    const { db } = house.kit;
    const job = await aJob(house, ownHost, { status: 'IN_PROGRESS', cleaner: assigned });
    const [task] = await db.select().from(jobTasks).where(eq(jobTasks.jobId, job.id)).limit(1);
    const { photoUrl } = await anUpload(house, assigned);
    const supplyId = newId();
    await db.insert(homeSupplies).values({ id: supplyId, propertyId: job.propertyId, position: 0, name: 'Soap' });
    return { id: job.id, taskId: task?.id ?? '', supplyId, photoUrl };
  },
  finding: (house: House, { ownHost, assigned }: People) => aFinding(house, { host: ownHost, cleaner: assigned }),
  'job at the door': async (house: House, { ownHost, assigned }: People) => {
    const startTime = plus(house.clock.now(), -minute);
    return { id: (await aJob(house, ownHost, { status: 'ASSIGNED', cleaner: assigned, startTime })).id };
  },
  'job with a wait': async (house: House, { ownHost, assigned }: People) => {
    const startTime = plus(house.clock.now(), -2 * hour);
    const since = plus(startTime, minute).toISOString();
    const waiting = { reason: 'no_access' as const, since, endedAt: null, centsPerHour: toCents(3000), payCents: null };
    return { id: (await aJob(house, ownHost, { status: 'IN_PROGRESS', cleaner: assigned, startTime, waiting })).id };
  },
  payout: (house: House, { assigned }: People) => aPayoutRow(house, assigned, 'pending'),
  'held payout': (house: House, { assigned }: People) => aPayoutRow(house, assigned, 'held'),
  'open payment': async (house: House, { ownHost }: People) => {
    const payment = { id: newId(), kind: 'tip' as const, payerId: ownHost.id, createdAt: house.clock.now() };
    await house.kit.db.insert(payments).values({ ...payment, amountCents: toCents(500) });
    return { id: payment.id };
  },
  'failed notice': async (house: House, { ownHost }: People) => {
    const [id, now] = [newId(), house.clock.now()];
    const mail = { id, key: id, recipient: ownHost.email, accountId: ownHost.id, subject: 'A bid', text: 'A bid' };
    await house.kit.db.insert(mails).values({ ...mail, createdAt: now, failedAt: now, error: 'SMTP 550' });
    return { id };
  },
  'failed task': async (house: House) => ({ id: await aFailedTask(house) }),
  calendar: async (house: House, { ownHost }: People) => ({ id: (await aCalendar(house, ownHost)).id }),
  'busy calendar': async (house: House, { assigned }: People) => ({ id: await aBusyCalendar(house, assigned) }),
  'calendar decision': async (house: House, { ownHost }: People) => ({ id: (await aCalendar(house, ownHost)).eventId }),
  stay: async (house: House, { ownHost }: People) => ({ id: (await aCalendar(house, ownHost)).stayId }),
  'submitted job': async (house: House, { ownHost, assigned }: People) => ({
    id: (await aJob(house, ownHost, { status: 'SUBMITTED', cleaner: assigned })).id,
  }),
  'guest page': async (house: House, { ownHost, assigned }: People) => {
    const { id } = await aJob(house, ownHost, { status: 'SUBMITTED', cleaner: assigned });
    const page = { title: 'Dune House', photoIds: [], taskIds: [] };
    const { body } = await house.put(`/api/jobs/${id}/guest-page`, page, ownHost.token);
    return { id, secret: body.url.split('/').at(-1) };
  },
  'paid job': async (house: House, { ownHost, assigned }: People) => ({
    id: (await aJob(house, ownHost, { status: 'PAID', cleaner: assigned })).id,
  }),
  'charged job': async (house: House, { ownHost, assigned }: People) => {
    const { id } = await aJob(house, ownHost, { status: 'SUBMITTED', cleaner: assigned });
    await house.post(`/api/jobs/${id}/checkout`, undefined, ownHost.token);
    return { id };
  },
  search: async ({ kit, clock }: House, { assigned }: People) => {
    // as many as there are cells would be too many
    await kit.db.delete(savedSearches);
    const row = { id: newId(), cleanerId: assigned.id, name: 'Near home', notify: true, createdAt: clock.now() };
    await kit.db.insert(savedSearches).values(row);
    return { id: row.id };
  },
  template: (house: House, { ownHost }: People) => aTemplate(house, ownHost),
  year: async () => ({ year: '2026' }),
  'step of the clock': async () => ({ step: 'hour' }),
  'reported job': (house: House, people: People) => aReport(house, people, 'OPEN'),
  'job with a proposal': (house: House, people: People) => aReport(house, people, 'PROPOSED'),
  'job with a message': async (house: House, people: People) => {
    const { jobId } = await aThanks(house, people);
    return { id: jobId };
  },
  message: async (house: House, people: People) => {
    const { messageId } = await aThanks(house, people);
    return { id: messageId };
  },
  'reported message': async (house: House, people: People) => {
    const { messageId, jobId } = await aThanks(house, people);
    const report = { id: newId(), subjectId: messageId, jobId, authorId: people.assigned.id, reason: 'This is rude.' };
    const by = { kind: 'message', reporterId: people.ownHost.id, createdAt: house.clock.now() } as const;
    await house.kit.db.insert(contentReports).values({ ...report, ...by });
    return { id: report.id };
  },
  'waiting review': async (house: House, { ownHost, assigned }: People) => {
    const { id: jobId } = await aJob(house, ownHost, { status: 'PAID', cleaner: assigned });
    const review = { id: newId(), jobId, authorId: ownHost.id, targetId: assigned.id, overallStars: 5 };
    await house.kit.db.insert(reviews).values({ ...review, tipCents: toCents(0), createdAt: house.clock.now() });
    return { id: review.id };
  },
  'finished check': (house: House) => aCheckRow(house, 'PASSED'),
  'rejected check': (house: House) => aCheckRow(house, 'REJECTED'),
  'check with an SSN': async (house: House) =>
    checksIn(house)
      .checked(await aCleaner(house))
      .then(({ id }) => ({ userId: id })),
};
export type SceneName = keyof typeof scenes;
export type Ids = Record<string, string>;

/** The assigned cleaner has thanked the host, who has not read it. */
async function aThanks(house: House, { ownHost, assigned }: People) {
  const { id: jobId } = await aJob(house, ownHost, { status: 'SUBMITTED', cleaner: assigned });
  const said = { text: 'Thank you!', quick: 'thanks' as const };
  const messageId = await aMessage(house, { jobId, from: assigned, to: ownHost, cleanerId: assigned.id, ...said });
  return { jobId, messageId };
}

async function aPayoutRow(house: House, { id: cleanerId, token }: Somebody, status: 'pending' | 'held') {
  await house.post('/api/cleaner/payout-account', undefined, token);
  const amounts = { amountCents: toCents(2000), feeCents: toCents(50) };
  const row = { id: newId(), cleanerId, ...amounts, method: 'instant' as const, status, createdAt: house.clock.now() };
  await house.kit.db.insert(payouts).values(row);
  return { id: row.id };
}

async function aReport(house: House, { ownHost, assigned }: People, reportStatus: DisputeStatus) {
  const now = house.clock.now();
  const step = { reportStatus, reportDueAt: plus(now, hour) };
  const { id: jobId } = await aJob(house, ownHost, { status: 'SUBMITTED', cleaner: assigned, ...step });
  const proposal = { payoutCents: toCents(10_000), rules: [] };
  const row = { id: newId(), jobId, reason: 'late' as const, text: 'An hour late.', proposal, createdAt: now };
  await house.kit.db.insert(disputes).values(row);
  return { id: row.id };
}
