import { useState } from 'react';
import { useLocation } from 'react-router';
import type { JobDetail } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { photoSpots } from '#web/platform/offline/photo-spots.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { type Spots, spotsIn } from './spots.ts';
import { firstOpen, isDone, isInside, nextOf, type Step, stepsOf } from './steps.ts';

export interface Steps {
  all: readonly Step[];
  current: Step;
  next: Step | undefined;
  previous: Step | undefined;
  isDone: (step: Step) => boolean;
  /** The address of a step, and of a spot in it. */
  at: (step: Pick<Step, 'id'>, more?: { spot: string }) => string;
  /** Moments of which there are photos, on the server or on their way. */
  taken: ReadonlySet<string>;
  /** What was found, and how much of it has been photographed again. */
  spots: Spots;
  /** The cleaner waits at the door: no way on is what is to be done first. */
  heldUp: boolean;
}

/**
 * The steps of a job, and the one in the address, so that a phone's Back goes to the step before. An address without one
 * stays where the cleaner was to go on when it was opened: ticking the last task of a room does not turn the page.
 */
export function useSteps(job: JobDetail, userId: string): Steps {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const waiting = useWaiting(userId).flatMap(({ key, jobId, what, refusal }) =>
    jobId === job.id && what.kind === 'photo' && refusal === null ? [{ ...what, key }] : [],
  );
  const sent = new Set<string>(job.deliverables.map(({ photoType }) => photoType));
  const taken = new Set<string>([...sent, ...waiting.map(({ photoType }) => photoType)]);
  const all = stepsOf(job);
  // links from elsewhere lead to the list
  const [first] = useState(() => firstOpen(hash === '#checklist' ? ofTasks(all) : all, taken)?.id);
  const wanted = query.get('step') ?? first;
  const found = all.findIndex(({ id }) => id === wanted);
  const index = Math.max(0, found);
  const [access] = all;
  const current = all[index] ?? access;
  if (!current) throw new Error('A job has steps');
  const inside = isInside(job.tasks, taken);
  const spots = spotsIn(
    job,
    waiting.filter(({ photoType }) => photoType === 'AFTER'),
    photoSpots.of(job.id),
  );
  // what is only on this phone is not what the host sees
  const done = (step: Step) => isDone(step, sent, inside) && (step.kind !== 'after' || spots.left.length === 0);
  return {
    ...{ all, current, next: nextOf(all, index, done), previous: all[index - 1], taken, spots },
    heldUp: job.waiting?.endedAt === null,
    isDone: done,
    at: ({ id }, more) => to('job', { id: job.id }, { step: id, ...more }),
  };
}

const ofTasks = (all: readonly Step[]) => all.filter(({ kind }) => kind === 'tasks' || kind === 'finish');
