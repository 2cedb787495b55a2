import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { AccessPanel } from '#web/access/access-panel.tsx';
import { StepBar } from '#web/work/on-site/step-bar.tsx';
import type { Steps } from '#web/work/on-site/use-steps.ts';
import { Door } from './door.tsx';
import { Way } from './way.tsx';

/** The first step on site: the way there, the way in, what the host wrote, and what to do at a closed door. */
export function AccessStep({ job, steps }: { job: JobDetail; steps: Steps }) {
  const { t } = useTranslation('jobs');
  const { address, notes } = job.property;
  const waits = job.waiting?.endedAt === null;
  return (
    <>
      {waits && <Door job={job} side="assigned" />}
      {address && (
        <div className="grid gap-2">
          <p className="text-16">
            <bdi>{address}</bdi>
          </p>
          <Way job={job} />
        </div>
      )}
      <AccessPanel job={job} />
      {!waits && <Door job={job} side="assigned" />}
      <dl className="grid gap-4 text-16">
        <Written label={t('details.instructions')} text={job.specialInstructions} />
        <Written label={t('details.notes')} text={notes} />
      </dl>
      <StepBar steps={steps} />
    </>
  );
}

function Written({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}
