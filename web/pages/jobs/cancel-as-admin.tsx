import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelAsAdmin } from '#contract/job-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { formatMoney, formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const ReasonDialog = fetchedAhead(() => import('../admin/reason-dialog.tsx').then((file) => file.ReasonDialog));

type CanceledJob = Pick<
  Job,
  'id' | 'title' | 'status' | 'startTime' | 'endTime' | 'timeZone' | 'payoutCents' | 'cleaner'
>;

/** An admin calls a job off, with a reason. */
export function CancelAsAdmin({ job }: { job: CanceledJob }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState(false);
  const text = useConsequences(job);
  const close = () => setAsked(false);
  const cancel = useWrite(cancelAsAdmin, { onSuccess: close, failed: reasonAlone, onError: close });
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('job.cancel')}
      </Button>
      <Suspense>
        {asked && (
          <ReasonDialog
            title={t('job.cancelTitle', { home: `\u2068${job.title}\u2069` })}
            text={text}
            confirm={t('job.cancel')}
            words={{ keep: t('job.keep') }}
            danger
            long
            sending={cancel.isPending}
            onClose={close}
            onConfirm={(reason) => cancel.mutate({ params: { id: job.id }, body: { reason } })}
          >
            <Which job={job} />
          </ReasonDialog>
        )}
      </Suspense>
    </>
  );
}

/** What becomes of the money, as far as there can be any, and who is told. */
function useConsequences({ status, cleaner }: CanceledJob): string {
  const { t } = useTranslation('admin');
  if (!cleaner) return t('job.cancelOpen');
  // only after the work can a payment be on its way
  return t(status === 'SUBMITTED' ? 'job.cancelDone' : 'job.cancelHired', { name: `\u2068${cleaner.name}\u2069` });
}

/** The one that is meant: when, with whom, for how much. */
function Which({ job: { startTime, endTime, timeZone, payoutCents, cleaner } }: { job: CanceledJob }) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return (
    <Facts
      narrow
      facts={[
        {
          key: 'when',
          label: t('jobs.start'),
          value: <span data-wide>{formatRange(startTime, endTime, { language, timeZone })}</span>,
        },
        { key: 'cleaner', label: t('jobs.cleaner'), value: cleaner ? <bdi>{cleaner.name}</bdi> : t('jobs.noCleaner') },
        { key: 'payout', label: t('jobs.payout'), value: <bdi>{formatMoney(payoutCents)}</bdi> },
      ]}
    />
  );
}
