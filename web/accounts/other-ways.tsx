import type { ReactNode } from 'react';

/** The small print under a step: other ways to get in. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid justify-items-start gap-2 border-t border-line pt-4 text-13 text-ink-soft">
      {children}
    </div>
  );
}
