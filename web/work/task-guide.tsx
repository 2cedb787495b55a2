import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/work.ts';
import { useTaskName } from '#web/platform/task-name.ts';
import { Lightbox } from '#web/ui/lightbox.tsx';

/** What the host wrote to a task, and how it should look: small beside it, large when pressed. */
export function TaskGuide({ task, className }: { task: Task; className?: string }) {
  const { t } = useTranslation('work');
  const nameOf = useTaskName();
  const [index, setIndex] = useState<number | null>(null);
  if (!task.note && !task.photo) return null;
  const alt = t('checklist.photoOf', { task: nameOf(task) });
  return (
    <div className={`flex items-start gap-3 ${className ?? ''}`}>
      {task.photo && (
        <>
          <button
            type="button"
            onClick={() => setIndex(0)}
            className="relative h-14 w-18 shrink-0 overflow-hidden rounded-tag bg-linen"
          >
            <img
              src={task.photo.thumbnailUrl}
              alt={alt}
              loading="lazy"
              decoding="async"
              className="photo absolute inset-0 size-full object-cover"
            />
          </button>
          <Lightbox photos={[{ id: task.id, src: task.photo.photoUrl, alt }]} index={index} onIndexChange={setIndex} />
        </>
      )}
      <div className="min-w-0 flex-1 text-13 text-ink-soft">
        {/* unnamed it would read as a photo of what has been done */}
        {task.photo && <p className="text-12">{t('photos.reference')}</p>}
        {task.note && (
          <p className="whitespace-pre-line wrap-anywhere">
            <bdi>{task.note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
