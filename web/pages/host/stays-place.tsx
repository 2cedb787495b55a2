import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As wide as a home with its day, about. */
const widths = ['w-48', 'w-40', 'w-44'];

/** Where the coming check-outs will stand, named from the first moment on. */
export function StaysPlace() {
  const { t } = useTranslation('posting');
  return (
    <div className="min-h-15 pointer-coarse:min-h-18">
      <p className="mb-1.5 text-13 font-medium">{t('ahead.label')}</p>
      <div className="flex h-8 flex-wrap gap-2 overflow-hidden pointer-coarse:h-11">
        {widths.map((width) => (
          <Skeleton key={width} className={`h-8 shrink-0 pointer-coarse:h-11 ${width}`} />
        ))}
      </div>
    </div>
  );
}
