import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** At the end of the head: a count, a link, a button. */
  aside?: ReactNode;
  level?: 2 | 3;
  /** On a phone, or `always`, the page's own heading says as much: the title is for screen readers there. */
  namedAbove?: boolean | 'always';
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page: opened by one dark rule, its content divided by hairlines. */
export function Section(props: SectionProps) {
  const { title, description, aside, level = 2, namedAbove = false, id, className, children } = props;
  const titleId = useId();
  const isAlways = namedAbove === 'always';
  const isUnseen = isAlways && !aside && !description;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cx(
        'min-w-0 border-t border-rule',
        isAlways ? 'border-t-0' : namedAbove && 'max-md:border-t-0 max-md:pt-0',
        !isAlways && 'pt-3',
        className,
      )}
    >
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1',
          !isUnseen && (namedAbove ? 'mb-3 md:min-h-6' : 'mb-3 min-h-6'),
          namedAbove && !aside && !description && 'max-md:mb-0',
        )}
      >
        <Heading id={titleId} className={cx('text-16', isAlways ? 'sr-only' : namedAbove && 'max-md:sr-only')}>
          {title}
        </Heading>
        {aside && (
          <div className={cx('text-13 text-ink-soft', isAlways ? 'grow' : namedAbove && 'max-md:grow')}>{aside}</div>
        )}
        {description && <p className="w-full text-13 text-ink-soft">{description}</p>}
      </div>
      {children}
    </section>
  );
}
