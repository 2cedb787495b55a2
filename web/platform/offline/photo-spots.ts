import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';

type Spots = Readonly<Record<string, string>>;

/** Of a photo that shows the home in general, and is to take no spot of those that are free. */
export const noSpot = 'none';

const nameOf = (jobId: string) => `spots:${jobId}`;

/** Which photo from arrival each photo of the finished work shows again, by their ids: only the phone that took them knows. */
export const photoSpots = {
  of(jobId: string): Spots {
    const kept = keptUntilSignOut.read(nameOf(jobId));
    return kept ? JSON.parse(kept) : {};
  },
  keep(jobId: string, photoId: string, spot: string): void {
    keptUntilSignOut.write(nameOf(jobId), JSON.stringify({ ...photoSpots.of(jobId), [photoId]: spot }));
  },
  forget: (jobId: string): void => keptUntilSignOut.write(nameOf(jobId), null),
};
