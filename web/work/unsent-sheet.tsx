import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { formatTime } from '#web/platform/format.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { sendAgain } from '#web/platform/offline/send-when-possible.ts';
import { useClockAhead, useSending, useWaiting } from '#web/platform/offline/use-waiting.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useTaskName } from '#web/platform/task-name.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { usePreview } from './use-preview.ts';

interface UnsentSheetProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Each thing that waits to be sent, when it was done and, if the server will not have it, why. */
export function UnsentSheet({ userId, open, onOpenChange }: UnsentSheetProps) {
  const { t } = useTranslation('offline');
  const { language } = useLanguage();
  const all = useWaiting(userId);
  const waiting = all.filter(({ refusal }) => refusal === null);
  const refused = all.filter(({ refusal }) => refusal !== null);
  const title = waiting.length === 0 && refused.length > 0 ? t('refused', { number: refused.length }) : t('title');
  const minutesOff = Math.round(Math.abs(useClockAhead()) / 60_000);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <div className="grid gap-4">
        {minutesOff > 0 && <Notice>{t('clock', { time: formatMinutes(minutesOff, language) })}</Notice>}
        {waiting.some(outbox.isHeld) && <Notice tone="amber">{t('held')}</Notice>}
        {all.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
        {waiting.length > 0 && <p className="text-14 text-ink-soft">{t('text')}</p>}
        <Rows of={waiting} />
        {waiting.length > 0 && refused.length > 0 && (
          <h3 className="text-14 font-semibold">{t('refused', { number: refused.length })}</h3>
        )}
        <Rows of={refused} />
      </div>
    </Sheet>
  );
}

function Rows({ of }: { of: readonly Waiting[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {of.map((one) => (
        <Row key={one.order} one={one} />
      ))}
    </ul>
  );
}

function Row({ one }: { one: Waiting }) {
  const { t } = useTranslation('offline');
  const { language } = useLanguage();
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { fetchThem } = useValidationWords();
  const { at, refusal } = one;
  const error = refusal && errorOf(refusal);
  const what = useWhat(one);
  const onItsWay = useSending();
  const sending = onItsWay?.order === one.order ? onItsWay : null;
  // why something was refused may be said in words that come later
  useEffect(() => {
    if (refusal) void fetchThem();
  }, [refusal, fetchThem]);
  return (
    <li className="flex items-center gap-2 py-2.5">
      {one.what.kind === 'photo' && <Preview file={one.what.file} />}
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium wrap-anywhere">{what}</p>
        <p className="text-13 text-ink-soft">{formatTime(at, { language, timeZone: ownZone() })}</p>
        {sending && <Progress hideLabel label={what} value={sending.share * 100} className="mt-1.5" />}
        {error && <p className="text-13 text-red-ink">{errorText(error)}</p>}
      </div>
      {error && (
        <>
          {/* the same file would be refused again */}
          {!error.fieldErrors.file && (
            <IconButton icon={RotateCw} label={t('retry')} onClick={() => void sendAgain(cache, one)} />
          )}
          <IconButton icon={X} label={t('removeOf', { what })} onClick={() => void outbox.remove(one)} />
        </>
      )}
    </li>
  );
}

/** What it says is beside it. */
function Preview({ file }: { file: Blob }) {
  const src = usePreview(file);
  return <img src={src} alt="" className="photo size-12 shrink-0 rounded-mark bg-linen object-cover" />;
}

/** In words, as far as the job is known here. */
function useWhat({ jobId, what }: Waiting): string {
  const { t } = useTranslation(['offline', 'work']);
  const nameOf = useTaskName();
  const cache = useQueryClient();
  if (what.kind === 'submit') return t('submit');
  if (what.kind === 'supply') return t(what.low ? 'supply' : 'notLow', { item: what.name });
  if (what.kind === 'finding') return t(what.finding.kind, { item: what.finding.item ?? what.finding.note });
  const job = cache.getQueryData<JobDetail>(readKey(getJob, { params: { id: jobId } }));
  const found = job?.tasks.find(({ id }) => id === what.taskId);
  if (what.kind === 'photo') {
    const photo = t('photo', { type: t(`work:photos.type.${what.photoType}`) });
    return [photo, found && nameOf(found), what.note].filter(Boolean).join(' · ');
  }
  const task = found ? nameOf(found) : t('aTask');
  if (what.change.skippedReason !== undefined) return t('skipped', { task });
  return what.change.done ? t('done', { task }) : t('undone', { task });
}
