import type { Client } from '../client.ts';
import { expectBody } from '../client.ts';
import type { Somebody } from '../people.ts';
import { jobDetail } from '../wire-shapes.ts';

/** Who and what the chapters share; each one adds what happens in it. */
interface Story {
  client: Client;
  host: Somebody;
  stranger: Somebody;
  carla: Somebody;
  bruno: Somebody;
  admin: Somebody;
  propertyId: string;
  jobId: string;
  carlasBid: string;
  brunosBid: string;
}

export const story = {} as Story; // empty until the first chapter is told

const hour = 3_600_000;
/** The instant that many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** The job as this person sees it. */
export const jobFor = async ({ token }: Somebody) =>
  expectBody(await story.client.get(`/api/jobs/${story.jobId}`, token), 200, jobDetail);
