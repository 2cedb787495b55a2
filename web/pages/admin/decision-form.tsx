import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideBackgroundCheck } from '#contract/background-check-calls.ts';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

type Decision = 'approve' | 'reject';

/** The server refuses these without: the cleaner is mailed why, or the log says why all the same. */
const needsNotes = ({ status, identityChangedAt }: AdminBackgroundCheck, decision: Decision): boolean =>
  decision === 'reject' || status === 'FAILED' || identityChangedAt !== null;

/**
 * Approve or reject for the foot of a panel, and the reason for its body; the way to approve what did not pass is no
 * suggestion.
 */
export function useDecision(check: AdminBackgroundCheck): { reason: ReactNode; buttons: ReactNode } {
  const { t } = useTranslation(['admin', 'adminChecks']);
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  const { decide, error, deciding } = useDecide(check, () => setAsking(false));
  const send = (decision: Decision) =>
    decide.mutate({ params: { userId: check.userId }, body: { decision, notes: notes.trim() || null } });
  function press(decision: Decision) {
    const lacks = !notes.trim() && needsNotes(check, decision);
    setMissing(lacks);
    if (lacks) return field.current?.focus();
    // it mails at once
    return decision === 'reject' ? setAsking(true) : send(decision);
  }
  const reason = (
    <Reason
      check={check}
      error={missing && !notes.trim() ? t('money.reasonMissing') : error}
      field={field}
      value={notes}
      onChange={setNotes}
    />
  );
  const buttons = (
    <>
      <Choice status={check.status} {...{ deciding, press }} sending={decide.isPending} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('adminChecks:rejectTitle', { name: `\u2068${check.user.name}\u2069` })}
        description={t('adminChecks:rejectText')}
        confirmLabel={t('adminChecks:reject')}
        loading={decide.isPending}
        onConfirm={() => send('reject')}
      >
        <blockquote className="max-h-40 overflow-y-auto border-s-2 border-line-strong ps-3 text-14 wrap-anywhere whitespace-pre-line">
          <bdi>{notes.trim()}</bdi>
        </blockquote>
      </ConfirmDialog>
    </>
  );
  return { reason, buttons };
}

interface ChoiceProps extends Pick<AdminBackgroundCheck, 'status'> {
  deciding: Decision | null;
  sending: boolean;
  press: (decision: Decision) => void;
}

function Choice({ status, deciding, sending, press }: ChoiceProps) {
  const { t } = useTranslation('adminChecks');
  return (
    <div className="flex w-full flex-wrap-reverse gap-2 *:grow">
      <Button variant="danger" loading={deciding === 'reject'} disabled={sending} onClick={() => press('reject')}>
        {t('reject')}
      </Button>
      <Button
        variant={status === 'FAILED' ? undefined : 'primary'}
        loading={deciding === 'approve'}
        disabled={sending}
        onClick={() => press('approve')}
      >
        {t('approve')}
      </Button>
    </div>
  );
}

interface ReasonProps {
  check: AdminBackgroundCheck;
  error: string | null | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
}

function Reason({ check, error, field, value, onChange }: ReasonProps) {
  const { t } = useTranslation('adminChecks');
  const isNeeded = needsNotes(check, 'approve');
  return (
    <Field
      label={t('reason')}
      help={t('notesHelp')}
      aside={<span className="text-13 text-ink-soft">{t(isNeeded ? 'needed' : 'neededToReject')}</span>}
      error={error ?? null}
      required={isNeeded}
    >
      <TextArea
        ref={field}
        rows={2}
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function useDecide({ user: { name } }: AdminBackgroundCheck, onEnd: () => void) {
  const { t } = useTranslation('adminChecks');
  const sentencesOf = useFieldSentences();
  const decide = useWrite(decideBackgroundCheck, {
    onSuccess: ({ status }) => {
      onEnd();
      const named = { name: `\u2068${name}\u2069` };
      const description = status === 'APPROVED' ? t('approvedText', named) : t('rejectedText', named);
      showToast({ title: t('recorded'), description, tone: 'success' });
    },
    failed: ({ error, reason }) => {
      const description = isRefusal(error, 'already_exists') ? t('sameSsnStands') : reason;
      return { title: t('decideFailed'), description, tone: 'danger' };
    },
    onError: onEnd,
  });
  const deciding = decide.isPending ? decide.variables.body.decision : null;
  return { decide, deciding, error: sentencesOf(decide.error).notes };
}
