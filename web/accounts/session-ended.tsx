import { LogOut } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { outbox } from '#web/platform/offline/outbox.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Above the log-in: that a session came to its end, and what was done on site still waits on this phone for the next one. */
export function SessionEnded({ ended }: { ended: boolean }) {
  const { t } = useTranslation('shell');
  const waiting = useThingsWaiting();
  if (!ended && !waiting) return null;
  return (
    <Notice tone="apricot" icon={LogOut} title={ended ? t('access.ended') : undefined} live className="mb-5">
      {waiting}
    </Notice>
  );
}

const none: readonly Waiting[] = [];

/** Nobody is signed in, so that it is whoever's; what the server will not have waits for nothing. */
function useThingsWaiting(): string | null {
  const { t } = useTranslation('offline');
  const { language } = useLanguage();
  const all = useSyncExternalStore(outbox.subscribe, outbox.all, () => none).filter(({ refusal }) => !refusal);
  if (all.length === 0) return null;
  const ofKind = (kind: Waiting['what']['kind']) => all.filter(({ what }) => what.kind === kind).length;
  const [photos, tasks] = [ofKind('photo'), ofKind('tick')];
  const others = all.length - photos - tasks;
  const things = [
    photos > 0 && t('photosLeft', { count: photos }),
    tasks > 0 && t('tasksLeft', { count: tasks }),
    others > 0 && t(photos + tasks > 0 ? 'othersLeft' : 'itemsLeft', { count: others }),
  ].filter((said) => said !== false);
  return t('atLogin', { things: formatList(things, language) });
}
