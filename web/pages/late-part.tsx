import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { standsAfter } from '#web/ui/first-use.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsNear } from '#web/ui/use-is-near.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';

interface LatePartProps {
  children: ReactNode;
  /** How high it will be, about: `h-36`. */
  height?: string;
}

/** A part of the page whose code comes after the rest; its place is kept until then. */
export function LatePart({ children, height = 'h-72' }: LatePartProps) {
  return <Suspense fallback={<Skeleton shape="card" className={height} />}>{children}</Suspense>;
}

/** A part below what is read first, with its code there: drawn right after that, so that the first picture waits for less. */
export function NextPart({ children, height = 'h-72' }: LatePartProps) {
  return useIsPainted() ? children : <Skeleton shape="card" className={height} />;
}

/** A part whose code comes when the reader does. */
export function FarPart({ children, height = 'h-72' }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNear(place);
  return (
    <div ref={place} className="grid">
      {near ? <LatePart height={height}>{children}</LatePart> : <Skeleton shape="card" className={height} />}
    </div>
  );
}

interface QuietPartProps extends Pick<LatePartProps, 'children'> {
  /** What stands in its place until then. */
  until?: ReactNode;
}

/** A part that most readers see nothing of: it comes once the page stands there, and no place is kept for it. */
export function QuietPart({ children, until = null }: QuietPartProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => whenQuiet(standsAfter, () => setStands(true)), []);
  return stands ? <Suspense fallback={until}>{children}</Suspense> : until;
}

/** A frame is painted after its callbacks, so what is asked for in one comes with the next. */
function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
