import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The month's shape while it loads: the heads of the days, then rows with a bar each; on a phone a row a day. */
export function MonthSkeleton({ days }: { days: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="border-b border-line">
      <span className="sr-only">{t('loading')}</span>
      <div className="max-md:hidden">
        <div className="flex h-13.5 items-center gap-3 border-b border-line">
          <span className="w-44" />
          <Skeleton className="h-4 flex-1" />
        </div>
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex h-19 items-start gap-3 border-b border-line pt-2">
            <span className="grid w-41 gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-3 w-20" />
            </span>
            <Skeleton className="h-6.5 flex-1" />
          </div>
        ))}
      </div>
      <div className="border-t border-line md:hidden">
        {Array.from({ length: Math.min(days, 9) }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes without an identity
          <div key={day} className="flex h-15 items-center gap-3 border-b border-line">
            <Skeleton className="h-9 w-10" />
            <Skeleton className="h-9 flex-1" />
          </div>
        ))}
      </div>
    </div>
  );
}
