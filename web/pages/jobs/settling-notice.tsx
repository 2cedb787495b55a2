import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { DoubtsNotice } from '#web/payments/doubts-notice.tsx';
import { hasPhotoRemarks, PhotoRemarks } from '#web/payments/photo-remarks.tsx';
import { SettlesNotice } from '#web/payments/settles-notice.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

const PaidNotice = lazy(() => import('#web/payments/paid-notice.tsx').then((file) => ({ default: file.PaidNotice })));

/** What a submitted job waits for; paid before the host's eyes it says so in the same room, and nothing below it moves. */
export function SettlingNotice({ job }: { job: JobDetail }) {
  const [last, setLast] = useState(job);
  if (job.settlesAt !== null && job !== last) setLast(job);
  const isPaid = job.status === 'PAID' && last.settlesAt !== null;
  if (job.settlesAt === null && !isPaid) return null;
  return (
    // as high as what was said before, which may have been longer
    <div className="grid *:[grid-area:1/1]">
      <div className={isPaid ? 'invisible' : undefined}>
        {last.doubts.length > 0 ? (
          <DoubtsNotice job={last} linked />
        ) : (
          <SettlesNotice job={last} viewer="host">
            {hasPhotoRemarks(last) && (
              <ul className="mt-1 grid list-disc gap-1 ps-5">
                <PhotoRemarks job={last} way={<ToPhotos />} />
              </ul>
            )}
          </SettlesNotice>
        )}
      </div>
      <Suspense>{isPaid && <PaidNotice mayReview={job.can.includes('review')} />}</Suspense>
    </div>
  );
}

function ToPhotos() {
  const { t } = useTranslation('payments');
  return (
    <a href="#photos" className={textLinkStyle}>
      {t('doubts.photos')}
    </a>
  );
}
