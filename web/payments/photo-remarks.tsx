import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';

export type Photographed = Partial<Pick<JobDetail, 'deliverables'>>;

const remarked = ['reused', 'unverified'] as const;

const countOf = ({ deliverables = [] }: Photographed, state: (typeof remarked)[number]): number =>
  deliverables.filter(({ truth }) => truth.state === state).length;

/** Whether some of a job's photos prove less than they could. */
export const hasPhotoRemarks = (job: Photographed): boolean => remarked.some((state) => countOf(job, state) > 0);

/** How many photos were used before and how many could not be verified: entries of a list, each with a way to them. */
export function PhotoRemarks({ job, way }: { job: Photographed; way: ReactNode }) {
  const { t } = useTranslation('payments');
  return remarked.map((state) => {
    const count = countOf(job, state);
    return (
      count > 0 && (
        <li key={state}>
          {t(`doubts.${state}`, { count })} {way}
        </li>
      )
    );
  });
}
