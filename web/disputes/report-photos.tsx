import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { photosPerReport, type useReportPhotos } from './use-report-photos.ts';

/** What iOS turns its own pictures into, and all that the server takes. */
const accepted = 'image/jpeg,image/png,image/webp';

/** Photos that go with a report or an answer. */
export function ReportPhotos({ chosen }: { chosen: ReturnType<typeof useReportPhotos> }) {
  const { t } = useTranslation('reports');
  const { photos, add, remove } = chosen;
  return (
    <div className="grid gap-2">
      <Field label={t('photos.label')} optional>
        <FileDrop
          label={t('photos.add')}
          detail={t('photos.detail', { most: photosPerReport })}
          multiple
          accept={accepted}
          disabled={photos.length >= photosPerReport}
          onFiles={add}
        />
      </Field>
      {photos.length > 0 && (
        <ul aria-label={t('photos.label')} className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1.5">
          {photos.map(({ id, preview, photoUrl }, index) => (
            <li key={id} className="relative aspect-4/3 overflow-hidden rounded-tag bg-linen">
              <img src={preview} alt="" className="photo absolute inset-0 size-full object-cover" />
              {photoUrl === null && (
                <span className="absolute inset-0 grid place-items-center bg-scrim text-on-caption">
                  <Spinner />
                </span>
              )}
              <span className="absolute end-1 top-1 rounded-control bg-surface">
                <IconButton icon={X} label={t('photos.remove', { number: index + 1 })} onClick={() => remove(id)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
