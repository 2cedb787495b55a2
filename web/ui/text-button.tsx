import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { textLinkStyle } from './text-link-style.ts';

/** An action that reads as a link in running text ("Try again"). */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(textLinkStyle, 'disabled:text-ink-faint disabled:no-underline pointer-coarse:min-h-11', className)}
    />
  );
}
