import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type ThumbBarProps = { children: ReactNode; className?: string };

/** The next step: at the bottom of a phone's screen; in place on a desktop, and where it would cover half of what there is. */
export function ThumbBar({ children, className }: ThumbBarProps) {
  return (
    <div
      data-thumb-bar
      className={cx(
        'thumb:fixed thumb:inset-x-0 thumb:bottom-(--bottom-bar) thumb:z-15 thumb:border-t thumb:border-line',
        'thumb:bg-surface thumb:px-gutter thumb:pt-3 thumb:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
