import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tooSmallOf } from '#contract/after-photos.ts';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { errorOf } from '#web/platform/offline/error-of.ts';
import { onSite } from '#web/platform/offline/on-site.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { useSession } from '#web/platform/session.tsx';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { readKey } from '#web/platform/use-read.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface SubmitDialogProps {
  job: JobDetail;
  /** How many things of this job the server does not have yet: they go first. */
  unsent: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What could still be done. */
  children?: ReactNode;
}

/** What submitting means. It goes out after everything that was done before, with or without a signal. */
export function SubmitDialog({ job, unsent, open, onOpenChange, children }: SubmitDialogProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const figures = useTermFigures(job.terms);
  const { submit, submitting } = useSubmit(job.id, () => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('submit.title')}
      description={t(`submit.${consequenceOf(job)}`, figures)}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('submit.back')}</Button>
          <Button variant="primary" loading={submitting} onClick={() => void submit()}>
            {t('submit.confirm')}
          </Button>
        </>
      }
    >
      {children}
      {unsent > 0 && (
        <p className="text-14 text-ink-soft">
          {t('submit.first', { count: unsent, shown: formatNumber(unsent, language) })}
        </p>
      )}
    </Dialog>
  );
}

/** Submits now, or as soon as there is a signal; what refuses it at once is said at once. */
function useSubmit(jobId: string, kept: () => void) {
  const { t } = useTranslation('work');
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const tellRefusal = useFailure({ failed: reasonAlone });
  const [submitting, setSubmitting] = useState(false);
  // a second press may come before the button is drawn as busy
  const isSending = useRef(false);
  async function send() {
    const { keepOnSite, sendKept } = await onSite();
    const one = await keepOnSite(cache, { userId, jobId, what: { kind: 'submit' } });
    const left = await sendKept(cache, one);
    if (left?.refusal) {
      await outbox.remove(left); // said now, so that it need not be looked for later
      // another device may have changed the list: show it as the server knows it
      await cache.invalidateQueries({ queryKey: readKey(getJob) });
      return tellRefusal(errorOf(left.refusal));
    }
    kept();
    if (left) showToast({ title: t('submit.willBe') });
    else showToast({ title: t('toasts.updated'), description: t('toasts.submitted'), tone: 'success' });
  }
  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    setSubmitting(true);
    await send().catch(tellRefusal);
    setSubmitting(false);
    isSending.current = false;
  }
  return { submit, submitting };
}

/** Where the host has something to look at first, their card waits longer for their word. */
function consequenceOf({ tasks, deliverables }: JobDetail): 'text' | 'textSkipped' | 'textSmall' {
  if (tasks.some(({ required, skippedReason }) => required && skippedReason !== null)) return 'textSkipped';
  return tooSmallOf(deliverables.filter(({ photoType }) => photoType === 'AFTER')).length > 0 ? 'textSmall' : 'text';
}
