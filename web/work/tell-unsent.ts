import type { i18n } from 'i18next';
import { outbox } from '#web/platform/offline/outbox.ts';
import { showToast } from '#web/ui/toast.tsx';

/** To somebody who logs out while something of theirs waits: it stays, and goes out under their name alone. */
export async function tellUnsent(words: i18n, userId: string): Promise<void> {
  const left = (await outbox.loaded()).filter((one) => one.userId === userId && one.refusal === null);
  if (left.length === 0) return;
  await words.loadNamespaces('offline');
  const t = words.getFixedT(null, 'offline');
  showToast({ title: t('leftTitle'), description: t('leftText') });
}
