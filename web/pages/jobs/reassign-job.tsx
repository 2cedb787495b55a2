import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const ReassignDialog = fetchedAhead(() => import('./reassign-dialog.tsx').then((file) => file.ReassignDialog));

/** An admin takes a job from its cleaner, for another. */
export function ReassignJob({ job }: { job: Pick<Job, 'id' | 'cleanerId'> }) {
  const { t } = useTranslation('reassign');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('open')}</Button>
      <Suspense>{asked && <ReassignDialog job={job} onClose={() => setAsked(false)} />}</Suspense>
    </>
  );
}
