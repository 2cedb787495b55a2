import { type ReactNode, Suspense, useState } from 'react';

/** Mounts what stands in front of the page when it is first open, and leaves it there for its way out. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return used && <Suspense fallback={null}>{children}</Suspense>;
}
