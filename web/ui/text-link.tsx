import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { textLinkStyle } from './text-link-style.ts';

/** A link inside text: green ink, underlined, so that color is never the only sign. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx(textLinkStyle, className)} />;
}
