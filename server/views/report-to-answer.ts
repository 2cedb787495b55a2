import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';

/** SQL: whether a report about the query's job waits for this cleaner; as the abilities `answerReport` and `acceptProposal`. */
export const hasReportToAnswer = (cleanerId: string, now: Date): SQL => sql`(${jobs.cleanerId} = ${cleanerId}
  and ${jobs.reportDueAt} > ${now} and (${jobs.reportStatus} = 'OPEN'
    or (${jobs.reportStatus} = 'PROPOSED' and ${jobs.reportAcceptedBy} is distinct from 'cleaner')))`;
