import type { ReactNode } from 'react';
import { Paragraphs } from './paragraphs.tsx';

type TextSectionProps = { id: string; title: string; text: string; more?: ReactNode };

/** One part of a text; `more` leads on from it. */
export function TextSection({ id, title, text, more }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-6 pb-8">
      <h2 id={`${id}-title`} className="text-20">
        {title}
      </h2>
      <div className="mt-3 grid max-w-prose gap-3 text-16 text-ink-soft">
        <Paragraphs text={text} />
        {more && <p>{more}</p>}
      </div>
    </section>
  );
}
