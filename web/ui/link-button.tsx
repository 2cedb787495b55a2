import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { ButtonIcon } from './button.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Link, type LinkProps } from './link.tsx';

export type LinkButtonProps = LinkProps &
  ButtonLook & {
    icon?: LucideIcon;
    iconEnd?: LucideIcon;
    /** The icon at the start points back along the line, so it is mirrored in right-to-left. */
    directional?: boolean;
  };

/** A link that looks like a button: for going somewhere, never for doing something. Hovering fetches what it leads to. */
export function LinkButton({
  variant,
  size,
  icon,
  iconEnd,
  directional,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonStyle({ variant, size }), className)}>
      <ButtonIcon icon={icon} directional={directional} side="start" />
      {children}
      <ButtonIcon icon={iconEnd} side="end" />
    </Link>
  );
}
