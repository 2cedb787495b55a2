import { getConfig, getJob, getMe } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { getConversation, listMessages, listThreads } from '#contract/message-calls.ts';
import { getToday } from '#contract/today-calls.ts';
import { call, keepAnswersWith } from '#web/platform/api.ts';
import { keepPictures } from './keep-pictures.ts';
import { forgetAnswer, forgetOldAnswers, isKept, keepAnswer } from './kept-answers.ts';

/**
 * Keeps what a cleaner reads of their day, and reads now what they would look for on site: the jobs of the day with
 * their lists, how each task should look, the photos of the one in hand, and what was said about them. How to get in is kept once they have looked,
 * because the host sees each look. Returns how to end that.
 */
export function keepDay(): () => void {
  keepAnswersWith((address, token, response) => {
    if (!isKept(address)) return;
    // a phone that keeps nothing works as before with a connection
    const kept = response.ok ? keepAnswer(address, token, response.clone()) : forgetAnswer(address);
    void kept.catch(() => undefined);
  });
  void readDay().catch(() => undefined);
  return () => keepAnswersWith(null);
}

async function readDay(): Promise<void> {
  await forgetOldAnswers();
  const [today] = await Promise.all([call(getToday), call(getMe), call(getConfig), call(listThreads)]);
  const jobs = [...today.stops.map(({ job }) => job), ...today.toAnswer, ...(today.next ? [today.next] : [])];
  const pictures: string[] = [];
  // whoever comes along as a helper has no part in what is said
  const helped = new Set(jobs.filter(({ helping }) => helping).map(({ id }) => id));
  // one after the other: nobody waits for it; one that is gone meanwhile does not keep the others from being read
  for (const id of new Set(jobs.map((job) => job.id))) {
    const job = await readJob(id, helped.has(id)).catch(() => null);
    if (!job) continue;
    pictures.push(...job.tasks.flatMap(({ photo }) => photo?.thumbnailUrl ?? []));
    if (job.status === 'IN_PROGRESS') pictures.push(...job.deliverables.map(({ thumbnailUrl }) => thumbnailUrl));
  }
  await keepPictures(pictures);
}

async function readJob(id: string, asHelper: boolean): Promise<JobDetail> {
  const params = { id };
  const job = await call(getJob, { params });
  if (asHelper) return job;
  await call(getConversation, { params });
  // as the conversation asks for it, but nobody has read it yet
  await call(listMessages, { params, query: { latest: 'true', limit: 50, peek: 'true' } });
  return job;
}
