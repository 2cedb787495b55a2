import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';

interface ShownFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** The photos that go with what is being told. */
export function ShownFiles({ files, onRemove }: ShownFilesProps) {
  const { t } = useTranslation('findings');
  const previews = usePreviews(files);
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('photos')} className="grid grid-cols-3 gap-1.5">
      {files.map((file, index) => (
        <ChosenPhotoTile
          key={previews.get(file) ?? file.name}
          className="aspect-4/3"
          preview={previews.get(file) ?? ''}
          sending={false}
          removeLabel={t('removePhoto', { number: index + 1 })}
          onRemove={() => onRemove(file)}
        />
      ))}
    </ul>
  );
}

/** Addresses of the files' pictures; their memory is given back with the list. */
function usePreviews(files: readonly File[]): ReadonlyMap<File, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    const made = new Map(files.map((file) => [file, URL.createObjectURL(file)]));
    setPreviews(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return previews;
}
