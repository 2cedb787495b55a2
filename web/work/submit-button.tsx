import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeJob, getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useTaskName } from '#web/platform/task-name.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Submit Completion; what is still missing is said before anything is sent. */
export function SubmitButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const submit = useWrite(changeJob, {
    onSuccess: () => {
      setAsking(false);
      showToast({ title: t('toasts.updated'), description: t('toasts.submitted'), tone: 'success' });
    },
    failed: reasonAlone,
    onError: async ({ error }) => {
      // Another device may have changed the list: show it as the server knows it.
      if (isRefusal(error, 'checklist_incomplete')) await queryClient.invalidateQueries({ queryKey: readKey(getJob) });
    },
  });
  const complete = isComplete(missingIn(job));
  return (
    <>
      {/* Filled only once it submits: before, it tells what is left. */}
      <Button variant={complete ? 'primary' : 'tinted'} size="large" icon={Send} onClick={() => setAsking(true)}>
        {t('submit.button')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={complete ? t('submit.title') : t('submit.missingTitle')}
        description={complete ? t(hasSkipped(job) ? 'submit.textSkipped' : 'submit.text') : t('submit.missingText')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('submit.back')}</Button>
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
        {!complete && <MissingList job={job} />}
      </Dialog>
    </>
  );
}

function MissingList({ job }: { job: JobDetail }) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const { tasks, afterPhoto } = missingIn(job);
  return (
    <ul className="divide-y divide-line border-y border-line text-16">
      {tasks.map((task) => (
        <li key={task.id} className="py-2.5">
          {nameOf(task)}
        </li>
      ))}
      {afterPhoto && <li className="py-2.5">{t('submit.afterPhoto')}</li>}
    </ul>
  );
}

interface Missing {
  /** Required tasks that are neither ticked nor skipped. */
  tasks: readonly Task[];
  afterPhoto: boolean;
}

/** What still stands between this work and its submission, as far as the screen knows; the server has the last word. */
function missingIn({ tasks, deliverables }: Pick<JobDetail, 'tasks' | 'deliverables'>): Missing {
  return {
    tasks: tasks.filter(({ required, doneAt, skippedReason }) => required && doneAt === null && skippedReason === null),
    afterPhoto: !deliverables.some(({ photoType }) => photoType === 'AFTER'),
  };
}

/** Then the card waits longer for the host's word. */
const hasSkipped = ({ tasks }: Pick<JobDetail, 'tasks'>): boolean =>
  tasks.some(({ required, skippedReason }) => required && skippedReason !== null);

const isComplete = ({ tasks, afterPhoto }: Missing): boolean => tasks.length === 0 && !afterPhoto;
