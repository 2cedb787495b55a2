import { cx } from 'class-variance-authority';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a report while it is being fetched, `height` as high: its heading, whose turn it is, and what was said. */
export function ReportSkeleton({ height }: { height: string }) {
  return (
    <div className={cx('grid content-start gap-5 overflow-hidden', height)}>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-17" />
      <Skeleton className="h-20" />
    </div>
  );
}
