import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwedJob } from '#contract/errors.ts';
import type { Property } from '#contract/properties.ts';
import { useWithHome } from '#web/platform/homes/use-with-home.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { firstValues } from './first-values.ts';
import { postedThen } from './posted-then.ts';
import { PostingFields } from './posting-fields.tsx';
import { useLiveJobs } from './use-live-jobs.ts';
import { usePostingForm } from './use-posting-form.ts';

interface CreateJobDialogProps {
  properties: readonly Property[];
  onClose: () => void;
  onCardNeeded: (postAgain: () => void, payoutCents: number) => void;
  onOwed: (owed: OwedJob, postAgain: () => void) => void;
  /** Both sides' money and what posting agrees to, at a budget. */
  money: (payoutCents: number) => ReactNode;
}

/** Creates a job from the dashboard; cannot be sent before a property is chosen. */
export function CreateJobDialog({ properties: known, onClose, onCardNeeded, onOwed, money }: CreateJobDialogProps) {
  const { t } = useTranslation('posting');
  const jobs = useLiveJobs();
  const { form, submit, posting, posted, others } = usePostingForm({
    jobs,
    values: firstValues(known),
    zoneOf: (id) => properties.find((property) => property.id === id)?.timeZone,
    onCardNeeded: (postAgain) => onCardNeeded(postAgain, form.getValues('payoutCents')),
    onOwed,
    onPosted: () => {
      showToast({ title: t('toasts.created'), tone: 'success' });
      onClose();
    },
  });
  const [propertyId, payout, startTime, endTime] = form.watch(['propertyId', 'payoutCents', 'startTime', 'endTime']);
  const properties = useWithHome(known, propertyId);
  const home = properties.find(({ id }) => id === propertyId);
  const overlaps = home && postedThen(others, home, { startTime, endTime });
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title={t('dialog.title')}
      description={t('dialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          {!posted && (
            <Button type="submit" form="create-job" variant="primary" loading={posting} disabled={propertyId === ''}>
              {t(overlaps ? 'overlap.anyway' : 'dialog.submit')}
            </Button>
          )}
        </>
      }
    >
      <form id="create-job" noValidate className="grid gap-5" onSubmit={submit} onKeyDown={onlyByButton}>
        <PostingFields form={form} properties={properties} jobs={others} posted={posted} />
        {propertyId !== '' && !posted && Number.isSafeInteger(payout) && money(payout)}
      </form>
    </Dialog>
  );
}
