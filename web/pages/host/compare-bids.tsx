import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';

const SettleChoice = lazy(() => import('./settle-choice.tsx').then((file) => ({ default: file.SettleChoice })));

/** Several bids can be put in order: the way to where they stand side by side, over the page. */
export function CompareBids({ job, count }: { job: HostJob; count: number }) {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" className="justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('jobs.chooseFrom', { count })}
      </Button>
      <Suspense>
        {open && <SettleChoice job={{ id: job.id, title: job.property.title }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
