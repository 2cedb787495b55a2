import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { useTaskName } from '#web/platform/task-name.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';

const TaskCamera = fetchedAhead(() => import('./task-camera.tsx').then((file) => file.TaskCamera));

/** Opens the camera of a task; tells how many photos it has, sent or not. */
export function TaskCameraButton({ job, task }: { job: JobDetail; task: Task }) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const [open, setOpen] = useState(false);
  const sent = job.deliverables.filter(({ taskId }) => taskId === task.id);
  const waiting = useWaiting(useSession().user?.id).filter(
    ({ jobId, what }) => jobId === job.id && what.kind === 'photo' && what.taskId === task.id,
  );
  const count = sent.length + waiting.length;
  return (
    <span className="relative">
      <IconButton icon={Camera} label={t('checklist.camera', { task: nameOf(task) })} onClick={() => setOpen(true)} />
      {count > 0 && (
        <span className="pointer-events-none absolute -end-0.5 top-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-green px-1 text-12 font-semibold text-on-green tabular-nums">
          {count}
        </span>
      )}
      <OnceOpen open={open}>
        <TaskCamera job={job} task={task} open={open} onOpenChange={setOpen} />
      </OnceOpen>
    </span>
  );
}
