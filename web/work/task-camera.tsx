import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { photoTypes } from '#contract/states.ts';
import type { Deliverable, Task } from '#contract/work.ts';
import { useTaskName } from '#web/platform/task-name.ts';
import { CameraButton } from '#web/ui/camera-button.tsx';
import { PhotoTile } from '#web/ui/photo-tile.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { photoFiles } from './photo-files.ts';
import { PhotoNote } from './photo-note.tsx';
import { PhotosOfType } from './photos-of-type.tsx';
import { TaskNote } from './tell-host/task-note.tsx';
import { useOnSiteRemarks } from './use-on-site-remarks.ts';
import { usePhotoQueue } from './use-photo-queue.ts';

interface TaskCameraProps {
  job: JobDetail;
  task: Task;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The camera for one task: how it should look, three ways into it, and what has been taken. */
export function TaskCamera({ job, task, open, onOpenChange }: TaskCameraProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const nameOf = useTaskName();
  const queue = usePhotoQueue(job.id, { taskId: task.id });
  const remarksOf = useOnSiteRemarks(job);
  const name = nameOf(task);
  const newest = job.deliverables.findLast(({ taskId, photoType }) => taskId === task.id && photoType === 'AFTER');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      footer={
        <div className="grid w-full grid-cols-2 gap-2">
          {(['AFTER', 'BEFORE', 'PROGRESS'] as const).map((type) => (
            <CameraButton
              key={type}
              variant={type === 'AFTER' ? 'primary' : 'secondary'}
              size={type === 'AFTER' ? 'large' : 'normal'}
              className={type === 'AFTER' ? 'col-span-2' : 'min-w-0'}
              accept={photoFiles}
              onFiles={(files) => queue.take(files, type)}
            >
              {t(`work:photos.type.${type}`)}
            </CameraButton>
          ))}
        </div>
      }
    >
      <div className="grid gap-5">
        <Reference task={task} newest={newest} />
        <PhotoNote note={queue.note} onChange={queue.setNote} />
        <ChosenPhotos chosen={queue.chosen} kept={queue.kept} onDrop={queue.drop} />
        {photoTypes.map((type) => (
          <PhotosOfType key={type} {...{ type, job, remarksOf }} taskId={task.id} />
        ))}
        {!job.deliverables.some(({ taskId }) => taskId === task.id) &&
          queue.kept.length + queue.chosen.length === 0 && <p className="text-14 text-ink-soft">{t('camera.none')}</p>}
        <TaskNote job={job} task={task} />
      </div>
    </Sheet>
  );
}

/** The host's own picture beside the newest of the cleaner's, and what the host wrote. */
function Reference({ task, newest }: { task: Task; newest: Deliverable | undefined }) {
  const { t } = useTranslation(['onSite', 'work']);
  const nameOf = useTaskName();
  if (!task.photo && !task.note) return null;
  const alt = t('work:checklist.photoOf', { task: nameOf(task) });
  const own = newest && { id: newest.id, src: newest.photoUrl, thumbnail: newest.thumbnailUrl };
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{t('camera.reference')}</h3>
      {task.photo && (
        <div className={own ? 'grid grid-cols-2 gap-1.5' : 'grid'}>
          <PhotoTile photo={{ id: task.id, src: task.photo.photoUrl, alt, caption: t('camera.host') }} />
          {own && <PhotoTile photo={{ ...own, alt: t('camera.yours'), caption: t('camera.yours') }} />}
        </div>
      )}
      {task.note && (
        <p className="text-14 whitespace-pre-line wrap-anywhere">
          <bdi>{task.note}</bdi>
        </p>
      )}
    </div>
  );
}
