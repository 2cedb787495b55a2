import { useTranslation } from 'react-i18next';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
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
            <ChosenPhotoTile
              key={id}
              className="aspect-4/3"
              preview={preview}
              sending={photoUrl === null}
              removeLabel={t('photos.remove', { number: index + 1 })}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
