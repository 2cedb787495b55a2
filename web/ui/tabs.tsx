import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, Suspense } from 'react';
import { Count } from './count.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { tabEntry, tabRow } from './tab-style.ts';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  /** The count needs someone today. */
  hot?: boolean;
  /** Its code may be loaded when it is first opened. */
  content: ReactNode;
};

export type TabsProps<Value extends string> = {
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Names the row for screen readers. */
  label: string;
  className?: string;
};

/** Parts of one page, one shown at a time. Arrow keys move along the row, in the reading direction. */
export function Tabs<Value extends string>({ items, value, onValueChange, label, className }: TabsProps<Value>) {
  function change(next: string) {
    const chosen = items.find((item) => item.value === next);
    if (chosen) onValueChange(chosen.value);
  }
  return (
    <Radix.Root value={value} onValueChange={change} className={className}>
      <Radix.List aria-label={label} className={tabRow}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            ref={item.value === value ? keepInRow : undefined}
            value={item.value}
            className={tabEntry}
          >
            {item.label}
            {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-5">
          <Suspense fallback={<SkeletonRows />}>{item.content}</Suspense>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/**
 * The open tab stands in the middle of a row that scrolls, its neighbours in sight, and does so again when a count or a
 * font comes and makes the row longer. The page itself stays where it is.
 */
function keepInRow(entry: HTMLElement | null) {
  const row = entry?.parentElement;
  if (!row) return;
  const changes = new ResizeObserver(() => {
    const [own, seen] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: (own.left + own.right - seen.left - seen.right) / 2 });
  });
  for (const each of row.children) changes.observe(each);
  return () => changes.disconnect();
}
