import { type ReactNode, Suspense, useId } from 'react';
import { Count } from './count.tsx';
import { focusAlong } from './focus-along.ts';
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
  const id = useId();
  const open = items.find((item) => item.value === value);
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={tabRow} onKeyDown={(event) => focusAlong(event)?.click()}>
        {items.map((item) => (
          <button
            key={item.value}
            ref={item === open ? keepInRow : undefined}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item === open}
            aria-controls={item === open ? `${id}-panel` : undefined}
            data-state={item === open ? 'active' : undefined}
            tabIndex={item === open ? 0 : -1}
            className={tabEntry}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
          </button>
        ))}
      </div>
      {open && (
        // What stands below stays out of sight until it is known how long the part is.
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part without buttons is reached by its reader too
          tabIndex={0}
          className="pt-5 has-[[role=status]]:min-h-dvh"
        >
          <Suspense fallback={<SkeletonRows />}>{open.content}</Suspense>
        </div>
      )}
    </div>
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
