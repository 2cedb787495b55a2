import { eq, ne } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { disputes } from '#server/disputes/table.ts';
import { timesOf } from '#server/jobs/changes/offer-change.ts';
import type { Waiting } from '#server/jobs/kept-waiting.ts';
import { blocks, deliverables, jobRequests, jobs, jobTasks } from '#server/jobs/table.ts';
import { payments } from '#server/payments/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { aCard } from './a-card.ts';
import { aJob } from './a-job.ts';
import { abilityCalls } from './ability-calls.ts';
import { anUpload } from './an-upload.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import { aCleaner, aHost, anAdmin } from './people.ts';
import type { Part, People, Scene, Walked } from './walk-parts.ts';
import { type State, states, type WalkedState } from './walk-states.ts';

interface Tried {
  /** What `can` said. */
  offered: boolean;
  /** What happened. */
  allowed: boolean;
  answer: string;
}

/** Nobody may write more than 600 times a minute, so that after a few states other people go on. */
const statesOfOne = 8;

/** Tries every ability over HTTP on a job in each state as each person, and compares with `can`. */
export async function aWalk(house: House) {
  let people = await everybody(house);
  const walked = new Set<State>();
  const outcomes = new Map<Walked, { offered: boolean; refused: boolean }>();
  let scene: { key: string; job: Scene; can: readonly string[] } | null = null;
  const sceneOf = async (state: State, part: Part) => {
    const key = `${state} ${part}`;
    if (scene?.key === key) return scene;
    const job = await aScene(house, people, state);
    const { body } = await house.get(`/api/jobs/${job.id}`, people[part].token);
    scene = { key, job, can: body.can ?? [] };
    return scene;
  };
  return {
    async tryOut(state: State, part: Part, ability: Walked): Promise<Tried> {
      if (!walked.has(state) && walked.size % statesOfOne === statesOfOne - 1) people = await everybody(house);
      walked.add(state);
      const { job, can } = await sceneOf(state, part);
      const offered = can.includes(ability);
      const { status, body: answer } = await abilityCalls[ability](house, { job, people, part });
      const allowed = status < 300 && (ability !== 'seePhotos' || answer.deliverables.length > 0);
      // what was allowed has changed the job; what was refused has not
      if (allowed) scene = null;
      const before = outcomes.get(ability) ?? { offered: false, refused: false };
      outcomes.set(ability, { offered: before.offered || offered, refused: before.refused || !allowed });
      return { offered, allowed, answer: `${status} ${answer?.error ?? ''}` };
    },
    seen: (ability: Walked) => outcomes.get(ability),
  };
}

async function everybody(house: House): Promise<People> {
  const people = {
    host: await aHost(house),
    'another host': await aHost(house),
    assigned: await anApprovedCleaner(house, 'Asa Assigned'),
    helper: await anApprovedCleaner(house, 'Hal Helper'),
    'uncleared helper': await aCleaner(house, { name: 'Una Unchecked' }),
    'approved cleaner': await anApprovedCleaner(house, 'Alma Approved'),
    bidder: await anApprovedCleaner(house, 'Bea Bidder'),
    backup: await anApprovedCleaner(house, 'Bo Backup'),
    'lost bidder': await anApprovedCleaner(house, 'Lou Lost'),
    invited: await anApprovedCleaner(house, 'Ina Invited'),
    'blocked and invited': await anApprovedCleaner(house, 'Bob Blocked'),
    'blocked bidder': await anApprovedCleaner(house, 'Bill Blocked'),
    'uncleared cleaner': await aCleaner(house, { name: 'Uma Uncleared' }),
    admin: await anAdmin(house),
  };
  for (const part of ['uncleared cleaner', 'uncleared helper'] as const)
    await approve(house, people[part], { status: 'PENDING' });
  await aCard(house, people.host);
  const createdAt = house.clock.now();
  for (const part of ['blocked and invited', 'blocked bidder'] as const)
    await house.kit.db.insert(blocks).values({ hostId: people.host.id, cleanerId: people[part].id, createdAt });
  return people;
}

