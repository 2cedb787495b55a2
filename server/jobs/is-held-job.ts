import { holdingJobStatuses } from '#contract/states.ts';

const states = holdingJobStatuses.map((status) => `'${status}'`).join(', ');

/** SQL text: whether a job, by the name that it has in the query, is one that its cleaner holds: agreed on and not handed in. */
export const isHeldJob = (job: string): string => `${job}.status in (${states})`;
