import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useKeepTyping, useTakenTyping } from '#web/platform/kept-typing.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import { useWaiting } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { useSession } from '#web/platform/session.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type ChosenPhoto, useChosen } from './chosen-ahead.tsx';
import { keptChosen } from './kept-chosen.ts';
import { useKeepPhoto } from './use-keep-photo.ts';
import { useNewFiles } from './use-new-files.ts';
import { useRefusalText } from './use-refusal-text.ts';

type PhotoType = Deliverable['photoType'];

/** What a place shows and takes photos of: one task, or one moment. */
interface Only {
  taskId?: string;
  type?: PhotoType;
}

/** A photo from arrival. */
type Spot = Pick<Deliverable, 'id' | 'taskId'>;

/** What photos are taken for. */
type Taken = [type: PhotoType, spots?: readonly Spot[]];

export type Queue = ReturnType<typeof usePhotoQueue>;

let last = 0;

/**
 * Photos for a job: some are looked through before they are sent, one that was just taken goes at once. From then on it
 * lies in the outbox, which keeps it until the server has it. One that cannot be sent stays, with the reason.
 */
export function usePhotoQueue(jobId: string, only: Only = {}) {
  const userId = useSession().user?.id ?? '';
  const [chosen, setChosen] = useChosen(only.type ?? only.taskId ?? '');
  const [note, setNote] = useNote(`caption:${jobId}:${only.type ?? only.taskId ?? ''}`);
  const { sending, send } = useSending({ userId, jobId }, (photo, problem) => {
    if (problem === null) forget(photo.id);
    setChosen((all) => {
      const others = all.filter(({ id }) => id !== photo.id);
      return problem === null ? others : [...others, { ...photo, problem, preparing: false }];
    });
  });
  const add = useAdding({ userId, jobId }, setChosen);
  useChosenBefore({ userId, jobId }, only, add);
  /**
   * What was written before goes with these, and with no later ones. They show at once. What the code to send with could
   * not be fetched for can be sent again if it was chosen before.
   */
  async function sendNoted(photos: readonly ChosenPhoto[], wasChosen: boolean) {
    setNote('');
    const isSent = ({ id }: ChosenPhoto) => photos.some((photo) => photo.id === id);
    const noted = photos.map((photo) => ({ ...photo, note: note.trim() || photo.note, preparing: true }));
    setChosen((all) => [...all.filter((one) => !isSent(one)), ...noted]);
    const fault = await send(noted);
    const problem = wasChosen ? null : fault;
    const isLeft = (one: ChosenPhoto) => one.preparing && isSent(one);
    if (fault) setChosen((all) => all.map((one) => (isLeft(one) ? { ...one, problem, preparing: false } : one)));
  }
  const waiting = useWaiting(userId);
  const newOf = useNewFiles(jobId, chosen, waiting);
  const ready = chosen.filter(({ problem, preparing }) => problem === null && !preparing);
  return {
    ...{ chosen, sending, note, setNote },
    /** How many can be sent: not those that were seen to be of no use. */
    ready: ready.length,
    kept: waiting.filter((one) => one.jobId === jobId && isOf(one, only)),
    drop(id: string) {
      forget(id);
      setChosen((all) => all.filter((one) => one.id !== id));
    },
    add(files: File[], type: PhotoType) {
      const photos = photosOf(newOf(files, type), only, type);
      add(photos);
      void keptChosen.put({ userId, jobId }, photos).catch(unkept);
    },
    /** Just taken: it is nowhere else. Of the spots given, the first photo shows the first. */
    take(files: File[], ...of: Taken) {
      const photos = photosOf(newOf(files, of[0]), only, ...of);
      if (photos.length > 0) void sendNoted(photos, false);
    },
    send: () => void sendNoted(ready, true),
  };
}

