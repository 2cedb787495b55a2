import { lazy, Suspense } from 'react';
import { listBookings } from '#contract/calendar-calls.ts';
import { useRead } from '#web/platform/use-read.ts';

const StayGoneNotice = lazy(() => import('./stay-gone-notice.tsx').then((file) => ({ default: file.StayGoneNotice })));

/** What its host has to know of the stay before an assigned job; nothing at all while nothing has changed. */
export function StayOfJob({ jobId }: { jobId: string }) {
  const { data } = useRead(listBookings, { query: { jobId } });
  const gone = data?.find(({ cleaning }) => cleaning.code === 'jobToCancel');
  if (!gone) return null;
  return (
    <Suspense fallback={null}>
      <StayGoneNotice stay={gone} />
    </Suspense>
  );
}
