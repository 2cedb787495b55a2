import type { Job } from '#contract/jobs.ts';

/** The jobs for which a host asks the reader before the others, each in the order they came in. */
export function invitedFirst<One extends Pick<Job, 'can'>>(jobs: readonly One[]): One[] {
  const isAsked = ({ can }: One) => can.includes('accept');
  return [...jobs.filter(isAsked), ...jobs.filter((job) => !isAsked(job))];
}
