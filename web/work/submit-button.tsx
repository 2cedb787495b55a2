import { Send } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isComplete, missingIn } from './missing-in.ts';
import { StillMissing } from './still-missing.tsx';

// It knows how to send again, which is rarely needed.
const SubmitWaits = lazy(() => import('./submit-waits.tsx').then((file) => ({ default: file.SubmitWaits })));
const SubmitDialog = fetchedAhead(() => import('./submit-dialog.tsx').then((file) => file.SubmitDialog));

interface SubmitButtonProps {
  job: JobDetail;
  /** What could still be done and need not be, said before it is submitted. */
  open?: ReactNode;
}

/** Submit Completion; before that, the ways to what is still missing, and afterwards that it waits for a signal. */
export function SubmitButton({ job, open }: SubmitButtonProps) {
  const { t } = useTranslation('work');
  const [asking, setAsking] = useState(false);
  const waiting = useWaiting(useSession().user?.id).filter(({ jobId }) => jobId === job.id);
  const submitted = waiting.find(({ what }) => what.kind === 'submit');
  // while the dialog sends it, its button shows that; what is said here is that it could not be sent yet
  if (submitted && !asking)
    return (
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <SubmitWaits one={submitted} />
      </Suspense>
    );
  const missing = missingIn(job, waiting);
  if (!isComplete(missing)) return <StillMissing missing={missing} />;
  return (
    <>
      <Button variant="primary" size="large" icon={Send} onClick={() => setAsking(true)}>
        {t('submit.button')}
      </Button>
      <OnceOpen open={asking}>
        <SubmitDialog
          job={job}
          unsent={waiting.filter(({ refusal, what }) => refusal === null && what.kind !== 'submit').length}
          open={asking}
          onOpenChange={setAsking}
        >
          {open}
        </SubmitDialog>
      </OnceOpen>
    </>
  );
}