/** Shows what was chosen, and says of each why no server would have it, as soon as that is seen. */
function useAdding(place: Place, setChosen: ReturnType<typeof useChosen>[1]) {
  const { look } = useKeepPhoto(place);
  async function lookAt(photos: readonly ChosenPhoto[]) {
    for (const { id, file } of photos) {
      const problem = await look(file).catch(() => null); // what cannot be looked at now is looked at when it is sent
      if (problem) setChosen((all) => all.map((one) => (one.id === id ? { ...one, problem } : one)));
    }
  }
  return (photos: readonly ChosenPhoto[]) => {
    setChosen((all) => [...all, ...photos.filter(({ id }) => all.every((one) => one.id !== id))]);
    void lookAt(photos);
  };
}

/** What is written about the next photos, kept while the page is loaded anew, as are those that are chosen. */
function useNote(form: string) {
  const before = useTakenTyping<{ note: string }>(form);
  const kept = useState(before?.note ?? '');
  const [note] = kept;
  useKeepTyping(form, () => ({ note }), note !== '');
  return kept;
}

type Place = Parameters<typeof useKeepPhoto>[0];

/** Where the photos of the whole job are chosen, those come back that were chosen before the page was closed. */
function useChosenBefore({ userId, jobId }: Place, only: Only, add: (photos: readonly ChosenPhoto[]) => void) {
  const isWhole = only.type === undefined && only.taskId === undefined;
  const bring = useEffectEvent(add);
  useEffect(() => {
    if (!isWhole || !userId) return;
    let left = false;
    keptChosen.of({ userId, jobId }).then((photos) => {
      if (!left && photos.length > 0) bring(photos);
    }, unkept);
    return () => {
      left = true;
    };
  }, [isWhole, userId, jobId]);
}

const forget = (id: string): void => void keptChosen.remove(id).catch(unkept);

/** The code for it could not be fetched: they stay chosen as long as the page is open. */
const unkept = (): void => undefined;

/** `became` hears what became of each: it lies in the outbox, or why it cannot. */
function useSending(place: Place, became: (photo: ChosenPhoto, problem: string | null) => void) {
  const { t } = useTranslation('work');
  const cache = useQueryClient();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { keep } = useKeepPhoto(place);
  const [sending, setSending] = useState(false);
  const fail = (description: string) => showToast({ title: t('toasts.uploadFailed'), description, tone: 'danger' });

  /** All of them lie in the outbox before the first is sent: a bad signal holds up none. */
  async function keepAll(photos: readonly ChosenPhoto[]): Promise<readonly Waiting[]> {
    const kept: Waiting[] = [];
    for (const photo of photos) {
      const { one, problem } = await keep(photo);
      became(photo, problem);
      if (problem !== null) fail(problem);
      if (one) kept.push(one);
    }
    return kept;
  }

  /** Whether the server has it. */
  async function sendOne(one: Waiting): Promise<boolean> {
    const left = await (await onSite()).sendKept(cache, one);
    if (left?.refusal) fail(await refusalText(left.refusal));
    return left === null;
  }

  /** Why the others stay, in words. */
  async function send(photos: readonly ChosenPhoto[]): Promise<string | null> {
    setSending(true);
    let sent = 0;
    let fault: string | null = null;
    try {
      for (const one of await keepAll(photos)) if (await sendOne(one)) sent += 1;
    } catch (error) {
      fault = errorText(error); // the very first, and the code for it cannot be fetched
      fail(fault);
    }
    setSending(false);
    if (sent > 0 && sent === photos.length) tellSent(sent);
    return fault;
  }
  function tellSent(sent: number) {
    const description = t('toasts.uploadedText', { count: sent });
    showToast({ title: t('toasts.uploaded'), description, tone: 'success' });
  }
  return { sending, send };
}

const isOf = ({ what }: Waiting, { taskId, type }: Only): boolean =>
  what.kind === 'photo' &&
  (taskId === undefined || what.taskId === taskId) &&
  (type === undefined || what.photoType === type);

function photosOf(files: readonly File[], { taskId }: Only, ...[type, spots = []]: Taken) {
  return files.map((file, index): ChosenPhoto => {
    const spot = spots[index];
    // in the order in which they were chosen, also among those of earlier pages
    last = Math.max(Date.now(), last + 1) + Math.random();
    const of = { taskId: spot?.taskId ?? taskId ?? null, spot: spot?.id ?? null };
    return { id: String(last), file, type, ...of, note: null, problem: null, preparing: false };
  });
}
