/** The name under which a half-written report of a job is kept. */
export const keptReport = (jobId: string) => `report:${jobId}`;
