import { lazy, Suspense } from 'react';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const CleanerHistoryList = lazy(() =>
  import('./cleaner-history-list.tsx').then((file) => ({ default: file.CleanerHistoryList })),
);

/** What a host and a cleaner have had together, in a profile that few open: it comes with that. */
export const CleanerHistory = (props: { cleanerId: string }) => (
  <Suspense fallback={<SkeletonRows rows={2} />}>
    <CleanerHistoryList {...props} />
  </Suspense>
);
