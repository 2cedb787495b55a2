import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** At the end of the head: a count, a link, a button. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page: opened by one dark rule, its content divided by hairlines. */
export function Section({ title, description, aside, level = 2, id, className, children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={titleId} className={cx('min-w-0 border-t border-rule pt-3', className)}>
      <div className="mb-3 flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Heading id={titleId} className="text-16">
          {title}
        </Heading>
        {aside && <div className="text-13 text-ink-soft">{aside}</div>}
        {description && <p className="w-full text-13 text-ink-soft">{description}</p>}
      </div>
      {children}
    </section>
  );
}
