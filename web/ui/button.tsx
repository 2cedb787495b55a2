import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: LucideIcon;
    iconEnd?: LucideIcon;
    /** The icon at the start points along the line, so it is mirrored in right-to-left. */
    directional?: boolean;
    /** Keeps the width and the words, shows a spinner and ignores further presses. */
    loading?: boolean;
  };

/** The one button. Secondary by default: a screen has a single primary one. */
export function Button(props: ButtonProps) {
  const { variant, size, wraps, icon, iconEnd, directional, loading = false, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      className={cx(buttonStyle({ variant, size, wraps }), className)}
    >
      <ButtonIcon icon={icon} directional={directional} loading={loading} side="start" />
      {children}
      <ButtonIcon icon={iconEnd} side="end" />
    </button>
  );
}

interface ButtonIconProps {
  icon: LucideIcon | undefined;
  directional?: boolean | undefined;
  loading?: boolean;
  side: 'start' | 'end';
}

export function ButtonIcon({ icon: Icon, directional, loading, side }: ButtonIconProps) {
  if (loading) return <Spinner />;
  if (!Icon) return null;
  // an arrow at the end points onward, in the reading direction
  const place = side === 'start' ? cx(directional && 'mirror', '-ms-0.5') : 'mirror -me-0.5';
  return <Icon aria-hidden size={18} strokeWidth={1.75} className={place} />;
}
