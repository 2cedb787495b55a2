import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type CardProps = ComponentProps<'div'> & {
  /** Floats above the page: a shadow instead of an edge. */
  float?: boolean;
  /** Inner space; none for lists that run to the edge. */
  padding?: 'none' | 'normal' | 'large';
};

const space = { none: '', normal: 'p-4 sm:p-5', large: 'p-5 sm:p-8' };

/** A white sheet for something one can act on. Never inside another card. */
export function Card({ float = false, padding = 'normal', className, ...rest }: CardProps) {
  const edge = float ? 'border-transparent shadow-float' : 'border-line';
  return <div {...rest} className={cx('min-w-0 rounded-card border bg-surface', edge, space[padding], className)} />;
}
