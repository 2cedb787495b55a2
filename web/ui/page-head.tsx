import type { ReactNode } from 'react';

export type PageHeadProps = {
  title: ReactNode;
  /** The sentence that says what needs the reader now. */
  lede?: ReactNode;
  /** A badge next to the title. */
  badge?: ReactNode;
  /** The one primary action and whatever goes with it; below the text on a phone. */
  actions?: ReactNode;
  /** The way back, above the title. */
  back?: ReactNode;
};

/** The head of a screen: its one h1, the sentence, the action at the top right. */
export function PageHead({ title, lede, badge, actions, back }: PageHeadProps) {
  return (
    <header className="grid gap-4 pt-6 pb-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div className="min-w-0">
        {back && <div className="mb-1.5 text-13 text-ink-soft">{back}</div>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 tabIndex={-1} className="text-28">
            {title}
          </h1>
          {badge}
        </div>
        {lede && <p className="mt-1 text-16 text-ink-soft">{lede}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:*:grow">{actions}</div>}
    </header>
  );
}
