import { cx } from 'class-variance-authority';
import { Link, type LinkProps } from './link.tsx';
import { textLinkStyle } from './text-link-style.ts';

export type TextLinkProps = LinkProps & {
  /** It stands by itself, at the end of a head or as the name of a row: as tall as a finger, and moves nothing around it. */
  alone?: boolean;
};

/** A link inside text: green ink, underlined, so that color is never the only sign. */
export function TextLink({ alone = false, className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx(textLinkStyle, alone && '-my-3 inline-block py-3', className)} />;
}
