import { cx } from 'class-variance-authority';

export type CountProps = {
  value: number;
  /** Needs someone today. */
  hot?: boolean;
  className?: string;
};

/** A small number next to a label; its user must say what is counted. */
export function Count({ value, hot = false, className }: CountProps) {
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-12 leading-none font-semibold tabular-nums',
        hot ? 'bg-apricot-tint text-apricot-ink' : 'bg-sunken text-ink-soft',
        className,
      )}
    >
      {value}
    </span>
  );
}
