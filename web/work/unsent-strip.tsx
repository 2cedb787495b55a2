import { CircleAlert, CloudUpload, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useClockAhead, useWaiting } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { useNow } from '#web/platform/use-now.ts';
import { DarkStrip } from '#web/ui/dark-strip.tsx';
import { UnsentSheet } from './unsent-sheet.tsx';

/** With a connection a thing is mostly there before anyone could read that it is on its way. */
const shownAfter = 5000;

interface UnsentStripProps {
  userId: string;
  online: boolean;
  /** What is said where nothing waits. */
  children: ReactNode;
}

/** How much of what was done on site still waits for a signal, and the way to see it. */
export function UnsentStrip({ userId, online, children }: UnsentStripProps) {
  const { t, i18n } = useTranslation('offline');
  const [open, setOpen] = useState(false);
  const waiting = useWaiting(userId);
  const clockIsOff = useClockAhead() !== 0;
  const worth = useWorthSaying(waiting, online);
  const words = worth ? wordsFor(waiting, online, t) : null;
  // the signal was gone before these words had come: what the page says by itself, rather than their keys
  const areWordsHere = i18n.exists('offline:show');
  if (!areWordsHere || (!words && !open && !clockIsOff)) return children;
  return (
    <>
      {words || clockIsOff ? (
        <DarkStrip
          icon={iconFor(waiting, online)}
          action={
            <button type="button" className="-my-1 min-h-11 shrink-0 px-2 underline" onClick={() => setOpen(true)}>
              {t('show')}
            </button>
          }
        >
          {words ?? t('clockShort')}
        </DarkStrip>
      ) : (
        children
      )}
      <UnsentSheet userId={userId} open={open} onOpenChange={setOpen} />
    </>
  );
}

function useWorthSaying(waiting: readonly Waiting[], online: boolean): boolean {
  // the page's own clock: the product's may have been moved
  useNow(1000);
  return (
    waiting.length > 0 &&
    (!online || waiting.some(({ at, refusal }) => refusal !== null || Date.now() - Date.parse(at) > shownAfter))
  );
}

/** No connection, something on its way, or only what the server will not have. */
function iconFor(all: readonly Waiting[], online: boolean) {
  if (!online) return WifiOff;
  return all.some(({ refusal }) => refusal === null) ? CloudUpload : CircleAlert;
}

type Say = ReturnType<typeof useTranslation<'offline'>>['t'];

function wordsFor(all: readonly Waiting[], online: boolean, t: Say): string {
  const waiting = all.filter(({ refusal }) => refusal === null);
  const refused = all.length - waiting.length;
  if (waiting.some(outbox.isHeld)) return t('heldShort');
  if (waiting.length === 0) return t('refused', { number: refused });
  if (online) return t('toSend', { number: waiting.length });
  const photosOnly = waiting.every(({ what }) => what.kind === 'photo');
  return photosOnly ? t('photosWait', { count: waiting.length }) : t('itemsWait', { count: waiting.length });
}
