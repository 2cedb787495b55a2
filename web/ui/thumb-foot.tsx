import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type ThumbFootProps = {
  children: ReactNode;
  className?: string;
  /** What it reaches the edges of. */
  within?: 'card' | 'page';
};

/**
 * The buttons at the end of a form: on a phone they stay at the bottom of the screen for as long as the form is in sight.
 * A field that is given the focus comes to stand above them.
 */
export function ThumbFoot({ children, className, within = 'card' }: ThumbFootProps) {
  return (
    <div
      data-thumb-foot
      className={cx(
        within === 'card' ? '-mx-4 px-4 thumb:bg-surface' : '-mx-gutter px-gutter thumb:bg-paper',
        'thumb:sticky thumb:bottom-(--bottom-bar) thumb:z-15 thumb:border-t thumb:border-line',
        'thumb:pt-3 thumb:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
