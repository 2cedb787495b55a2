import type { ReactNode } from 'react';

interface DialogFooterProps {
  /** What the buttons are about to do, a sum or what one agrees to; where the window is low, it scrolls by itself. */
  above?: ReactNode;
  children: ReactNode;
}

/** The buttons of a dialog or sheet, the primary one last; no toast lies over them. */
export function DialogFooter({ above, children }: DialogFooterProps) {
  return (
    <div data-dialog-foot className="border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
      {above && <div className="mb-3 max-h-[30dvh] overflow-y-auto empty:hidden">{above}</div>}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>
    </div>
  );
}
