import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** What it does, in words: the accessible name. */
  label: string;
  variant?: ButtonLook['variant'];
  size?: 'compact' | 'normal';
  loading?: boolean;
  /** The icon points along the line (an arrow, a chevron) and is mirrored in right-to-left. */
  directional?: boolean;
};

/** A square button with an icon and an accessible name. */
export function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, variant = 'quiet', size = 'normal', loading, directional, ...rest } = props;
  const square = size === 'compact' ? 'w-8 ps-0 pe-0' : 'w-10 ps-0 pe-0';
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      className={cx(buttonStyle({ variant, size }), square, 'pointer-coarse:w-11', rest.className)}
    >
      {loading ? (
        <Spinner />
      ) : (
        <Icon aria-hidden size={18} strokeWidth={1.75} className={cx(directional && 'mirror')} />
      )}
    </button>
  );
}
