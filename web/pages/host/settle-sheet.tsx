import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

interface SettleSheetProps {
  jobId: string;
  title: string;
  /** Wide enough for four bids side by side. */
  size?: 'wide' | 'widest';
  onClose: () => void;
  children: (job: JobDetail) => ReactNode;
}

/** A part of a job's page over the inbox, so that it is settled where one is. */
export function SettleSheet({ jobId, title, size = 'wide', onClose, children }: SettleSheetProps) {
  const { t } = useTranslation('hostLists');
  const read = useRead(getJob, { params: { id: jobId } });
  return (
    <Sheet open size={size} onOpenChange={onClose} title={title}>
      {read.data ? (
        // what reaches the edges of a page goes past those of a sheet
        <div className="-mx-4 overflow-clip px-4">{children(read.data)}</div>
      ) : read.error ? (
        <ReadFailed title={t('settle.failed')} read={read} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Sheet>
  );
}
