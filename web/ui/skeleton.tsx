import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';

export type SkeletonProps = {
  shape?: 'line' | 'circle' | 'card';
  /** Size it like what will appear there: `h-4 w-40`. */
  className?: string;
};

const shapes = { line: 'rounded-tag', circle: 'rounded-full', card: 'rounded-card' };

/** One grey shape the size of what is to come. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden className={cx('block animate-breathe bg-sunken', shapes[shape], className)} />;
}

/** Rows shaped like a list's: two lines, something at the end. Announces once that it is loading. */
export function SkeletonRows({ rows = 4, avatar = false }: { rows?: number; avatar?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without an identity
        <div key={index} className="flex items-center gap-3 py-3.5">
          {avatar && <Skeleton shape="circle" className="size-9" />}
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
