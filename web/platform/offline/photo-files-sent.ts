import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';

const nameOf = (jobId: string) => `files:${jobId}`;

/** From which files of this phone a job has its photos: what is chosen a second time shows nothing new. */
export const photoFilesSent = {
  of(jobId: string): readonly string[] {
    const kept = keptUntilSignOut.read(nameOf(jobId));
    return kept ? JSON.parse(kept) : [];
  },
  keep(jobId: string, from: string): void {
    keptUntilSignOut.write(nameOf(jobId), JSON.stringify([...new Set([...photoFilesSent.of(jobId), from])]));
  },
  forget: (jobId: string): void => keptUntilSignOut.write(nameOf(jobId), null),
};
