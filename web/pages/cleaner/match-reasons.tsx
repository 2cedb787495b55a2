import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';

interface MatchReasonsProps {
  /** Says what the reasons are for, to who cannot see where they stand. */
  label: string;
  reasons: readonly string[];
  className?: string;
}

/** Why a job is recommended, one tick to each reason. */
export function MatchReasons({ label, reasons, className }: MatchReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-soft', className)}>
      {reasons.map((reason) => (
        <li key={reason} className="flex items-center gap-1.5">
          <Check aria-hidden size={14} strokeWidth={2.2} className="shrink-0 text-green-ink" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
