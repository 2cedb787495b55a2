import { lazy, type ReactNode, Suspense } from 'react';
import type { DisputeStatus } from '#contract/states.ts';

// Few jobs are reported, and its words stand on the job's page.
const Word = lazy(() =>
  import('#web/disputes/dispute-status-badge.tsx').then((file) => ({ default: file.DisputeStatusBadge })),
);

interface ReportBadgeProps {
  /** Of the report about a job of a list; there mostly is none. */
  status: DisputeStatus | undefined;
  isReadersTurn: boolean;
  /** Stands in its place until its word is there. */
  meanwhile?: ReactNode;
}

/** How far the report about a job is, in a list. */
export function ReportBadge({ status, isReadersTurn, meanwhile = null }: ReportBadgeProps) {
  if (!status) return null;
  return (
    <Suspense fallback={meanwhile}>
      <Word {...{ status, isReadersTurn }} />
    </Suspense>
  );
}
