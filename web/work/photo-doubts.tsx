import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deliverable, HiddenPhoto } from '#contract/work.ts';
import { to } from '#web/paths.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { AbsentPhoto } from '#web/ui/absent-photo.tsx';
import { Lightbox } from '#web/ui/lightbox.tsx';
import { PhotoTile } from '#web/ui/photo-tile.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isShown } from './all-photos-of.ts';
import { useDoubtWords } from './use-doubt-words.ts';

export interface NamedPhoto {
  photo: Deliverable | HiddenPhoto;
  name: string;
}

interface PhotoDoubtsProps {
  photos: readonly NamedPhoto[];
  timeZone: string;
}

/** What speaks against photos, or is missing: each with its reasons, a reused one beside the earlier picture. */
export function PhotoDoubts({ photos, timeZone }: PhotoDoubtsProps) {
  const { t } = useTranslation('work');
  const doubted = photos.filter(({ photo }) => photo.truth.state !== 'fresh');
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-2">
      {doubted.length > 0 && (
        <>
          <h3 className="text-14 font-semibold">{t('truth.title')}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {doubted.map(({ photo, name }) => (
              <li key={photo.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                {isShown(photo) ? (
                  <Pictures photo={photo} name={name} timeZone={timeZone} />
                ) : (
                  <AbsentPhoto text={t('photos.hidden')} className="w-28 shrink-0" />
                )}
                <Reasons photo={photo} name={name} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-13 text-ink-soft">{t('truth.explained')}</p>
    </div>
  );
}

/** A reused photo and the earlier one open together, as large as the window. */
function Pictures({ photo, name, timeZone }: { photo: Deliverable; name: string; timeZone: string }) {
  const { t } = useTranslation(['work', 'ui']);
  const { language } = useLanguage();
  const [index, setIndex] = useState<number | null>(null);
  const { earlier } = photo.truth;
  const own = { id: photo.id, src: photo.thumbnailUrl, alt: name };
  if (!earlier?.thumbnailUrl || !earlier.photoUrl) return <PhotoTile photo={own} className="w-28 shrink-0" />;
  const before = { id: `${photo.id}-earlier`, src: earlier.thumbnailUrl, alt: t('truth.earlier') };
  const day = formatMedium(earlier.addedAt, { language, timeZone });
  const large = {
    ...{ id: photo.id, src: photo.photoUrl, alt: name },
    beside: { src: earlier.photoUrl, alt: [t('truth.earlier'), day].join(' · ') },
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setIndex(0)}
        aria-label={t('ui:openPhoto', { name: t('photos.noted', { name, note: t('truth.earlier') }) })}
        className="flex max-w-full shrink-0 gap-1.5 rounded-tag"
      >
        <PhotoTile photo={{ ...own, caption: t('truth.this') }} className="w-36" />
        <PhotoTile photo={{ ...before, caption: t('truth.earlier') }} className="w-36" />
      </button>
      <Lightbox photos={[large]} index={index} onIndexChange={setIndex} />
    </>
  );
}

function Reasons({ photo, name, timeZone }: NamedPhoto & { timeZone: string }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { truth } = photo;
  const { earlier } = truth;
  // where the photo itself is hidden, the one that it repeats is no more to be seen
  const shown = isShown(photo);
  const doubts = useDoubtWords(timeZone)(photo);
  const day = earlier && formatMedium(earlier.addedAt, { language, timeZone });
  return (
    <div className="min-w-48 flex-1 text-14">
      <p className="font-medium">{[name, t(`truth.state.${truth.state}`)].join(' · ')}</p>
      <ul className="text-ink-soft">
        {earlier && <li>{t('truth.reused', { day })}</li>}
        {truth.state === 'reused' && !earlier && <li>{t('truth.reusedBefore')}</li>}
        {earlier && !earlier.photoUrl && shown && <li>{t('truth.notShown')}</li>}
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      {shown && earlier?.jobId && earlier.jobId !== photo.jobId && (
        <TextLink to={to('job', { id: earlier.jobId })}>{t('truth.openEarlier')}</TextLink>
      )}
    </div>
  );
}
