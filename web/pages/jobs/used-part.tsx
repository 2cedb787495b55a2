import { type ReactNode, useEffect, useState } from 'react';
import { fetchAtFirstUse, standsAfter } from '#web/ui/first-use.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { whenQuiet } from '#web/ui/when-quiet.ts';
import { FarPart } from '../late-part.tsx';

interface UsedPartProps {
  children: ReactNode;
  /** How high it will be, about: `h-36`. */
  height: string;
}

/**
 * What one fills in after reading the rest, though it is in sight: its code comes with the first sign that somebody uses
 * the page, or once the page stands there. Its place is kept until then.
 */
export function UsedPart({ children, height }: UsedPartProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const come = () => setWanted(true);
    fetchAtFirstUse(async () => come());
    return whenQuiet(standsAfter, come);
  }, []);
  return wanted ? <FarPart height={height}>{children}</FarPart> : <Skeleton shape="card" className={height} />;
}
