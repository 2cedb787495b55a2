import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { fetchAtFirstUse, standsAfter } from '#web/ui/first-use.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsNear } from '#web/ui/use-is-near.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';

type UsedPartProps = { children: ReactNode } & (
  | {
      /** How high it will be, about: `h-36`. */
      height: string;
    }
  | {
      /** What stands in its place until then, where it has words to say already. */
      until: ReactNode;
    }
);

/**
 * What one fills in after reading the rest, though it is in sight: its code comes when the reader does, and not before
 * the first sign that somebody uses the page, or before the page stands there. Its place is kept until then.
 */
export function UsedPart({ children, ...kept }: UsedPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNear(place);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const come = () => setUsed(true);
    fetchAtFirstUse(async () => come());
    return whenQuiet(standsAfter, come);
  }, []);
  const until = 'until' in kept ? kept.until : <Skeleton shape="card" className={kept.height} />;
  return (
    <div ref={place} className="grid">
      {near && used ? <Suspense fallback={until}>{children}</Suspense> : until}
    </div>
  );
}
