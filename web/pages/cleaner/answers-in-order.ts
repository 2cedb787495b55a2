import { answerOf } from '#contract/answer-of.ts';
import type { ClientRequest } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';

/** One thing that somebody waits for, and until when; null where nothing but the start of the job ends the wait. */
export type Answer = { by: string | null } & (
  | { what: 'request'; request: ClientRequest }
  | { what: 'report' | 'proposal' | 'change' | 'confirm'; job: Job }
);

/** All that waits for the cleaner, what is due first before the rest. */
export function answersInOrder(jobs: readonly Job[], requests: readonly ClientRequest[]): Answer[] {
  const answers = [
    ...jobs.flatMap(asAnswer),
    ...requests.map((request): Answer => ({ what: 'request', by: null, request })),
  ];
  return answers.toSorted((one, other) => endOf(one) - endOf(other));
}

function asAnswer(job: Job): Answer | [] {
  const what = answerOf(job);
  if (what === null || what === 'request') return [];
  const by = what === 'confirm' ? job.confirmBy : (job.answerBy ?? null);
  return { what, by, job };
}

const endOf = (answer: Answer): number =>
  Date.parse(answer.by ?? (answer.what === 'request' ? answer.request : answer.job).startTime);
