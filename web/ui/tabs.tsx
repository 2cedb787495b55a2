import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, Suspense, useId } from 'react';
import { Count } from './count.tsx';
import { SkeletonRows } from './skeleton.tsx';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  count?: number;
  /** The count needs someone today. */
  hot?: boolean;
  /** A line before it: what comes now is of another kind. */
  apart?: boolean;
  /** What is counted, for who wonders. */
  countTitle?: string;
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
            title={item.countTitle}
            className={cx(tabEntry, item.apart && tabApart)}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
            {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
          </button>
        ))}
      </div>
      {open && (
        // What is below stays out of sight until the height of the part is known. The row is rule enough above the first.
        <div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part without buttons must be reachable too
          tabIndex={0}
          className="pt-5 has-[[role=status]]:min-h-dvh [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0"
        >
          <Suspense fallback={<SkeletonRows />}>{open.content}</Suspense>
        </div>
      )}
    </div>
  );
}

/**
 * The open tab is in sight in a scrolling row, with a piece of its neighbors, and again when a count or a font arrives
 * and makes the row longer. It scrolls no farther than that needs, so that the first tab stays whole for as long as there
 * is room for it. The page itself does not scroll.
 */
function keepInRow(entry: HTMLElement | null) {
  const row = entry?.parentElement;
  if (!row) return;
  const changes = new ResizeObserver(() => {
    const [own, seen] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
    const others = [...row.children].map((other) => other.getBoundingClientRect());
    const left = own.left - (others.some((other) => other.left < own.left) ? neighborPiece : 0);
    const right = own.right + (others.some((other) => other.right > own.right) ? neighborPiece : 0);
    if (right > seen.right) row.scrollBy({ left: right - seen.right });
    else if (left < seen.left) row.scrollBy({ left: left - seen.left });
  });
  for (const each of row.children) changes.observe(each);
  return () => changes.disconnect();
}

const neighborPiece = 56;

/**
 * Arrow keys along a row of buttons, in the reading direction and wrapping around; Home and End. Returns the button
 * that now has the focus, null for any other key.
 */
function focusAlong(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | null {
  const row = event.currentTarget;
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place = at < 0 ? undefined : placesOf(row, at)[event.key];
  const next = place === undefined ? undefined : buttons.at(place % buttons.length);
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}

function placesOf(row: HTMLElement, at: number): Record<string, number> {
  const [forward, backward] =
    getComputedStyle(row).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
}

const tabRow = 'no-scrollbar fade-ends flex gap-5 overflow-x-auto border-b border-line';

/** In the middle of the gap and as high as the words, quieter than the line below the row. */
const tabApart = 'ms-4 before:absolute before:-start-4.5 before:h-4 before:w-px before:bg-line-strong';

const tabEntry =
  'relative flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 text-14 font-medium whitespace-nowrap text-ink-soft hover:text-ink ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full focus-visible:outline-offset-[-2px] ' +
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:bg-green';