/** A job of the host in some state, with everyone in their part. */
async function aScene(house: House, people: People, state: State): Promise<Scene> {
  const { db } = house.kit;
  const { status, startsIn, ...more }: WalkedState = states[state];
  const now = house.clock.now();
  const isGiven = !['OPEN', 'CANCELED'].includes(status);
  const startTime = plus(now, startsIn);
  // one job at a time, or the previous one would keep its cleaner from this one
  await db.update(jobs).set({ status: 'CANCELED', openToAllAt: null }).where(ne(jobs.status, 'CANCELED'));
  const job = await aJob(house, people.host, {
    ...{ status, startTime },
    ...(isGiven && { ...crewOf(people), confirmBy: plus(startTime, -hour) }),
    openToAllAt: more.invitedFirst ? startTime : null,
    ...(more.confirmed && { confirmedAt: now }),
    ...(more.waitedFor !== undefined && { waiting: waitingSince(plus(now, -more.waitedFor)) }),
    ...(more.submittedAgo !== undefined && { submittedAt: plus(now, -more.submittedAgo) }),
    ...(more.report && {
      ...{ reportStatus: more.report, reportAcceptedBy: more.acceptedBy },
      reportDueAt: more.report === 'RESOLVED' ? null : plus(now, hour),
    }),
    ...(more.workBegun && { workBegunAt: now }),
    ...(more.extraDue && { extraDueCents: toCents(6_000) }),
    ...(more.reviewed && { reviewedByHost: true, reviewedByCleaner: true }),
  });
  const [changeId, reportId] = [newId(), newId()];
  if (more.report) await report(house, job.id, reportId);
  if (more.offeredChange) await offer(house, job.id, changeId);
  const bidOf = {
    bidder: (await aBid(house, people.bidder, job)).id,
    backup: (await aBid(house, people.backup, job, isGiven ? { teamRank: 2 } : {})).id,
    'lost bidder': (await aBid(house, people['lost bidder'], job, { status: 'REJECTED' })).id,
    'blocked bidder': (await aBid(house, people['blocked bidder'], job, { status: 'REJECTED' })).id,
    ...(isGiven && { assigned: (await aBid(house, people.assigned, job, { status: 'ACCEPTED', teamRank: 1 })).id }),
  };
  const requests = [people.invited, people['blocked and invited']].map(({ id: cleanerId }) => ({
    ...{ id: newId(), jobId: job.id, cleanerId, createdAt: now },
  }));
  await db.insert(jobRequests).values(requests);
  await db.update(jobTasks).set({ doneAt: now }).where(eq(jobTasks.jobId, job.id));
  const [task] = await db.select({ id: jobTasks.id }).from(jobTasks).where(eq(jobTasks.jobId, job.id)).limit(1);
  const onJob = await anUpload(house, people.assigned);
  await db
    .insert(deliverables)
    .values({ id: newId(), jobId: job.id, uploadId: onJob.id, photoType: 'AFTER', createdAt: now });
  const photoOf = await photosOf(house, people);
  if (more.extraDue) await oweExtra(house, people, job.id);
  return { id: job.id, taskId: task?.id ?? '', photoOf, changeId, reportId, bidOf };
}

const crewOf = (people: People) => ({
  cleaner: people.assigned,
  helperIds: [people.helper.id, people['uncleared helper'].id],
});

const photosOf = async (house: House, { assigned, helper }: People) => ({
  assigned: (await anUpload(house, assigned)).photoUrl,
  helper: (await anUpload(house, helper)).photoUrl,
});

const waitingSince = (since: Date): Waiting => ({
  ...{ reason: 'no_access', since: since.toISOString(), endedAt: null, centsPerHour: toCents(3000), payCents: null },
});

/** The host has hidden the key elsewhere, the guest leaves a day later, and the assigned cleaner has not answered. */
async function offer({ kit }: House, jobId: string, id: string): Promise<void> {
  const [job] = await kit.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job?.place) throw new Error('an assigned job keeps its place');
  const after = { ...job.place, notes: 'The key hangs in the shed.' };
  const dayLater = { startTime: plus(job.startTime, day).toISOString(), endTime: plus(job.endTime, day).toISOString() };
  const times = { before: timesOf(job), after: dayLater };
  const offeredAt = kit.clock.now().toISOString();
  const offeredChange = { id, offeredAt, agreedAt: null, before: job.place, after, times };
  await kit.db.update(jobs).set({ offeredChange }).where(eq(jobs.id, jobId));
}

/** The host's card has refused the pay for a late cancellation. */
async function oweExtra({ kit }: House, people: People, jobId: string): Promise<void> {
  const row = { kind: 'cancellation' as const, status: 'failed' as const, amountCents: toCents(6_000) };
  const whose = { jobId, payerId: people.host.id, payeeId: people.assigned.id };
  await kit.db.insert(payments).values({ ...row, ...whose, id: newId(), createdAt: kit.clock.now() });
}

async function report({ kit }: House, jobId: string, id: string): Promise<void> {
  const proposal = { payoutCents: toCents(10_000), rules: [] };
  const said = { reason: 'quality' as const, text: 'The oven is not clean.' };
  await kit.db.insert(disputes).values({ id, jobId, ...said, proposal, createdAt: kit.clock.now() });
}
