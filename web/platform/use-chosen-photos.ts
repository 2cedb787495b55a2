import { useEffect, useRef, useState } from 'react';
import { uploadPhoto } from '#contract/calls.ts';
import { sendFile } from './send-file.ts';
import { useValidationWords } from './validation-words.ts';

export interface ChosenPhoto {
  id: string;
  /** An object URL of the file. */
  preview: string;
  /** Null while it is on its way. */
  photoUrl: string | null;
}

let last = 0;

/** Photos chosen for something that is still being written, each sent at once, so that it needs only their links. */
export function useChosenPhotos(most: number, onFailure: (error: unknown, fileName: string) => void) {
  const { fetchThem } = useValidationWords();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  useFreedPreviews(photos);
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));

  async function send(id: string, file: File) {
    try {
      const { photoUrl } = await sendFile(uploadPhoto, file, { onProgress: () => undefined });
      setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, photoUrl } : photo)));
    } catch (error) {
      await fetchThem();
      remove(id);
      onFailure(error, `\u2068${file.name}\u2069`); // a name keeps its own direction
    }
  }

  function add(files: File[]) {
    for (const file of files.slice(0, most - photos.length)) {
      last += 1;
      const photo = { id: String(last), preview: URL.createObjectURL(file), photoUrl: null };
      setPhotos((all) => [...all, photo]);
      void send(photo.id, file);
    }
  }
  return {
    ...{ photos, add, remove },
    clear: () => setPhotos([]),
    sending: photos.some(({ photoUrl }) => photoUrl === null),
    urls: photos.flatMap(({ photoUrl }) => photoUrl ?? []),
  };
}

/** Gives the memory of the previews back. */
function useFreedPreviews(photos: readonly ChosenPhoto[]) {
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
