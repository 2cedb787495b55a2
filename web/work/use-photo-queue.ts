import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { Deliverable } from '#contract/work.ts';
import { keepOnSite, sendKept } from '#web/platform/offline/do-on-site.ts';
import { HeicUnreadable, smallPhoto } from '#web/platform/offline/small-photo.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useRefusalText } from './use-refusal-text.ts';

type PhotoType = Deliverable['photoType'];

export interface ChosenPhoto {
  id: string;
  file: File;
  type: PhotoType;
  /** Why it cannot be sent, in words. */
  problem: string | null;
}

let last = 0;

/**
 * Photos for a job: some are looked through before they are sent, one that was just taken goes at once. From then on it
 * lies in the outbox, which keeps it until the server has it. One that cannot be sent stays, with the reason.
 */
export function usePhotoQueue(jobId: string) {
  const { t } = useTranslation('work');
  const { t: fieldText, fetchThem } = useValidationWords();
  const refusalText = useRefusalText();
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const kept = useWaiting(userId).filter((one) => one.jobId === jobId && one.what.kind === 'photo');
  // what refuses a photo later says so in words that come later
  useEffect(() => void fetchThem(), [fetchThem]);

  const drop = (id: string) => setChosen((all) => all.filter((one) => one.id !== id));
  const fail = (id: string, problem: string) => {
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
    showToast({ title: t('toasts.uploadFailed'), description: problem, tone: 'danger' });
  };

  /** Lies in the outbox from here on; null where it cannot be sent at all. */
  async function keep({ id, file, type }: ChosenPhoto) {
    try {
      const small = await smallPhoto(file);
      if (small.size > uploadBytes) {
        fail(id, t('upload.tooLarge', { megabytes: uploadBytes / 1024 / 1024 }));
        return null;
      }
      const what = { kind: 'photo', file: small, name: file.name, photoType: type, note: null, photoUrl: null } as const;
      const one = await keepOnSite(cache, { userId, jobId, what });
      drop(id);
      return one;
    } catch (error) {
      if (!(error instanceof HeicUnreadable)) throw error;
      await fetchThem();
      fail(id, fieldText('photoHeic'));
      return null;
    }
  }

  async function sendThem(photos: readonly ChosenPhoto[]) {
    setSending(true);
    const counts = { sent: 0, refused: 0 };
    for (const photo of photos) {
      const one = await keep(photo);
      const left = one && (await sendKept(cache, one));
      if (one && !left) counts.sent += 1;
      if (!left?.refusal) continue;
      counts.refused += 1;
      const description = await refusalText(left.refusal);
      showToast({ title: t('toasts.uploadFailed'), description, tone: 'danger' });
    }
    setSending(false);
    if (counts.sent > 0 && counts.sent === photos.length) {
      const description = t('toasts.uploadedText', { count: counts.sent });
      showToast({ title: t('toasts.uploaded'), description, tone: 'success' });
    }
  }
  return {
    ...{ chosen, kept, sending, drop },
    add: (files: File[], type: PhotoType) => setChosen((all) => [...all, ...files.map((file) => photoOf(file, type))]),
    /** Just taken: it is nowhere else. */
    take: (files: File[], type: PhotoType) => void sendThem(files.map((file) => photoOf(file, type))),
    send: () => void sendThem(chosen),
  };
}

function photoOf(file: File, type: PhotoType): ChosenPhoto {
  last += 1;
  return { id: String(last), file, type, problem: null };
}
