import { cx } from 'class-variance-authority';

export type ProgressProps = {
  /** Done so far; null while unknown. */
  value: number | null;
  max?: number;
  /** What is in progress; read out, and shown above the bar unless hidden. */
  label: string;
  hideLabel?: boolean;
  /** "3 of 6 sent", at the end of the label's line. */
  detail?: string;
  className?: string;
};

/** A thin bar with words. */
export function Progress({ value, max = 100, label, hideLabel, detail, className }: ProgressProps) {
  const share = value === null ? 35 : Math.min(100, (value / max) * 100);
  return (
    <div className={className}>
      {!hideLabel && (
        <div className="mb-1.5 flex justify-between gap-3 text-13">
          <span className="font-medium">{label}</span>
          {detail && <span className="text-ink-soft tabular-nums">{detail}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className={cx('block h-full rounded-full bg-green transition-[width]', value === null && 'animate-breathe')}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
