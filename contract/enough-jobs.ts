/** Below this many jobs a rate says nothing yet. */
export const enoughJobs = 5;
