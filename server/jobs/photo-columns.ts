import { integer, text } from 'drizzle-orm/pg-core';
import { photoComparisons } from '#contract/photo-truth.ts';
import { instant } from '#server/platform/columns.ts';

/** What is known of a picture on a job, beside the picture. */
export const photoColumns = {
  /** Metres between where the picture was taken and the property; null if either is unknown. */
  distanceMetres: integer(),
  /** What came of comparing it with earlier pictures, of which `earlierId` names the one that it is; null if it was added before there was such a check. */
  compared: text({ enum: photoComparisons }),
  /** When the phone took it, of a picture that does not tell so itself, and when it came in. */
  takenAt: instant(),
  createdAt: instant().notNull(),
  /** When an admin took it from the sight of the two people of the job. */
  hiddenAt: instant(),
};
