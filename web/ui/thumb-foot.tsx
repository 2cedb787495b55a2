import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type ThumbFootProps = { children: ReactNode; className?: string };

/** The buttons at the end of a form: on a phone they stay at the bottom of the screen for as long as the form is in sight. */
export function ThumbFoot({ children, className }: ThumbFootProps) {
  return (
    <div
      className={cx(
        '-mx-4 px-4 thumb:sticky thumb:bottom-(--bottom-bar) thumb:z-15 thumb:border-t thumb:border-line thumb:bg-surface',
        'thumb:pt-3 thumb:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
