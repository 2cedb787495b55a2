import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { isComplete, missingIn } from './missing-in.ts';

const SubmitDialog = fetchedAhead(() => import('./submit-dialog.tsx').then((file) => file.SubmitDialog));

/** Submit Completion; what is still missing is said before anything is sent. */
export function SubmitButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const [asking, setAsking] = useState(false);
  const complete = isComplete(missingIn(job));
  return (
    <>
      {/* Filled only once it submits: before, it tells what is left. */}
      <Button variant={complete ? 'primary' : 'tinted'} size="large" icon={Send} onClick={() => setAsking(true)}>
        {t('submit.button')}
      </Button>
      <OnceOpen open={asking}>
        <SubmitDialog job={job} open={asking} onOpenChange={setAsking} />
      </OnceOpen>
    </>
  );
}
