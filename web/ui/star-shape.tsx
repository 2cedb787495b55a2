import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';

export function StarShape({ filled, size }: { filled: boolean; size: number }) {
  return (
    <Star
      aria-hidden
      size={size}
      strokeWidth={filled ? 0 : 1.75}
      className={cx(filled ? 'fill-amber text-amber' : 'text-line-strong')}
    />
  );
}
