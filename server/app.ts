import type { FastifyInstance } from 'fastify';
import { accountRoutes, authenticate } from './accounts/index.ts';
import type { Followers } from './events.ts';
import { factHandler } from './events.ts';
import { expireJobs, jobFollowers, jobRoutes } from './jobs/index.ts';
import { createHttp } from './platform/http/server.ts';
import type { Kit } from './platform/kit.ts';
import { mailSender } from './platform/mail.ts';
import type { TaskHandler } from './platform/tasks.ts';
import { propertyRoutes } from './properties/index.ts';
import { systemRoutes } from './system/index.ts';

/** Every endpoint of the product, in the order of its domains. The access matrix is generated from this list. */
export const allRoutes = [...systemRoutes, ...accountRoutes, ...propertyRoutes, ...jobRoutes];

/** The web side: all routes on one HTTP server, not yet listening. */
export const createApp = (kit: Kit): Promise<FastifyInstance> =>
  createHttp(kit, { routes: allRoutes, authenticate: authenticate(kit) });

const followersOf = (kit: Kit): readonly Followers[] => [jobFollowers(kit)];

/** The worker's side: what may wait. */
export const taskHandlers = (kit: Kit): Record<string, TaskHandler> => ({
  fact: factHandler(followersOf(kit)),
  'expire-jobs': () => expireJobs(kit),
  'send-mail': mailSender(kit),
});

/** Task name → cron expression in UTC. */
export const schedule: Record<string, string> = {
  'expire-jobs': '*/10 * * * *',
};
