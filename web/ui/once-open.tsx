import { type ReactNode, Suspense, useState } from 'react';

/** Mounts an overlay when it is first opened, and keeps it mounted for its closing animation. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return used && <Suspense fallback={null}>{children}</Suspense>;
}
