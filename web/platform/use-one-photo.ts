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

/**
 * Sends a picture once it is chosen, as small as one of the work is sent; `error` says why one cannot be had. Of several
 * that were chosen the last one that can be had is taken: one that is of no use costs no other that was on its way.
 */
export function useOnePhoto(onChange: (photo: OwnPhoto) => void) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const words = useValidationWords();
  const errorText = useErrorText();
  const order = useOrder(onChange);
  async function send([file]: File[]) {
    if (!file) return;
    const choice = order.begin();
    setSending(true);
    setError(null);
    setUnsent(null);
    try {
      const small = await smallFile(file);
      if (small.size > uploadBytes) throw new TooLarge('More than the server takes');
      const { photoUrl, thumbnailUrl } = await sendFile(uploadPhoto, small);
      order.came(choice, { photoUrl, thumbnailUrl });
    } catch (cause) {
      await words.fetchThem();
      order.failed(choice);
      setSending(order.isBusy());
      // another was chosen meanwhile: why this one did not come is no longer of interest
      if (!order.isNewest(choice)) return;
      const refusal = refusals.get(String(Object(cause).name));
      if (!refusal) setUnsent({ file, lacksEmail: isRefusal(cause, 'email_unverified') });
      setError(refusal ? words.t(refusal, {}) : errorText(cause));
    }
    setSending(order.isBusy());
  }
  return { sending, error, send, unsent, forget: () => [setUnsent(null), setError(null)] };
}

/** Several that were chosen while one was on its way: takes each that came and after which no other may come. */
function useOrder(take: (photo: OwnPhoto) => void) {
  const { current: state } = useRef({ last: 0, running: new Set<number>(), spare: null as OwnPhoto });
  const settle = (choice: number) => {
    state.running.delete(choice);
    if (!state.spare || [...state.running].some((other) => other > choice)) return;
    take(state.spare);
    state.spare = null;
  };
  return {
    begin() {
      state.last += 1;
      state.running.add(state.last);
      return state.last;
    },
    isNewest: (choice: number) => choice === state.last,
    isBusy: () => state.running.size > 0,
    came(choice: number, photo: OwnPhoto) {
      // a later one was taken already
      if (!state.running.has(choice)) return;
      for (const other of state.running) if (other < choice) state.running.delete(other);
      state.spare = photo;
      settle(choice);
    },
    failed: settle,
  };
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
