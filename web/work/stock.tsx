import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Supply } from '#contract/supplies.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
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

/** One press says that it runs low, the next that it does not; with or without a signal. */
function SupplyRow({ jobId, supply }: { jobId: string; supply: Supply }) {
  const { t } = useTranslation('work');
  const { low, press } = useSupply(jobId, supply);
  return (
    <Checkbox
      size="row"
      checked={low ?? supply.lowSince !== null}
      onCheckedChange={press}
      label={t('supplies.isLow', { name: supply.name })}
    />
  );
}

/** What was last said about a supply here and has not arrived, and how to say something about it. */
function useSupply(jobId: string, { id: supplyId, name }: Supply) {
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const tellRefusal = useFailure({ failed: reasonAlone });
  const waiting = useWaiting(userId).flatMap(({ what, refusal }) =>
    what.kind === 'supply' && what.supplyId === supplyId && refusal === null ? [what.low] : [],
  );
  // until the phone has kept it, which may take the code for it to come
  const [pressed, setPressed] = useState<boolean | null>(null);
  async function say(low: boolean) {
    setPressed(low);
    const { keepOnSite, sendKept } = await onSite();
    const what = { kind: 'supply' as const, supplyId, name, low };
    const one = await keepOnSite(cache, { userId, jobId, what });
    const left = await sendKept(cache, one);
    if (!left?.refusal) return;
    await outbox.remove(left); // said now, so that it need not be looked for later
    await tellRefusal(errorOf(left.refusal));
  }
  const press = (low: boolean) =>
    void say(low)
      .catch(tellRefusal)
      .finally(() => setPressed(null));
  return { low: pressed ?? waiting.at(-1), press };
}
