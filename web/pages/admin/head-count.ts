import { createContext, useContext, useEffect } from 'react';

/** Where a list that is one part of a section says how many it has; the section’s head shows it. */
export const HeadCount = createContext<(total: number | undefined) => void>(() => undefined);

/** Says it while the list is shown; undefined until it is known. */
export function useHeadCount(total: number | undefined): void {
  const tell = useContext(HeadCount);
  useEffect(() => {
    tell(total);
    return () => tell(undefined);
  }, [tell, total]);
}
