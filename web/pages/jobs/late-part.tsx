import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A part of the page whose code comes after the rest; its place is kept until then. */
export function LatePart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton shape="card" className="h-72" />}>{children}</Suspense>;
}
