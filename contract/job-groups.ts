/** What a host’s jobs are to them: waiting for their decision, still to come, or behind them. A job is in exactly one. */
export const jobGroups = ['needs', 'coming', 'done'] as const;
export type JobGroup = (typeof jobGroups)[number];
