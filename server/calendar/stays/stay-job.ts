import { jobs } from '#server/jobs/table.ts';

/** What of a stay's job tells what becomes of its cleaning; null where it has none. */
export const stayJob = { status: jobs.status, startTime: jobs.startTime, offeredChange: jobs.offeredChange };
export type StandingJob = Pick<typeof jobs.$inferSelect, keyof typeof stayJob>;
