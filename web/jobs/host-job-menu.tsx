import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { EditJobDialog } from './edit-job-dialog.tsx';

/** What a host may change about a job: edit it, and behind the dots cancel it. */
export function HostJobMenu({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  const show = (dialog: 'edit' | 'cancel') => (shown: boolean) => setOpen(shown ? dialog : null);
  return (
    <div className="flex gap-2">
      {job.can.includes('edit') && (
        <Button className="max-sm:grow" onClick={() => setOpen('edit')}>
          {t('edit.button')}
        </Button>
      )}
      {job.can.includes('cancel') && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('detail.more')} />}
          items={[{ label: t('cancel.button'), danger: true, onSelect: () => setOpen('cancel') }]}
        />
      )}
      <EditJobDialog job={job} open={open === 'edit'} onOpenChange={show('edit')} />
      <CancelJobDialog job={job} open={open === 'cancel'} onOpenChange={show('cancel')} />
    </div>
  );
}
