import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type ThumbBarProps = { children: ReactNode; className?: string };

/** The next step: at the bottom of a phone's screen, in place on a desktop. Toasts stay clear of it. */
export function ThumbBar({ children, className }: ThumbBarProps) {
  return (
    <div
      data-thumb-bar
      className={cx(
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--bottom-bar) max-lg:z-15 max-lg:border-t max-lg:border-line',
        'max-lg:bg-surface max-lg:px-gutter max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
