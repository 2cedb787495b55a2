import { ArrowLeft, ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Stock } from '../stock.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { SubmitOpens } from '../submit-opens.tsx';
import { TellHost } from '../tell-host/tell-host.tsx';
import { useOpening } from '../use-opening.ts';
import { HandedIn } from './handed-in.tsx';
import { isSettled } from './is-settled.ts';
import { SpotsLeft, SpotsToTake } from './spots-left.tsx';
import { StepBar } from './step-bar.tsx';
import type { Step } from './steps.ts';
import { useStepName } from './use-step-name.ts';
import type { Steps } from './use-steps.ts';

interface FinishStepProps {
  job: JobDetail;
  steps: Steps;
  userId: string;
  /** What the cleaner gets for it. */
  money?: { label: string; amount: string } | null;
}

/** What is still missing, each the way to it; then Submit Completion. */
export function FinishStep({ job, steps, userId, money }: FinishStepProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const kept = useWaiting(userId).filter(({ jobId, refusal }) => jobId === job.id && refusal === null);
  // that it was submitted is said at the button
  const waiting = kept.filter(({ what }) => what.kind !== 'submit').length;
  const missing = steps.all.filter((step) => isMissing(step, steps));
  const [first] = missing;
  const { left } = steps.spots;
  const after = steps.all.find(({ kind }) => kind === 'after');
  const at = ({ id: spot }: { id: string }) => (after ? steps.at(after, { spot }) : '');
  return (
    <>
      {first ? (
        <p className="text-16 text-ink-soft">{t('finish.missing')}</p>
      ) : left.length > 0 ? (
        <SpotsLeft {...{ job, left, at }} />
      ) : (
        <p className="flex items-center gap-2 text-16">
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-green-ink" />
          <Settled job={job} waiting={waiting} />
        </p>
      )}
      <div>
        <Rest steps={steps} missing={missing} waiting={waiting} />
        <HandedIn {...{ job, steps, money }} waiting={kept} />
      </div>
      {!steps.taken.has('BEFORE') && <p className="text-14 text-ink-soft">{t('finish.noBefore')}</p>}
      <Stock job={job} />
      <TellHost job={job} userId={userId} />
      {first && !job.helping ? (
        // one way back is enough
        <StepBar steps={{ ...steps, previous: undefined }}>
          <WayBack step={first} steps={steps} />
        </StepBar>
      ) : (
        <StepBar steps={steps}>
          {job.helping ? (
            <p className="text-14">{t('work:by.submits', { name: job.cleaner?.name ?? '' })}</p>
          ) : (
            <Submit job={job} open={left.length > 0 && <SpotsToTake {...{ job, left, at }} />} />
          )}
        </StepBar>
      )}
    </>
  );
}

/** To the first step that is not done: only to submit is filled here. */
function WayBack({ step, steps }: { step: Step; steps: Steps }) {
  const { t } = useTranslation('onSite');
  const nameOf = useStepName();
  return (
    <LinkButton
      {...{ to: steps.at(step), variant: 'tinted', size: 'large', icon: ArrowLeft }}
      directional
      className="min-h-13 py-1.5 whitespace-normal"
    >
      <span className="grid min-w-0 text-start wrap-anywhere">
        {t('previous', { step: nameOf(step) })}
        {step.tasks.length > 0 && (
          <span className="text-13 font-normal">
            <Left step={step} />
          </span>
        )}
      </span>
    </LinkButton>
  );
}

/** Everything is done only where nothing was skipped. */
function Settled({ job: { tasks, helping }, waiting }: { job: JobDetail; waiting: number }) {
  const { t } = useTranslation('onSite');
  const skipped = tasks.filter(({ doneAt, skippedReason }) => doneAt === null && skippedReason !== null).length;
  if (skipped > 0) return t('finish.withSkipped', { number: skipped });
  return t(helping ? 'finish.helped' : waiting > 0 ? 'finish.readyUnsent' : 'finish.ready');
}

/**
 * The ways to what is missing; how much waits for a signal. Once all of it is sent, that is said in the same place: nothing
 * is to move up under a thumb.
 */
function Rest({ steps, missing, waiting }: { steps: Steps; missing: readonly Step[]; waiting: number }) {
  const { t } = useTranslation(['onSite', 'work']);
  const nameOf = useStepName();
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting > 0 && !hasWaited) setHasWaited(true);
  if (missing.length === 0 && !hasWaited) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {missing.map((step) => (
        <Missing key={step.id} to={steps.at(step)} detail={<Left step={step} />}>
          {nameOf(step)}
        </Missing>
      ))}
      {waiting > 0 && <li className="py-3 text-16">{t('work:submit.waiting', { number: waiting })}</li>}
      {waiting === 0 && hasWaited && <AllSent />}
    </ul>
  );
}

/** In words that the strip at the top has fetched, where it had time to show. */
function AllSent() {
  const { t, i18n } = useTranslation('offline');
  return i18n.exists('offline:none') && <li className="py-3 text-16">{t('none')}</li>;
}

/** Only what the server would refuse without: required tasks, and a photo of what is left. */
const isMissing = ({ kind, tasks }: Step, { taken }: Steps): boolean =>
  (kind === 'after' && !taken.has('AFTER')) || tasks.some((task) => task.required && !isSettled(task));

function Left({ step: { kind, tasks } }: { step: Step }) {
  const { t } = useTranslation(['onSite', 'work']);
  if (kind === 'after') return t('work:submit.afterPhoto');
  return t('finish.left', { number: tasks.filter((task) => task.required && !isSettled(task)).length });
}

function Missing({ to, detail, children }: { to: string; detail: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center gap-3 py-2 hover:text-green-ink">
        <Circle aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 text-16 font-medium wrap-anywhere">
          {children}
          <span className="block text-13 font-normal text-ink-soft">{detail}</span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mirror shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}

/** Work may begin before the job's start, and is handed in from then on. */
function Submit({ job, open }: { job: JobDetail; open: ReactNode }) {
  const waits = !job.can.includes('submit');
  const early = useOpening(job.startTime, waits) && waits;
  return early ? <SubmitOpens job={job} /> : <SubmitButton job={job} open={open} />;
}
