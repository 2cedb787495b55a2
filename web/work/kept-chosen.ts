import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import type { ChosenPhoto } from './chosen-ahead.tsx';

interface Place {
  userId: string;
  jobId: string;
}

/** Whether this phone keeps any, as far as can be told without opening its store. */
const flag = 'photos-chosen';
/** In milliseconds; after a week nobody presses the button any more. */
const longest = 7 * 24 * 60 * 60 * 1000;

const store = async () => (await import('#web/platform/offline/outbox-store.ts')).outboxStore;

/** Photos that were chosen for a job and not sent off: they lie beside what waits to be sent, and outlive the page too. */
export const keptChosen = {
  async put(place: Place, photos: readonly ChosenPhoto[]): Promise<void> {
    localStorage.setItem(flag, 'yes');
    const { put } = await store();
    const at = new Date().toISOString();
    for (const { id, file, type, note, taskId } of photos) {
      const what = { kind: 'photo', file, name: file.name, photoType: type, note, taskId, photoUrl: null } as const;
      const waits = { key: idempotencyKey(), tries: 0, refusal: null, delay: null };
      await put({ ...place, ...waits, order: Number(id), at, what, chosen: true });
    }
  },
  async remove(id: string): Promise<void> {
    if (localStorage.getItem(flag)) await (await store()).remove(Number(id));
  },
  async of({ userId, jobId }: Place): Promise<ChosenPhoto[]> {
    if (!localStorage.getItem(flag)) return [];
    const { chosen, remove } = await store();
    const all = await chosen();
    const fresh = all.filter(({ at }) => Date.now() - Date.parse(at) < longest);
    for (const one of all) if (!fresh.includes(one)) await remove(one.order);
    if (fresh.length === 0) localStorage.removeItem(flag);
    return fresh.flatMap((one) => (one.userId === userId && one.jobId === jobId ? photoOf(one) : []));
  },
};

type Kept = Awaited<ReturnType<Awaited<ReturnType<typeof store>>['chosen']>>[number];

function photoOf({ order, what }: Kept): ChosenPhoto[] {
  if (what.kind !== 'photo') return [];
  const { name, photoType, note, taskId = null } = what;
  const file = new File([what.file], name, { type: what.file.type });
  return [{ id: String(order), file, type: photoType, taskId, spot: null, note, problem: null, preparing: false }];
}
