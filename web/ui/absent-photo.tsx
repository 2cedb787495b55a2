import { cx } from 'class-variance-authority';
import { EyeOff } from 'lucide-react';

/** The place of a photograph that is not shown, in the frame of one that is. */
export function AbsentPhoto({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={cx(
        'grid aspect-4/3 place-content-center justify-items-center gap-1.5 rounded-tag bg-sunken p-2 text-center text-12 text-ink-soft',
        className,
      )}
    >
      <EyeOff aria-hidden size={16} strokeWidth={1.75} />
      <span className="hyphens-auto wrap-anywhere">{text}</span>
    </span>
  );
}
