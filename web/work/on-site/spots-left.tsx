import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { Link } from '#web/ui/link.tsx';
import { PhotoTile } from '#web/ui/photo-tile.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { usePhotoNames } from '../use-photo-names.ts';
import { useSpotName } from './use-spot-name.ts';

interface SpotsLeftProps {
  job: JobDetail;
  left: readonly Deliverable[];
  /** Where one is photographed. */
  at: (photo: Deliverable) => string;
}

/** The same in words, where it is asked once more before the work is submitted. */
export function SpotsToTake({ job, left, at }: SpotsLeftProps) {
  const { t } = useTranslation('onSite');
  const nameOf = useSpotName(job);
  return (
    <div className="text-14">
      <p>{t('finish.spotsToTake', { count: left.length })}</p>
      <ul>
        {left.map((photo) => (
          <li key={photo.id}>
            <TextLink alone to={at(photo)}>
              {nameOf(photo)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing keeps the work from being submitted, but these spots have no photo of how they are left: each the way to it. */
export function SpotsLeft({ job, left, at }: SpotsLeftProps) {
  const { t } = useTranslation('onSite');
  const nameOf = usePhotoNames(job);
  return (
    <div className="grid gap-2">
      <p className="text-16">{t('finish.spotsLeft', { count: left.length })}</p>
      <ul className="no-scrollbar fade-ends -me-gutter grid auto-cols-[5.5rem] grid-flow-col gap-1.5 overflow-x-auto pe-gutter">
        {left.map((photo) => (
          <li key={photo.id}>
            <Link to={at(photo)} className="block rounded-tag">
              <PhotoTile
                photo={{ id: photo.id, src: photo.photoUrl, thumbnail: photo.thumbnailUrl, alt: nameOf(photo) }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
