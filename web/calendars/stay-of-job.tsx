import { lazy, Suspense } from 'react';
import { listBookings } from '#contract/calendar-calls.ts';
import { useRead } from '#web/platform/use-read.ts';

const LostStayNotice = lazy(() => import('./lost-stay-notice.tsx').then((file) => ({ default: file.LostStayNotice })));

/** What its host has to know of the stay before an assigned job; nothing at all while nothing has changed. */
export function StayOfJob({ jobId }: { jobId: string }) {
  const { data } = useRead(listBookings, { query: { jobId } });
  const lost = data?.find(({ cleaning }) => cleaning.code === 'jobToCancel' || cleaning.code === 'jobUnsure');
  if (!lost) return null;
  return (
    <Suspense fallback={null}>
      <LostStayNotice stay={lost} />
    </Suspense>
  );
}
