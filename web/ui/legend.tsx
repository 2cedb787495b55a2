import { cx } from 'class-variance-authority';

const marks = {
  green: 'bg-green',
  apricot: 'bg-apricot',
  amber: 'bg-amber-tint shadow-[inset_0_0_0_1.5px_var(--amber)]',
  linen: 'h-1 w-3.5 bg-linen',
  unsure: 'h-2 w-3.5 bg-linen/50 border border-dashed border-ink-faint',
  clash: 'h-2 w-3.5 bg-linen shadow-[inset_0_0_0_1.5px_var(--apricot)]',
  hatched: 'w-4 hatched shadow-[inset_0_0_0_1px_var(--line-strong)]',
  dashed: 'border border-dashed border-line-strong',
  ink: 'bg-ink',
  red: 'bg-red',
};

export type LegendItem = { tone: keyof typeof marks; label: string };

/** The meaning of a picture's colors, in words. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-soft">
      {items.map((item) => (
        <li key={item.label} className="flex items-center gap-1.5">
          <span aria-hidden className={cx('size-2.25 rounded-[2px]', marks[item.tone])} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}
