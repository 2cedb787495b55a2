import { cx } from 'class-variance-authority';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { ofOneHeight } from './of-one-height.ts';

/** What every section of the panel has at the end of its head; the panel fills it in, elsewhere there is nothing. */
export const HeadTools = createContext<ComponentType<{ exportButton?: ReactNode }> | null>(null);

interface SectionHeadProps {
  title: string;
  /** How many there are in all, worded; null until it is known. Left out where nothing is counted. */
  count?: string | null;
  /** Below the title. */
  lede?: ReactNode;
  /** What is listed below, filtered as it is shown, as a file. */
  exportButton?: ReactNode;
  /** What the section is for, as its one button. */
  action?: ReactNode;
}

/** The head of a section: its title, and what can be done from anywhere. */
export function SectionHead({ title, count, lede, exportButton, action }: SectionHeadProps) {
  const Tools = useContext(HeadTools);
  return (
    <div className={cx('flex flex-wrap items-center gap-x-2 gap-y-1', ofOneHeight)}>
      <div className="flex min-w-48 flex-1 flex-wrap items-baseline gap-x-3">
        <h1 tabIndex={-1} className="max-w-full text-28 hyphens-auto wrap-anywhere">
          {title}
        </h1>
        {/* has its place before it is known, so that the head never breaks into another line */}
        {count !== undefined && (
          <span className="min-w-8 text-13 text-ink-soft tabular-nums max-sm:min-h-[1lh] max-sm:basis-full">
            {count}
          </span>
        )}
      </div>
      {Tools ? <Tools exportButton={exportButton} /> : exportButton}
      {action && <div className="grid max-sm:order-1 max-sm:mt-2 max-sm:basis-full">{action}</div>}
      {lede && <p className="basis-full text-14 text-ink-soft">{lede}</p>}
    </div>
  );
}
