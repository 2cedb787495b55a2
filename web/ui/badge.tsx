import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const badgeStyle = cva(
  'inline-flex min-h-5.5 items-center gap-1.5 rounded-full px-2.25 text-12 font-medium whitespace-nowrap tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        // on a row that is green itself
        green: 'bg-green-tint text-green-ink in-data-tinted:bg-surface',
        apricot: 'bg-apricot-tint text-apricot-ink',
        amber: 'bg-amber-tint text-amber-ink',
        red: 'bg-red-tint text-red-ink',
        solid: 'bg-green text-on-green',
        line: 'border border-line-strong text-ink-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>['tone']>;

export type BadgeProps = {
  tone?: BadgeTone;
  icon?: LucideIcon;
  /** Always a word: the color only repeats it. */
  children: ReactNode;
  className?: string;
};

/** A state as a word. */
export function Badge({ tone, icon: Icon, children, className }: BadgeProps) {
  return (
    <span className={cx(badgeStyle({ tone }), className)}>
      {Icon && <Icon aria-hidden size={13} strokeWidth={2.1} className="-ms-0.5 shrink-0" />}
      {children}
    </span>
  );
}
