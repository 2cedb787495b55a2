import { eq } from 'drizzle-orm';
import { jobTasks } from '#server/jobs/table.ts';
import { anApprovedCleaner } from './a-bid.ts';
import { aTie } from './a-helper.ts';
import { bellsIn } from './bells.ts';
import { aHouse, type House } from './house.ts';
import { aHost, type Somebody } from './people.ts';

/** Luis helps Maria, and is approved as she is. */
export async function aHelpingScene() {
  const house = await aHouse();
  const host = await aHost(house);
  const maria = await anApprovedCleaner(house, 'Maria Moss');
  const luis = await anApprovedCleaner(house, 'Luis Romero');
  await aTie(house, { assigned: maria, helper: luis });
  return { house, host, maria, luis, ...bellsIn(house) };
}

/** A cleaner says who comes along to a job. */
export const bring = (house: House, job: { id: string }, by: Somebody, ...who: { id: string }[]) =>
  house.put(`/api/jobs/${job.id}/helpers`, { helperIds: who.map(({ id }) => id) }, by.token);

export async function firstTask({ kit }: House, job: { id: string }): Promise<string> {
  const [task] = await kit.db.select().from(jobTasks).where(eq(jobTasks.jobId, job.id)).limit(1);
  return task?.id ?? '';
}
