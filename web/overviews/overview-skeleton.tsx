import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';

/** The overview's shape while it loads: what needs the host, two columns, counters. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="border-t border-rule pt-3">
          <SkeletonRows rows={5} />
        </div>
        <div className="grid content-start gap-3 border-t border-rule pt-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-10 w-44" />
          <Skeleton className="h-24" />
        </div>
      </div>
      <Skeleton className="h-24" />
    </div>
  );
}
