import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: LucideIcon;
    iconEnd?: LucideIcon;
    /** Keeps the width and the words, shows a spinner and ignores further presses. */
    loading?: boolean;
  };

/** The one button. Secondary by default: a screen has a single primary one. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, loading = false, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      disabled={rest.disabled || loading}
      className={cx(buttonStyle({ variant, size }), className)}
    >
      <ButtonIcon icon={icon} loading={loading} side="start" />
      {children}
      <ButtonIcon icon={iconEnd} side="end" />
    </button>
  );
}

type ButtonIconProps = { icon: LucideIcon | undefined; loading?: boolean; side: 'start' | 'end' };

export function ButtonIcon({ icon: Icon, loading, side }: ButtonIconProps) {
  if (loading) return <Spinner />;
  if (!Icon) return null;
  // an arrow at the end points onward, in the reading direction
  return <Icon aria-hidden size={18} strokeWidth={1.75} className={side === 'start' ? '-ms-0.5' : 'mirror -me-0.5'} />;
}
