import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeJob, getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { useTaskName } from '#web/platform/task-name.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { isComplete, missingIn } from './missing-in.ts';
import { photosPlace, taskPlace } from './places.ts';

interface SubmitDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What submitting means; or what is missing, each with the way there, and what has not been sent yet. */
export function SubmitDialog({ job, open, onOpenChange }: SubmitDialogProps) {
  const { t } = useTranslation('work');
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const waiting = useWaiting(userId).filter(({ jobId }) => jobId === job.id).length;
  const submit = useWrite(changeJob, {
    onSuccess: () => {
      onOpenChange(false);
      showToast({ title: t('toasts.updated'), description: t('toasts.submitted'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: async ({ error }) => {
      // Another device may have changed the list: show it as the server knows it.
      if (isRefusal(error, 'checklist_incomplete')) await queryClient.invalidateQueries({ queryKey: readKey(getJob) });
    },
  });
  const complete = isComplete(missingIn(job)) && waiting === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={complete ? t('submit.title') : t('submit.missingTitle')}
      description={complete ? t(hasSkipped(job) ? 'submit.textSkipped' : 'submit.text') : t('submit.missingText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('submit.back')}</Button>
          {complete && (
            <Button
              variant="primary"
              loading={submit.isPending}
              onClick={() => submit.mutate({ params: { id: job.id }, body: { status: 'SUBMITTED' } })}
            >
              {t('submit.confirm')}
            </Button>
          )}
        </>
      }
    >
      {!complete && <MissingList job={job} waiting={waiting} onGo={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface MissingListProps {
  job: JobDetail;
  /** How many things of this job the server does not have yet. */
  waiting: number;
  onGo: () => void;
}

function MissingList({ job, waiting, onGo }: MissingListProps) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const { tasks, afterPhoto } = missingIn(job);
  return (
    <ul className="divide-y divide-line border-y border-line text-16">
      {tasks.map((task) => (
        <Missing key={task.id} place={taskPlace(task.id)} name={nameOf(task)} onGo={onGo} />
      ))}
      {afterPhoto && <Missing place={photosPlace} name={t('submit.afterPhoto')} onGo={onGo} />}
      {waiting > 0 && <li className="py-2.5">{t('submit.waiting', { number: waiting })}</li>}
    </ul>
  );
}

/** A way and no address: the page is the same, and going back is to leave the job. */
function Missing({ place, name, onGo }: { place: string; name: string; onGo: () => void }) {
  function go() {
    onGo();
    // the dialog gives the focus back to its button first
    setTimeout(() => {
      const found = document.getElementById(place);
      found?.scrollIntoView({ block: 'center' });
      found?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
    }, 100);
  }
  return (
    <li>
      <button
        type="button"
        onClick={go}
        className="flex min-h-11 w-full items-center gap-3 py-2.5 text-start hover:text-green-ink"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft rtl:-scale-x-100" />
      </button>
    </li>
  );
}

/** Then the card waits longer for the host's word. */
const hasSkipped = ({ tasks }: Pick<JobDetail, 'tasks'>): boolean =>
  tasks.some(({ required, skippedReason }) => required && skippedReason !== null);
