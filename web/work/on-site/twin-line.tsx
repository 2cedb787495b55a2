import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { PhotoGrid, placed } from '#web/ui/photo-grid.tsx';
import { photoFiles } from '../photo-files.ts';
import { PhotosOfType } from '../photos-of-type.tsx';
import { usePhotoNames } from '../use-photo-names.ts';
import { RowHead } from './row-head.tsx';
import type { Spots } from './spots.ts';
import { useSpotName } from './use-spot-name.ts';

interface TwinLineProps {
  job: JobDetail;
  spots: Spots;
  line: Ref<HTMLDivElement>;
  remarksOf: (photo: Deliverable) => readonly string[];
  /** Those that have no photo yet, first the next one. */
  open: readonly Deliverable[];
  onFiles: (files: File[], spot: Deliverable) => void;
  /** Photos on their way, and the way to photos that were taken before. */
  waiting: ReactNode;
  choose: ReactNode;
}

/** What was found, and under each photo the same spot as it is left: each place for one that is not there yet opens the camera. */
export function TwinLine({ job, spots, line, remarksOf, open, onFiles, waiting, choose }: TwinLineProps) {
  const { t } = useTranslation(['onSite', 'work']);
  const nameOf = usePhotoNames(job);
  const spotOf = useSpotName(job);
  const { found, again, placeOf } = spots;
  return (
    <div className="grid grid-cols-1 gap-2">
      <RowHead title={t('photos.found')} count={found.length} />
      <div className="grid grid-cols-1 grid-rows-[auto_auto_auto] gap-y-2">
        {/* beside what scrolls, whose ends fade */}
        <p aria-hidden className="col-start-1 row-start-2 text-14 font-semibold">
          {t('photos.left')}{' '}
          <span className="text-13 font-normal text-ink-soft tabular-nums">
            {t('finish.spots', { done: again, total: found.length })}
          </span>
        </p>
        {/* what is hidden in it stays within it, too */}
        <div
          ref={line}
          className="relative no-scrollbar fade-ends col-start-1 row-span-full -me-gutter grid grid-rows-subgrid overflow-x-auto pe-gutter"
        >
          <PhotoGrid
            size="line"
            label={t('photos.found')}
            photos={found.map((photo) => ({
              ...{ id: photo.id, src: photo.photoUrl, thumbnail: photo.thumbnailUrl, alt: nameOf(photo) },
            }))}
          />
          {/* read in its place, and seen beside */}
          <h2 className="w-0 overflow-hidden text-14 font-semibold whitespace-nowrap">
            {t('photos.left')} {t('finish.spots', { done: again, total: found.length })}
          </h2>
          <PhotosOfType
            {...{ job, remarksOf }}
            type="AFTER"
            hideHeading
            size="line"
            columnOf={({ id }) => placeOf(id)}
            ends={{
              after: (
                <>
                  {waiting}
                  {open.map((photo) => (
                    <li
                      key={photo.id}
                      data-next={photo === open[0] || undefined}
                      style={placed(found.indexOf(photo) + 1)}
                    >
                      <FileDrop
                        label={spotOf(photo)}
                        name={t('work:photos.noted', { name: t('photos.sameSpot'), note: nameOf(photo) })}
                        shape="tile"
                        capture="environment"
                        accept={photoFiles}
                        onFiles={(files) => onFiles(files, photo)}
                      />
                    </li>
                  ))}
                  <li>{choose}</li>
                </>
              ),
            }}
          />
        </div>
      </div>
    </div>
  );
}
