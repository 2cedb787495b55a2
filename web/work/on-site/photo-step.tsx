import { ImagePlus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tooSmallOf } from '#contract/after-photos.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatList } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { noSpot } from '#web/platform/offline/photo-spots.ts';
import { CameraButton } from '#web/ui/camera-button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { photoFiles } from '../photo-files.ts';
import { PhotoNote } from '../photo-note.tsx';
import { PhotosOfType } from '../photos-of-type.tsx';
import { TellHost } from '../tell-host/tell-host.tsx';
import { useNameOfTask } from '../use-name-of-task.ts';
import { useOnSiteRemarks } from '../use-on-site-remarks.ts';
import { type Queue, usePhotoQueue } from '../use-photo-queue.ts';
import { RowHead } from './row-head.tsx';
import { columnIn, type Spots } from './spots.ts';
import { StepBar } from './step-bar.tsx';
import { TwinLine } from './twin-line.tsx';
import { type OpenSpots, useOpenSpots } from './use-open-spots.ts';
import type { Steps } from './use-steps.ts';

const WaitingTiles = fetchedAhead(() => import('./waiting-tiles.tsx').then((file) => file.WaitingTiles));

interface PhotoStepProps {
  job: JobDetail;
  steps: Steps;
  type: 'BEFORE' | 'AFTER';
  userId: string;
}

/**
 * Photos of one moment: the camera at the thumb, what has been taken above it, under what was found. Also one that is
 * chosen goes at once, and lies in the outbox until it has arrived. The photos stand in a line, so that none pushes
 * anything down, and the line follows the newest.
 */
export function PhotoStep({ job, steps, type, userId }: PhotoStepProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const queue = usePhotoQueue(job.id, { type });
  const { spots } = steps;
  const at = useOpenSpots(spots, { type, queue });
  const isDone = at.open ? at.open.length === 0 : steps.taken.has(type);
  const waiting = queue.chosen.length + queue.kept.length;
  const taken = job.deliverables.filter(({ photoType }) => photoType === type);
  const count = taken.length;
  // said while it can be taken again, not once the work is handed in
  const small = tooSmallOf(taken);
  const line = useFollowed(count + waiting, at.isAsked);
  const remarksOf = useOnSiteRemarks(job);
  const onFiles = (files: File[]) => queue.take(files, type, at.inOrder);
  const { onChosen, areGeneral } = useChosenTogether(queue, { type, at });
  const choose = <Choose onFiles={onChosen} />;
  const onTheirWay = waiting > 0 && <OnTheirWay queue={queue} spots={spots} />;
  return (
    <>
      <p className="text-16 text-ink-soft">{t(`photos.${type}`)}</p>
      {at.open ? (
        <TwinLine
          {...{ job, line, spots, remarksOf, choose }}
          open={at.inOrder}
          onFiles={(files, spot) => queue.take(files, type, [spot])}
          waiting={onTheirWay}
        />
      ) : (
        <div ref={line} className="grid gap-2">
          {type === 'AFTER' && <RowHead title={t('photos.left')} count={count} />}
          <PhotosOfType
            {...{ job, type, remarksOf }}
            hideHeading
            size="row"
            ends={{ before: choose, after: onTheirWay }}
          />
        </div>
      )}
      {areGeneral && <General />}
      {small.length > 0 && <TooSmall {...{ job, small }} />}
      <PhotoNote note={queue.note} onChange={queue.setNote} />
      <TellHost job={job} userId={userId} />
      <StepBar steps={steps} onward={isDone ? 'primary' : 'secondary'}>
        <CameraButton
          variant={isDone || steps.heldUp ? 'tinted' : 'primary'}
          size="large"
          className="min-w-0 shrink"
          accept={photoFiles}
          onFiles={onFiles}
        >
          {t(isDone ? 'photos.another' : 'work:upload.camera')}
        </CameraButton>
      </StepBar>
    </>
  );
}

/**
 * Which of the free spots each of several shows is only guessed, and a wrong task beside a photo would stand in the record:
 * they are of the home in general, and the spots stay free. One alone shows the next spot, as one from the camera does.
 */
function useChosenTogether(queue: Queue, { type, at: { inOrder } }: { type: 'BEFORE' | 'AFTER'; at: OpenSpots }) {
  const [areGeneral, setGeneral] = useState(false);
  const onChosen = (files: File[]) => {
    const isGuess = files.length > 1 && inOrder.length > 1;
    if (isGuess) setGeneral(true);
    queue.take(files, type, isGuess ? files.map(() => ({ id: noSpot, taskId: null })) : inOrder);
  };
  return { onChosen, areGeneral: areGeneral && inOrder.length > 0 };
}

/** Why the spots are still free, and what fills them. */
function General() {
  const { t } = useTranslation('onSite');
  return (
    <Notice title={t('photos.general')} live>
      {t('photos.generalText')}
    </Notice>
  );
}

/** Several that were taken before. */
function Choose({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('work');
  return (
    <FileDrop label={t('upload.choose')} icon={ImagePlus} shape="tile" multiple accept={photoFiles} onFiles={onFiles} />
  );
}

/** Photos that have not arrived, each under the spot that it shows. */
function OnTheirWay({ queue: { chosen, kept, drop }, spots }: { queue: Queue; spots: Spots }) {
  const columnOf = (one: { key: string; spot?: string | null }) => spots.placeOf(one.key) ?? columnIn(spots, one.spot);
  return (
    <Suspense fallback={null}>
      <WaitingTiles {...{ chosen, kept, columnOf }} onDrop={drop} />
    </Suspense>
  );
}

/** With which to take again: a larger photo of another task shows nothing of this one. */
function TooSmall({ job, small }: { job: JobDetail; small: readonly Deliverable[] }) {
  const { t } = useTranslation('onSite');
  const { language } = useLanguage();
  const nameOfTask = useNameOfTask(job);
  const tasks = [...new Set(small.flatMap(({ taskId }) => (taskId && nameOfTask(taskId)) || []))];
  return (
    <Notice tone="amber" title={t('photos.small', { count: small.length })}>
      <p>{t('photos.smallText')}</p>
      {tasks.length > 0 && <p>{t('photos.smallAt', { tasks: formatList(tasks, language) })}</p>}
    </Notice>
  );
}

/** The place of the next photo, or the end of the line, comes into sight when there is one more, or when it is asked for. */
function useFollowed(count: number, isAsked: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const before = useRef(isAsked ? -1 : count);
  useEffect(() => {
    // newer browsers answer with a promise
    const next = line.current?.querySelector('[data-next]') ?? line.current?.querySelector('li:last-child');
    if (count > before.current) void next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    before.current = count;
  }, [count]);
  return line;
}
