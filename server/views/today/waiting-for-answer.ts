import { answerOf } from '#contract/answer-of.ts';
import type { Job } from '#contract/jobs.ts';

/** Somebody waits for the answer to what has happened; what is to be confirmed follows, by when each must be. */
export function waitingForAnswer(jobs: readonly Job[]): Job[] {
  const { happened = [], toConfirm = [] } = Object.groupBy(jobs, groupOf);
  return [...happened, ...toConfirm.toSorted((one, other) => confirmedBy(one) - confirmedBy(other))];
}

/** Requests are not held yet, and stand in a list of their own. */
function groupOf(job: Job): 'happened' | 'toConfirm' | 'nothing' {
  const answer = answerOf(job);
  if (answer === 'confirm') return 'toConfirm';
  return answer === null || answer === 'request' ? 'nothing' : 'happened';
}

const confirmedBy = ({ confirmBy, startTime }: Job): number => Date.parse(confirmBy ?? startTime);
