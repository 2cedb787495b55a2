import { type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface DarkStripProps {
  /** What the strip is about; no connection unless it says otherwise. */
  icon?: LucideIcon;
  action?: ReactNode;
  children: ReactNode;
}

/** The strip above the page: white on black, so that it is read in the sun. It takes room of its own. */
export function DarkStrip({ icon: Icon = WifiOff, action, children }: DarkStripProps) {
  return (
    <div
      data-offline-bar
      className="flex h-(--offline-bar) items-center justify-center gap-2 bg-ink px-gutter text-13 leading-4 font-medium text-paper"
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0">{children}</p>
      {action}
    </div>
  );
}
