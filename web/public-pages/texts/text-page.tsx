import type { ReactNode } from 'react';

type TextPageProps = { title: string; lede: string; children: ReactNode };

/** A page to read: a heading, what it is about, a column of a good width for reading. */
export function TextPage({ title, lede, children }: TextPageProps) {
  return (
    <div className="page pt-12 pb-16 lg:pt-16">
      <div className="mx-auto max-w-3xl">
        <h1 tabIndex={-1} className="text-28 sm:text-40">
          {title}
        </h1>
        <p className="mt-3 mb-10 max-w-prose text-18 text-ink-soft">{lede}</p>
        {children}
      </div>
    </div>
  );
}
