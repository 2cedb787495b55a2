import type { ReactNode } from 'react';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { settledHere, type TaskCount } from './settled-here.ts';

export interface WithWaitingTicksProps {
  jobId: string;
  /** As the server knows it. */
  tasks: TaskCount;
  /** Draws the count, and how many ticks of it the server does not know yet. */
  children: (tasks: TaskCount, waiting: number) => ReactNode;
}

/** The tasks of a job with what was ticked on this phone and waits for a signal. */
export function WithWaitingTicks({ jobId, tasks, children }: WithWaitingTicksProps) {
  const waiting = useWaiting(useSession().user?.id).filter(
    (one) => one.jobId === jobId && one.what.kind === 'tick' && one.refusal === null,
  );
  return children(settledHere(tasks, waiting), waiting.length);
}
