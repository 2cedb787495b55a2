import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPhoto } from '#contract/calls.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { showToast } from '#web/ui/toast.tsx';

export interface ReportPhoto {
  id: string;
  /** An object URL of the file. */
  preview: string;
  /** Null while it is on its way. */
  photoUrl: string | null;
}

export const photosPerReport = 10;
let last = 0;

/** Photos chosen for a report, each sent at once, so that the report itself needs only their links. */
export function useReportPhotos() {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([]);
  useFreedPreviews(photos);
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));

  async function send(id: string, file: File) {
    try {
      const { photoUrl } = await sendFile(uploadPhoto, file, { onProgress: () => undefined });
      setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, photoUrl } : photo)));
    } catch (error) {
      remove(id);
      showToast({ title: t('photos.failed'), description: errorText(error), tone: 'danger' });
    }
  }

  function add(files: File[]) {
    for (const file of files.slice(0, photosPerReport - photos.length)) {
      last += 1;
      const photo = { id: String(last), preview: URL.createObjectURL(file), photoUrl: null };
      setPhotos((all) => [...all, photo]);
      void send(photo.id, file);
    }
  }
  return {
    ...{ photos, add, remove },
    sending: photos.some(({ photoUrl }) => photoUrl === null),
    urls: photos.flatMap(({ photoUrl }) => photoUrl ?? []),
  };
}

/** Gives the memory of the previews back. */
function useFreedPreviews(photos: readonly ReportPhoto[]) {
  const held = useRef(new Set<string>());
  useEffect(() => {
    for (const { preview } of photos) held.current.add(preview);
  }, [photos]);
  useEffect(
    () => () => {
      for (const url of held.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
