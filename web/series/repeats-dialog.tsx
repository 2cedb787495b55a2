import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import type { Series } from '#contract/series.ts';
import { listSeries } from '#contract/series-calls.ts';
import { startSeries } from '#contract/start-series-call.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AfterStays } from './after-stays.tsx';
import { BothPost } from './both-post.tsx';
import { SeriesCard } from './series-card.tsx';

interface RepeatsDialogProps {
  property: Property;
  onClose: () => void;
}

/** All that is cleaned again and again at a property: after its stays, and on certain days. */
export function RepeatsDialog({ property, onClose }: RepeatsDialogProps) {
  const { t } = useTranslation('series');
  const series = useRead(listSeries, { params: { id: property.id } });
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={t('dialog.title', { title: property.title })}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          {may(startSeries) && (
            <LinkButton variant="primary" to={to('hostPostJob', undefined, { property: property.id, repeat: 'week' })}>
              {t('dialog.add')}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <AfterStays property={property} />
        {series.data && series.data.length > 0 && <BothPost property={property} />}
        {series.isPending && <Skeleton shape="card" className="h-56" />}
        {series.error && !series.data && <ReadFailed title={t('dialog.failed')} read={series} />}
        {series.data && <p className="text-14 text-ink-soft">{t(`dialog.${toldOf(series.data)}`)}</p>}
        {series.data?.map((each) => (
          <SeriesCard key={each.id} series={each} />
        ))}
      </div>
    </Dialog>
  );
}

/** Whether anything of it is posted by itself, as long as it is not paused. */
function toldOf(series: readonly Series[]): 'text' | 'paused' | 'none' {
  if (series.length === 0) return 'none';
  return series.some(({ status }) => status === 'ACTIVE') ? 'text' : 'paused';
}
