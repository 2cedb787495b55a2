import { eq } from 'drizzle-orm';
import { type JobAbility, jobAbilities } from '#contract/job-abilities.ts';
import { toCents } from '#contract/money.ts';
import { disputes } from '#server/disputes/table.ts';
import { timesOf } from '#server/jobs/changes/offer-change.ts';
import type { Waiting } from '#server/jobs/kept-waiting.ts';
import { blocks, deliverables, jobRequests, jobs, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { aCard } from './a-card.ts';
import { aJob } from './a-job.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import type { Answer } from './peek-at-stream.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from './people.ts';
import { type State, states, type WalkedState } from './walk-states.ts';

/** Every ability except `repost`, which has no call of its own: reposting is posting. */
export type Walked = Exclude<JobAbility, 'repost'>;
export const walkedAbilities = jobAbilities.filter((ability): ability is Walked => ability !== 'repost');

/** Everyone who can relate to a job in a different way. */
export const parts = [
  'host',
  'another host',
  'assigned',
  'approved cleaner',
  'bidder',
  'backup',
  'lost bidder',
  'invited',
  'blocked and invited',
  'blocked bidder',
  'uncleared cleaner',
  'admin',
] as const;
export type Part = (typeof parts)[number];

interface Scene {
  id: string;
  taskId: string;
  photoUrl: string;
  /** Of the change at the property, where there is one. */
  changeId: string;
  /** Of the report about it, where there is one. */
  reportId: string;
  bidOf: Partial<Record<Part, string>>;
}
interface Tried {
  /** What `can` said. */
  offered: boolean;
  /** What happened. */
  allowed: boolean;
  answer: string;
}

/** Tries every ability over HTTP on a job in each state as each person, and compares with `can`. */
export async function aWalk(house: House) {
  const people = await everybody(house);
  const outcomes = new Map<Walked, { offered: boolean; refused: boolean }>();
  let scene: { key: string; job: Scene } | null = null;
  const jobIn = async (state: State, part: Part): Promise<Scene> => {
    const key = `${state} ${part}`;
    if (scene?.key !== key) scene = { key, job: await aScene(house, people, state) };
    return scene.job;
  };
  return {
    async tryOut(state: State, part: Part, ability: Walked): Promise<Tried> {
      const job = await jobIn(state, part);
      const { token } = people[part];
      const { body } = await house.get(`/api/jobs/${job.id}`, token);
      const offered = (body.can ?? []).includes(ability);
      const { status, body: answer } = await calls[ability](house, { job, people, part });
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

type People = Record<Part, Somebody>;

async function everybody(house: House): Promise<People> {
  const people = {
    host: await aHost(house),
    'another host': await aHost(house),
    assigned: await anApprovedCleaner(house, 'Asa Assigned'),
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
  await approve(house, people['uncleared cleaner'], { status: 'PENDING' });
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
  await db.update(jobs).set({ status: 'CANCELED' });
  const job = await aJob(house, people.host, {
    ...{ status, startTime },
    ...(isGiven && { cleaner: people.assigned, confirmBy: plus(startTime, -hour) }),
    ...(more.confirmed && { confirmedAt: now }),
    ...(more.waitedFor !== undefined && { waiting: waitingSince(plus(now, -more.waitedFor)) }),
    ...(more.submittedAgo !== undefined && { submittedAt: plus(now, -more.submittedAgo) }),
    ...(more.report && {
      ...{ reportStatus: more.report, reportAcceptedBy: more.acceptedBy },
      reportDueAt: more.report === 'RESOLVED' ? null : plus(now, hour),
    }),
    ...(more.reviewed && { reviewedByHost: true, reviewedByCleaner: true }),
  });
  const changeId = newId();
  const reportId = newId();
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
  const { photoUrl } = await anUpload(house, people.assigned);
  return { id: job.id, taskId: task?.id ?? '', photoUrl, changeId, reportId, bidOf };
}

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

async function report({ kit }: House, jobId: string, id: string): Promise<void> {
  const proposal = { payoutCents: toCents(10_000), rules: [] };
  const said = { reason: 'quality' as const, text: 'The oven is not clean.' };
  await kit.db.insert(disputes).values({ id, jobId, ...said, proposal, createdAt: kit.clock.now() });
}

async function anUpload({ kit }: House, { id: ownerId }: Somebody): Promise<{ id: string; photoUrl: string }> {
  const storageKey = newId().replaceAll('-', '').slice(10);
  const row = { id: newId(), ownerId, storageKey, width: 10, height: 10, createdAt: kit.clock.now() };
  await kit.db.insert(uploads).values(row);
  return { id: row.id, photoUrl: `/photos/${storageKey}` };
}

interface Asked {
  job: Scene;
  people: People;
  part: Part;
}
type Call = (house: House, asked: Asked) => Promise<Answer>;

const patchJob =
  (body: object): Call =>
  (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}`, body, people[part].token);
const post =
  (what: string, bodyOf: (asked: Asked) => object | undefined = () => undefined): Call =>
  (house, asked) =>
    house.post(`/api/jobs/${asked.job.id}/${what}`, bodyOf(asked), asked.people[asked.part].token);
const onReport =
  (what: string, body?: object): Call =>
  (house, { job, people, part }) =>
    house.post(`/api/disputes/${job.reportId}/${what}`, body, people[part].token);
/** The person's own bid or, if they have none, someone else's. */
const bidPath = ({ job, part }: Asked) => `/api/bids/${job.bidOf[part] ?? job.bidOf.bidder}`;

/** The call for each ability. */
const calls: Record<Walked, Call> = {
  edit: patchJob({ specialInstructions: 'Mind the cat' }),
  cancel: patchJob({ status: 'CANCELED' }),
  start: patchJob({ status: 'IN_PROGRESS' }),
  submit: patchJob({ status: 'SUBMITTED' }),
  seeBids: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/bids`, people[part].token),
  seePhotos: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}`, people[part].token),
  selectCleaners: (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}/select-cleaners`, { primaryBidId: job.bidOf.bidder }, people[part].token),
  invite: post('requests', ({ people }) => ({ cleanerId: people['approved cleaner'].id })),
  bid: post('bids', () => ({ amountCents: 9000 })),
  changeBid: (house, asked) => house.patch(bidPath(asked), { amountCents: 9500 }, asked.people[asked.part].token),
  withdrawBid: (house, asked) => house.remove(bidPath(asked), asked.people[asked.part].token),
  accept: post('accept'),
  decline: post('decline'),
  confirm: post('confirm'),
  withdraw: post('withdraw'),
  keepTime: post('change/keep-time', ({ job }) => ({ changeId: job.changeId })),
  acceptChange: post('change/accept', ({ job }) => ({ changeId: job.changeId })),
  leaveOverChange: post('change/leave'),
  wait: post('waiting', () => ({ reason: 'no_access' })),
  endWaiting: post('waiting/end'),
  couldNotClean: post('could-not-clean'),
  tickTasks: (house, { job, people, part }) =>
    house.patch(`/api/jobs/${job.id}/tasks/${job.taskId}`, { done: true }, people[part].token),
  addPhotos: post('deliverables', ({ job }) => ({ photoUrl: job.photoUrl, photoType: 'AFTER' })),
  pay: post('checkout'),
  report: post('disputes', () => ({ reason: 'quality', text: 'The oven is not clean.' })),
  answerReport: onReport('answer', { text: 'It was clean when I left.' }),
  acceptProposal: onReport('accept'),
  escalateReport: onReport('escalate'),
  withdrawReport: onReport('withdraw'),
  tip: post('tips', () => ({ tipCents: 500 })),
  review: (house, { job, people, part }) =>
    house.post(
      '/api/reviews',
      { jobId: job.id, targetId: part === 'host' ? people.assigned.id : people.host.id, overallStars: 5 },
      people[part].token,
    ),
  addToCalendar: (house, { job, people, part }) => house.get(`/api/jobs/${job.id}/calendar.ics`, people[part].token),
};
