import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods, postJob } from '#contract/calls.ts';
import { may } from '#web/platform/may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const CreateJob = fetchedAhead(() => import('./create-job.tsx').then((file) => file.CreateJob));

/** Creates a job beside the list of them; asks for a card first. */
export function CreateJobButton() {
  const { t } = useTranslation('hostLists');
  const [creating, setCreating] = useState(false);
  const cards = useRead(listPaymentMethods, { enabled: may(listPaymentMethods) }).data;
  if (!may(postJob)) return null;
  return (
    <>
      <span className="flex flex-wrap items-center gap-3 text-13 text-ink-soft max-sm:*:grow">
        {cards?.length === 0 && t('jobs.needsCard')}
        <Button variant="primary" icon={Plus} disabled={!cards?.length} onClick={() => setCreating(true)}>
          {t('jobs.create')}
        </Button>
      </span>
      <Suspense fallback={null}>{creating && <CreateJob onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}
