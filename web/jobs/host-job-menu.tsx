import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';

const CancelJobDialog = fetchedAhead(() => import('./cancel-job-dialog.tsx').then((file) => file.CancelJobDialog));

interface HostJobMenuProps {
  job: JobDetail;
  /** The dialog in which the job is edited. */
  editor: (close: () => void) => ReactNode;
  /** Both sides' money if the job is canceled. */
  cancelMoney: ReactNode;
}

/** What a host may change about a job: edit it, and behind the dots cancel it; a single one needs no dots. */
export function HostJobMenu({ job, editor, cancelMoney }: HostJobMenuProps) {
  const { t } = useTranslation('jobs');
  const waits = useWaitsTyped();
  const [mayEdit, mayCancel] = [job.can.includes('edit'), job.can.includes('cancel')];
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(mayEdit && waits(`job:${job.id}`) ? 'edit' : null);
  const show = (dialog: 'edit' | 'cancel') => (shown: boolean) => setOpen(shown ? dialog : null);
  return (
    <div className="flex gap-2 empty:hidden">
      {mayEdit && (
        <Button className="max-sm:grow" onClick={() => setOpen('edit')}>
          {t('edit.button')}
        </Button>
      )}
      {mayCancel && !mayEdit && (
        // its words end where the page does
        <Button variant="quiet" className="md:-me-4" onClick={() => setOpen('cancel')}>
          {t('cancel.button')}
        </Button>
      )}
      {mayCancel && mayEdit && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('detail.more')} />}
          items={[{ label: t('cancel.button'), danger: true, onSelect: () => setOpen('cancel') }]}
        />
      )}
      <Suspense>{open === 'edit' && editor(() => setOpen(null))}</Suspense>
      <OnceOpen open={open === 'cancel'}>
        <CancelJobDialog job={job} money={cancelMoney} open={open === 'cancel'} onOpenChange={show('cancel')} />
      </OnceOpen>
    </div>
  );
}
