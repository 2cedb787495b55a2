import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import { markSupply } from '#contract/home-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Supply } from '#contract/supplies.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Section } from '#web/ui/section.tsx';

/** What the home should not run out of: for the cleaner at work to mark, for its host to read. */
export function Stock({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  if (job.supplies.length === 0) return null;
  const marks = job.can.includes('tickTasks');
  return (
    <Section title={t('supplies.title')}>
      {marks && <p className="mb-1 text-13 text-ink-soft">{t('supplies.help')}</p>}
      <ul className="divide-y divide-line">
        {job.supplies.map((supply) => (
          <li key={supply.id}>
            {marks ? (
              <SupplyRow jobId={job.id} supply={supply} />
            ) : (
              <p className="flex min-h-11 items-center justify-between gap-3 text-14">
                <bdi className="min-w-0 wrap-anywhere">{supply.name}</bdi>
                {supply.lowSince && <Badge tone="amber">{t('supplies.low')}</Badge>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One press says that it runs low, the next that it does not. */
function SupplyRow({ jobId, supply }: { jobId: string; supply: Supply }) {
  const { t } = useTranslation('work');
  /** What was pressed, until the server has it: the box answers at once. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const over = () => setPressed(null);
  const mark = useWrite(markSupply, {
    ...{ onSuccess: over, onError: over },
    known: (cache, changed) =>
      cache.setQueryData<JobDetail>(
        readKey(getJob, { params: { id: jobId } }),
        (job) => job && { ...job, supplies: job.supplies.map((one) => (one.id === changed.id ? changed : one)) },
      ),
    failed: reasonAlone,
  });
  const press = (low: boolean) => {
    setPressed(low);
    mark.mutate({ params: { id: jobId, supplyId: supply.id }, body: { low } });
  };
  return (
    <Checkbox
      size="row"
      checked={pressed ?? supply.lowSince !== null}
      onCheckedChange={press}
      label={t('supplies.isLow', { name: supply.name })}
    />
  );
}
