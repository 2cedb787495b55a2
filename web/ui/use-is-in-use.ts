import { useEffect, useState } from 'react';
import { fetchAtFirstUse } from './first-use.ts';

/** Who only looks is told a little later, once the first view has long come. */
const lookedAtFor = 4000;

/** Whether somebody uses the page, or has looked at it for a while; what no first view needs waits for it. */
export function useIsInUse(): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    fetchAtFirstUse(async () => setInUse(true));
    const timer = setTimeout(() => setInUse(true), lookedAtFor);
    return () => clearTimeout(timer);
  }, []);
  return inUse;
}
