import type { ReactNode } from 'react';

/** What this step asks for, in a large line and a sentence. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="pb-6">
      <h1 className="text-28 font-semibold lg:text-40">{title}</h1>
      <div className="mt-2.5 text-16 text-ink-soft [&_address]:inline-block [&_address]:max-w-full [&_address]:font-medium [&_address]:wrap-anywhere [&_address]:text-ink [&_address]:not-italic">
        {children}
      </div>
    </header>
  );
}
