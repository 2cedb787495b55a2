import type { Job } from './jobs.ts';

/** What a report about a job waits for from its reader; null while it waits for nothing of theirs. */
export function reportStepOf({ can }: Pick<Job, 'can'>): 'report' | 'proposal' | null {
  if (can.includes('answerReport')) return 'report';
  return can.includes('acceptProposal') ? 'proposal' : null;
}
