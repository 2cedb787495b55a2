import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { Deliverable } from '#contract/work.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { markOf } from './use-new-files.ts';

interface Chosen {
  file: File;
  type: Deliverable['photoType'];
  taskId: string | null;
  spot: string | null;
  note: string | null;
}
type Kept = { one: Waiting; problem: null } | { one: null; problem: string };

/**
 * `keep` puts a photo into the outbox, made as small as is good for it; or says, in words, why no server would have it.
 * `look` says so of one that was just chosen; null where it may be sent.
 */
export function useKeepPhoto(place: { userId: string; jobId: string }) {
  const { t } = useTranslation('work');
  const { fetchThem } = useValidationWords();
  const { i18n } = useTranslation();
  const cache = useQueryClient();

  const tooLarge = () => t('upload.tooLarge', { megabytes: uploadBytes / 1024 / 1024 });

  async function problemIn(error: unknown): Promise<string> {
    const { HeicUnreadable, PictureUnreadable } = await onSite();
    const isHeic = error instanceof HeicUnreadable;
    if (!isHeic && !(error instanceof PictureUnreadable)) throw error;
    await fetchThem();
    return i18n.t(isHeic ? 'photoHeic' : 'photoDamaged', { ns: 'validation' });
  }

  async function keep({ file, type, taskId, spot, note }: Chosen): Promise<Kept> {
    const { keepOnSite, smallPhoto } = await onSite();
    try {
      const small = await smallPhoto(file);
      if (small.size > uploadBytes) return { one: null, problem: tooLarge() };
      const photo = {
        file: small,
        name: file.name,
        photoType: type,
        note,
        taskId,
        spot,
        photoUrl: null,
        from: markOf(file, type),
      };
      return { one: await keepOnSite(cache, { ...place, what: { kind: 'photo', ...photo } }), problem: null };
    } catch (error) {
      return { one: null, problem: await problemIn(error) };
    }
  }

  async function look(file: File): Promise<string | null> {
    const { lookAtPhoto } = await onSite();
    return lookAtPhoto(file).then((isRead) => (isRead || file.size <= uploadBytes ? null : tooLarge()), problemIn);
  }
  return { keep, look };
}
