import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDeliverable, uploadPhoto } from '#contract/calls.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { Deliverable } from '#contract/work.ts';
import { call } from '#web/platform/api.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { showToast } from '#web/ui/toast.tsx';

export interface QueuedPhoto {
  id: string;
  file: File;
  type: Deliverable['photoType'];
  /** An object URL of the file. */
  preview: string;
  state: 'chosen' | 'sending' | 'failed';
  /** 0 to 1. */
  share: number;
  /** Why it was refused, in words. */
  problem: string | null;
}

let last = 0;

/** Photos chosen for a job and sent one after the other. One that fails stays, with the reason, and can be sent again. */
export function usePhotoQueue(jobId: string) {
  const { t } = useTranslation('work');
  const errorText = useErrorText();
  const { fetchThem } = useValidationWords();
  const queryClient = useQueryClient();
  const [items, setItems] = useState<readonly QueuedPhoto[]>([]);
  const [sending, setSending] = useState(false);
  useFreedPreviews(items);

  const patch = (id: string, change: Partial<QueuedPhoto>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...change } : item)));
  const remove = (id: string) => setItems((all) => all.filter((item) => item.id !== id));

  function add(files: File[], type: QueuedPhoto['type']) {
    const tooLarge = t('upload.tooLarge', { megabytes: uploadBytes / 1024 / 1024 });
    const chosen = files.map((file) => queued(file, type, file.size > uploadBytes ? tooLarge : null));
    setItems((all) => [...all, ...chosen]);
  }

  async function sendOne(item: QueuedPhoto): Promise<boolean> {
    patch(item.id, { state: 'sending', share: 0, problem: null });
    try {
      const onProgress = (share: number) => patch(item.id, { share });
      const { photoUrl } = await sendFile(uploadPhoto, item.file, { onProgress });
      await call(addDeliverable, { params: { id: jobId }, body: { photoUrl, photoType: item.type } });
      remove(item.id);
      return true;
    } catch (error) {
      await fetchThem();
      const problem = errorText(error);
      patch(item.id, { state: 'failed', problem });
      showToast({ title: t('toasts.uploadFailed'), description: problem, tone: 'danger' });
      return false;
    }
  }

  async function send() {
    setSending(true);
    let sent = 0;
    for (const item of items) {
      if (item.file.size <= uploadBytes && (await sendOne(item))) sent += 1;
    }
    if (sent > 0) await refetchChanged(queryClient, { topics: addDeliverable.changes });
    setSending(false);
    if (sent > 0 && sent === items.length) {
      showToast({
        title: t('toasts.uploaded'),
        description: t('toasts.uploadedText', { count: sent }),
        tone: 'success',
      });
    }
  }
  return { items, sending, add, remove, send: () => void send() };
}

function queued(file: File, type: QueuedPhoto['type'], problem: string | null): QueuedPhoto {
  last += 1;
  const state = problem ? 'failed' : 'chosen';
  return { id: String(last), file, type, preview: URL.createObjectURL(file), state, share: 0, problem };
}

/** Gives the memory of a preview back once its photo has left the queue, or the queue the screen. */
function useFreedPreviews(items: readonly QueuedPhoto[]) {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const wanted = new Set(items.map(({ preview }) => preview));
    for (const url of held.current) if (!wanted.has(url)) URL.revokeObjectURL(url);
    held.current = wanted;
  }, [items]);
  useEffect(
    () => () => {
      for (const url of held.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
