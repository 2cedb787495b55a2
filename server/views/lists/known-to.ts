import { type SQL, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { hostedBy } from '#server/jobs/index.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import { broughtAlong } from '../clients/brought-along.ts';

/** Whether somebody is a cleaner who bid for or worked with this host, or has invited them. */
export const knownTo = (hostId: string): SQL => sql`${users.id} in (
  select ${jobs.cleanerId} from ${jobs} where ${hostedBy(hostId)} and ${jobs.cleanerId} is not null
  union select ${bids.cleanerId} from ${bids} join ${jobs} on ${jobs.id} = ${bids.jobId} where ${hostedBy(hostId)}
  union select b.cleaner_id from ${broughtAlong} b where b.host_id = ${hostId})`;
