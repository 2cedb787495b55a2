import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** While it is not known yet who is looking. */
export function PageWaiting() {
  return (
    <div className="page py-12">
      <SkeletonRows rows={5} />
    </div>
  );
}
