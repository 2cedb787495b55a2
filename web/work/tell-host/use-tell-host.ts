import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { FindingKind } from '#contract/states.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import type { WaitingFile } from '#web/platform/offline/waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useRefusalText } from '../use-refusal-text.ts';

export interface FindingDraft {
  item: string;
  note: string;
  /** Empty: none in particular. */
  room: string;
  files: readonly File[];
}

interface Told {
  kind: FindingKind;
  taskId: string | null;
  draft: FindingDraft;
}

/** Puts what the host is told into the outbox, which sends it now or when there is a signal; `kept` hears that it lies there. */
export function useTellHost(jobId: string, kept: () => void) {
  const { t } = useTranslation('findings');
  const userId = useSession().user?.id ?? '';
  const cache = useQueryClient();
  const refusalText = useRefusalText();
  const tellFailure = useFailure({ failed: reasonAlone });
  const [telling, setTelling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function tellThem({ kind, taskId, draft }: Told) {
    const { keepOnSite, sendKept } = await onSite();
    const { photos, unusable } = await smallOnes(draft.files);
    setProblem(unusable ? t('unusable', { name: unusable }) : null);
    if (unusable) return;
    const note = draft.note.trim() || null;
    const finding = {
      kind,
      note,
      taskId,
      ...(kind !== 'note' && { item: draft.item.trim(), room: draft.room || null }),
    };
    const one = await keepOnSite(cache, { userId, jobId, what: { kind: 'finding', finding, photos } });
    kept();
    const left = await sendKept(cache, one);
    if (left?.refusal) showToast({ title: t('refused'), description: await refusalText(left.refusal), tone: 'danger' });
    else showToast({ title: t(left ? 'kept' : 'told'), tone: 'success' });
  }
  async function tell(told: Told) {
    setTelling(true);
    await tellThem(told).catch(tellFailure);
    setTelling(false);
  }
  return { tell, telling, problem };
}

/** The photos as they are sent, or the name of the first that no server would have. */
async function smallOnes(files: readonly File[]): Promise<{ photos: WaitingFile[]; unusable: string | null }> {
  const { HeicUnreadable, PictureUnreadable, smallPhoto } = await onSite();
  const photos: WaitingFile[] = [];
  for (const file of files) {
    const small = await smallPhoto(file).catch((error: unknown) => {
      if (error instanceof HeicUnreadable || error instanceof PictureUnreadable) return null;
      throw error;
    });
    if (!small || small.size > uploadBytes) return { photos, unusable: file.name };
    photos.push({ file: small, name: file.name, photoUrl: null });
  }
  return { photos, unusable: null };
}
