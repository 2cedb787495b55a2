import { getConfig, getJob, getMe } from '#contract/calls.ts';
import { getConversation, listThreads } from '#contract/message-calls.ts';
import { getToday } from '#contract/today-calls.ts';
import { call, keepAnswersWith } from '#web/platform/api.ts';
import { forgetOldAnswers, isKept, keepAnswer } from './kept-answers.ts';

/**
 * Keeps what a cleaner reads of their day, and reads now what they would look for on site: the jobs of the day with
 * their lists, and what was said about them. How to get in is kept once they have looked, because the host sees each
 * look. Returns how to end that.
 */
export function keepDay(): () => void {
  keepAnswersWith((address, token, response) => {
    // a phone that keeps nothing works as before with a connection
    if (isKept(address)) void keepAnswer(address, token, response.clone()).catch(() => undefined);
  });
  void readDay().catch(() => undefined);
  return () => keepAnswersWith(null);
}

async function readDay(): Promise<void> {
  await forgetOldAnswers();
  const [today] = await Promise.all([call(getToday), call(getMe), call(getConfig), call(listThreads)]);
  const jobs = [...today.stops.map(({ job }) => job), ...today.toAnswer, ...(today.next ? [today.next] : [])];
  // whoever comes along as a helper has no part in what is said
  const helped = new Set(jobs.filter(({ helping }) => helping).map(({ id }) => id));
  // one after the other: nobody waits for it
  for (const id of new Set(jobs.map((job) => job.id))) {
    await call(getJob, { params: { id } });
    if (!helped.has(id)) await call(getConversation, { params: { id } });
  }
}
