import { useRef, useState } from 'react';
import { uploadPhoto } from '#contract/calls.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import { isRefusal } from './api-error.ts';
import { useErrorText } from './error-text.ts';
import { sendFile } from './send-file.ts';
import { useValidationWords } from './validation-words.ts';

export type OwnPhoto = { photoUrl: string; thumbnailUrl: string } | null;

/** What was chosen and is not there yet, through no fault of its own: it is kept, to be sent again. */
export interface Unsent {
  file: File;
  lacksEmail: boolean;
}

/** Sends a picture once it is chosen, as small as one of the work is sent; `error` says why one cannot be had. */
export function useOnePhoto(onChange: (photo: OwnPhoto) => void) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const words = useValidationWords();
  const errorText = useErrorText();
  const newest = useRef(0);
  async function send([file]: File[]) {
    if (!file) return;
    newest.current += 1;
    const choice = newest.current;
    setSending(true);
    setError(null);
    setUnsent(null);
    try {
      const small = await smallFile(file);
      if (small.size > uploadBytes) throw new TooLarge('More than the server takes');
      const { photoUrl, thumbnailUrl } = await sendFile(uploadPhoto, small);
      // another was chosen meanwhile: what becomes of this one is no longer of interest
      if (choice !== newest.current) return;
      onChange({ photoUrl, thumbnailUrl });
    } catch (cause) {
      await words.fetchThem();
      if (choice !== newest.current) return;
      const refusal = refusals.get(String(Object(cause).name));
      if (!refusal) setUnsent({ file, lacksEmail: isRefusal(cause, 'email_unverified') });
      setError(refusal ? words.t(refusal, {}) : errorText(cause));
    }
    setSending(false);
  }
  return { sending, error, send, unsent, forget: () => [setUnsent(null), setError(null)] };
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** What is of no use is not sent only to be refused. The code that finds it out comes late, so it is known by name. */
const refusals = new Map<string, 'photoBytes' | 'photoHeic' | 'photoFormat'>([
  ['TooLarge', 'photoBytes'],
  ['HeicUnreadable', 'photoHeic'],
  ['PictureUnreadable', 'photoFormat'],
]);

async function smallFile(file: File): Promise<File> {
  const { smallPhoto } = await import('./offline/small-photo.ts');
  const small = await smallPhoto(file);
  return small instanceof File ? small : new File([small], file.name, { type: small.type });
}
