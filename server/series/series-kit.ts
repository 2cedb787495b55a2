import type { OwedBy } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What a series needs beside the kit: whether its host owes for another job, which the payments answer. */
export type SeriesKit = Kit & { owedBy: OwedBy };
