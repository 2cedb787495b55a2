/** The name under which a half-written guest page of a job is kept. */
export const keptShare = (jobId: string) => `share:${jobId}`;
