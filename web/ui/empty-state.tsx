import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title: string;
  /** What will be shown here, and why it is not yet. */
  description?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
  icon?: LucideIcon;
};

/** An empty list says what goes here and offers the first step. */
export function EmptyState({ title, description, action, icon: Icon }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-dashed border-line-strong px-5 py-6">
      {Icon && <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-green-ink" />}
      <div className="min-w-56 flex-1">
        <p className="text-16 font-semibold">{title}</p>
        {description && <p className="max-w-prose text-14 text-ink-soft">{description}</p>}
      </div>
      {action}
    </div>
  );
}
