import { Skeleton } from '#web/ui/skeleton.tsx';

/** The card form while it is prepared. */
export function CardSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-16" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-13" />
    </div>
  );
}
