import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type ChosenPhoto, useChosen } from './chosen-ahead.tsx';
import { useKeepPhoto } from './use-keep-photo.ts';
import { useRefusalText } from './use-refusal-text.ts';

type PhotoType = Deliverable['photoType'];

/** What a place shows and takes photos of: one task, or one moment. */
interface Only {
  taskId?: string;
  type?: PhotoType;
}

let last = 0;

/**
 * Photos for a job: some are looked through before they are sent, one that was just taken goes at once. From then on it
 * lies in the outbox, which keeps it until the server has it. One that cannot be sent stays, with the reason.
 */
export function usePhotoQueue(jobId: string, only: Only = {}) {
  const userId = useSession().user?.id ?? '';
  const [chosen, setChosen] = useChosen(only.type ?? only.taskId ?? '');
  const [note, setNote] = useState('');
  const { sending, send } = useSending({ userId, jobId }, (photo, problem) =>
    // one that has just been taken is not among them yet
    setChosen((all) => {
      const others = all.filter(({ id }) => id !== photo.id);
      return problem === null ? others : [...others, { ...photo, problem }];
    }),
  );
  const { look } = useKeepPhoto({ userId, jobId });
  async function lookAt(photos: readonly ChosenPhoto[]) {
    for (const { id, file } of photos) {
      const problem = await look(file).catch(() => null); // what cannot be looked at now is looked at when it is sent
      if (problem) setChosen((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
    }
  }
  function add(photos: readonly ChosenPhoto[]) {
    setChosen((all) => [...all, ...photos]);
    void lookAt(photos);
  }
  /** What was written before goes with these, and with no later ones. */
  function sendNoted(photos: readonly ChosenPhoto[]) {
    setNote('');
    return send(photos.map((photo) => ({ ...photo, note: note.trim() || photo.note })));
  }
  const ready = chosen.filter(({ problem }) => problem === null);
  return {
    ...{ chosen, sending, note, setNote },
    /** How many can be sent: not those that were seen to be of no use. */
    ready: ready.length,
    kept: useWaiting(userId).filter((one) => one.jobId === jobId && isOf(one, only)),
    drop: (id: string) => setChosen((all) => all.filter((one) => one.id !== id)),
    add: (files: File[], type: PhotoType) => add(photosOf(files, type, only)),
    /** Just taken: it is nowhere else. */
    take: (files: File[], type: PhotoType) => void sendNoted(photosOf(files, type, only)),
    send: () => void sendNoted(ready),
  };
}

type Place = Parameters<typeof useKeepPhoto>[0];

/** `became` hears what became of each: it lies in the outbox, or why it cannot. */
function useSending(place: Place, became: (photo: ChosenPhoto, problem: string | null) => void) {
  const { t } = useTranslation('work');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { keep } = useKeepPhoto(place);
  const [sending, setSending] = useState(false);
  const fail = (description: string) => showToast({ title: t('toasts.uploadFailed'), description, tone: 'danger' });

  /** Whether the server has it. */
  async function sendOne(photo: ChosenPhoto): Promise<boolean> {
    const { one, problem } = await keep(photo);
    became(photo, problem);
    if (problem !== null) fail(problem);
    if (!one) return false;
    const left = await (await onSite()).sendKept(cache, one);
    if (left?.refusal) fail(await refusalText(left.refusal));
    return left === null;
  }

  async function send(photos: readonly ChosenPhoto[]) {
    setSending(true);
    let sent = 0;
    try {
      for (const photo of photos) if (await sendOne(photo)) sent += 1;
    } catch (error) {
      fail(errorText(error)); // the very first, and the code for it cannot be fetched
    }
    setSending(false);
    if (sent === 0 || sent < photos.length) return;
    const description = t('toasts.uploadedText', { count: sent });
    showToast({ title: t('toasts.uploaded'), description, tone: 'success' });
  }
  return { sending, send };
}

const isOf = ({ what }: Waiting, { taskId, type }: Only): boolean =>
  what.kind === 'photo' &&
  (taskId === undefined || what.taskId === taskId) &&
  (type === undefined || what.photoType === type);

function photosOf(files: readonly File[], type: PhotoType, { taskId = null }: { taskId?: string | null }) {
  return files.map((file): ChosenPhoto => {
    last += 1;
    return { id: String(last), file, type, taskId, note: null, problem: null };
  });
}
