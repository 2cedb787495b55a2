import { cx } from 'class-variance-authority';
import { Link, type LinkProps } from './link.tsx';
import { textLinkStyle } from './text-link-style.ts';

/** A link inside text: green ink, underlined, so that color is never the only sign. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(textLinkStyle, className)} />;
}
