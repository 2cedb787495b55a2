import { useTranslation } from 'react-i18next';
import type { Series } from '#contract/series.ts';
import { changeSeries } from '#contract/series-calls.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { InvitedFirst } from './invited-first.tsx';
import { SeriesFields } from './series-fields.tsx';
import { type SeriesValues, valuesOf } from './series-values.ts';

const schema = () => import('#contract/series.ts').then((file) => file.changeSeries.body);

const formId = 'change-series';

/** Changes a series from now on; what somebody has taken stays as agreed. */
export function ChangeSeriesDialog({ series, onClose }: { series: Series; onClose: () => void }) {
  const { t } = useTranslation('series');
  const values = valuesOf(series);
  const form = useContractForm<SeriesValues>(schema, { defaultValues: values });
  const save = useWrite(changeSeries, {
    onSuccess: () => {
      showToast({ title: t('toasts.changed'), tone: 'success' });
      onClose();
    },
    form,
    failed: reasonAlone,
  });
  const send = form.handleSubmit(({ firstDate, ...typed }) => {
    // all other dates follow from the first: it is another one only where the rhythm is
    const moves = firstDate !== values.firstDate || typed.every !== values.every;
    save.mutate({ params: { id: series.id }, body: { ...typed, ...(moves && { firstDate }) } });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change.title')}
      description={t('change.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('change.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {t('change.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={send} onKeyDown={onlyByButton}>
        <SeriesFields form={form} />
        <InvitedFirst form={form} />
        <Notice>{t('change.follows')}</Notice>
      </form>
    </Dialog>
  );
}
