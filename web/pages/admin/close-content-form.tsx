import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { closeContent, showEvidence } from '#contract/moderation-calls.ts';
import { type ContentAction, type ContentReason, contentReasons } from '#contract/states.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { readKey, useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useActionName } from './use-action-name.ts';

/** What is done about it, and why. */
export function CloseContentForm({ report }: { report: ReportedContent }) {
  const { t } = useTranslation(['messageReports', 'contentReports', 'adminSettings']);
  const nameOf = useActionName();
  const [reason, setReason] = useState('');
  const [action, setAction] = useState<ContentAction>('none');
  const [authorReason, setAuthorReason] = useState(report.authorReason);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // what was reported stays in sight above it
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { close, seenVersion } = useClose(report.id);
  const missing = reason.trim() === '';
  const unchosen = action !== 'none' && authorReason === null;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const body = {
      ...{ reason, action },
      ...(action !== 'none' && authorReason && { authorReason }),
      ...(seenVersion !== undefined && { seenVersion }),
    };
    if (!missing && !unchosen) close.mutate({ params: { id: report.id }, body });
  }
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <Field group label={t('admin.action')}>
        <RadioCards
          ref={first}
          options={report.can.map((value) => ({
            value,
            label: nameOf(value, report.kind),
            detail:
              value === 'hide' && report.kind !== 'message'
                ? t('contentReports:admin.hideText')
                : t(`admin.actionText.${value}`),
          }))}
          value={action}
          onValueChange={setAction}
        />
      </Field>
      {action !== 'none' && (
        <AuthorReason kind={report.kind} value={authorReason} missing={tried && unchosen} onChange={setAuthorReason} />
      )}
      <Field
        label={t('admin.closeReason')}
        help={t('adminSettings:approval.reasonKept')}
        error={tried && missing ? t('admin.closeReasonMissing') : null}
        required
      >
        <TextArea rows={2} maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" loading={close.isPending}>
        {action === 'none' ? t('admin.closeAlone') : nameOf(action, report.kind)}
      </Button>
    </form>
  );
}

/** What is decided about is what was looked at: where its author has changed that, it is shown anew. */
function useClose(id: string) {
  const { t } = useTranslation(['messageReports', 'contentReports']);
  const cache = useQueryClient();
  // whoever has not looked has seen nothing; here it is read only from what was shown
  const seenVersion = useRead(showEvidence, { params: { id }, enabled: false }).data?.version;
  const close = useWrite(closeContent, {
    onSuccess: () => showToast({ title: t('admin.closed'), tone: 'success' }),
    failed: (failure) =>
      isRefusal(failure.error, 'stale')
        ? { title: t('contentReports:admin.changed'), tone: 'danger' }
        : reasonAlone(failure),
    onError: ({ error }) => {
      if (isRefusal(error, 'stale'))
        void cache.invalidateQueries({ queryKey: readKey(showEvidence, { params: { id } }) });
    },
  });
  return { close, seenVersion };
}

interface AuthorReasonProps {
  kind: ReportedContent['kind'];
  value: ContentReason | null;
  missing: boolean;
  onChange: (value: ContentReason) => void;
}

/**
 * What its author reads is wrong with it: the report may name something else than an admin sees in it. Where it names
 * nothing, that an author is given no reason is for an admin to decide.
 */
function AuthorReason({ kind, value, missing, onChange }: AuthorReasonProps) {
  const { t } = useTranslation('contentReports');
  const fitting = contentReasons.filter((reason) => kind === 'photo' || reason !== 'elsewhere');
  const options = fitting.map((reason) => ({
    value: reason,
    // "something else" is no reason to give anybody
    label: reason === 'other' ? t('admin.noReason') : t(`reasons.${reason}`),
  }));
  return (
    <Field
      label={t('admin.authorReason')}
      help={value ? t('admin.authorReasonHelp') : undefined}
      error={missing ? t('admin.reasonMissing') : null}
      required
    >
      <Select
        options={options}
        placeholder={t('admin.chooseReason')}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = contentReasons.find((reason) => reason === event.target.value);
          if (chosen) onChange(chosen);
        }}
      />
    </Field>
  );
}
