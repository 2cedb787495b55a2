import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { savePostingTemplate } from '#contract/posting-template-calls.ts';
import type { savePostingTemplate as SaveTemplate } from '#contract/posting-templates.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.tsx';
import type { PostingValues } from '../posting-values.ts';

interface SaveTemplateDialogProps {
  /** What a form holds, or what a job was posted with. */
  values: () => PostingValues;
  onClose: () => void;
}

/** Keeps a job, but for its home and its day, under a name. */
export function SaveTemplateDialog({ values, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation('postingTemplates');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  // sent again after a lost answer it is the same template; only an answer ends the wish
  const key = useRef(idempotencyKey());
  const save = useWrite(savePostingTemplate, {
    onSuccess: () => {
      showToast({ title: t('save.done'), description: name, tone: 'success' });
      onClose();
    },
    onError: ({ error, fields, reason }) => {
      if (error instanceof ApiError && error.status < 500) key.current = idempotencyKey();
      setFault(ownWords(error) ?? fields.name ?? Object.values(fields)[0] ?? reason);
    },
    failed: () => null,
  });
  function ownWords(error: Error): string | undefined {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'already_exists') return t('save.taken');
    return error.code === 'too_many' ? t('save.full') : undefined;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // for React, this dialog is inside the form that it keeps
    event.stopPropagation();
    setFault(undefined);
    save.mutate({ body: templateOf(name, values()), idempotencyKey: key.current });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('save.title')}
      description={t('save.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('save.cancel')}</Button>
          <Button type="submit" form="save-template" variant="primary" loading={save.isPending}>
            {t('save.button')}
          </Button>
        </>
      }
    >
      <form id="save-template" noValidate onSubmit={submit}>
        <Field label={t('save.name')} error={fault} required>
          <TextInput
            autoFocus
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** A task that nobody has named yet is none; a budget that is no amount is refused in words. */
function templateOf(name: string, values: PostingValues): SentBodyOf<typeof SaveTemplate> {
  const { startTime, endTime, payoutCents, cleaningType, specialInstructions, customTasks = [], inviteFirst } = values;
  return {
    ...{ name, cleaningType, payoutCents: Number.isSafeInteger(payoutCents) ? payoutCents : 0 },
    startTime: startTime.slice(11) || null,
    endTime: endTime.slice(11) || null,
    specialInstructions: specialInstructions || null,
    customTasks: customTasks.filter((task) => task.name.trim() !== ''),
    // with nobody chosen yet it says nothing
    inviteFirst: inviteFirst && inviteFirst.cleanerIds.length > 0 ? inviteFirst : null,
  };
}
