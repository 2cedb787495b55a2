import type { ReactNode } from 'react';

/** The buttons of a dialog or sheet, the primary one last; no toast lies over them. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-foot
      className="flex flex-col-reverse gap-2 border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end"
    >
      {children}
    </div>
  );
}
