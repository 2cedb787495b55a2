import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideBackgroundCheck } from '#contract/background-check-calls.ts';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useFieldSentences } from '#web/platform/field-sentences.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

type Decision = 'approve' | 'reject';

/** The server refuses these without: the cleaner is mailed why, or the log says why all the same. */
const needsNotes = ({ status, identityChangedAt }: AdminBackgroundCheck, decision: Decision): boolean =>
  decision === 'reject' || status === 'FAILED' || identityChangedAt !== null;

/** Approve or reject, with the reason beside it; the way to approve what did not pass is no suggestion. */
export function DecisionForm({ check }: { check: AdminBackgroundCheck }) {
  const { t } = useTranslation(['admin', 'adminChecks']);
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { decide, error, deciding } = useDecide(check);
  function send(decision: Decision) {
    const said = notes.trim();
    setMissing(!said && needsNotes(check, decision));
    if (!said && needsNotes(check, decision)) return field.current?.focus();
    decide.mutate({ params: { userId: check.userId }, body: { decision, notes: said || null } });
  }
  return (
    <div className="grid w-full gap-3">
      <Field
        label={t('adminChecks:notes')}
        help={t('adminChecks:notesHelp')}
        error={missing && !notes.trim() ? t('money.reasonMissing') : error}
      >
        <TextArea
          ref={field}
          rows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap-reverse gap-2 *:grow">
        <Button
          variant="danger"
          loading={deciding === 'reject'}
          disabled={decide.isPending}
          onClick={() => send('reject')}
        >
          {t('adminChecks:reject')}
        </Button>
        <Button
          variant={check.status === 'FAILED' ? undefined : 'primary'}
          loading={deciding === 'approve'}
          disabled={decide.isPending}
          onClick={() => send('approve')}
        >
          {t('adminChecks:approve')}
        </Button>
      </div>
    </div>
  );
}

function useDecide({ user: { name } }: AdminBackgroundCheck) {
  const { t } = useTranslation('adminChecks');
  const sentencesOf = useFieldSentences();
  const decide = useWrite(decideBackgroundCheck, {
    onSuccess: ({ status }) => {
      const named = { name: `\u2068${name}\u2069` };
      const description = status === 'APPROVED' ? t('approvedText', named) : t('rejectedText', named);
      showToast({ title: t('recorded'), description, tone: 'success' });
    },
    failed: ({ error, reason }) => {
      const description = isRefusal(error, 'already_exists') ? t('sameSsnStands') : reason;
      return { title: t('decideFailed'), description, tone: 'danger' };
    },
  });
  const deciding = decide.isPending ? decide.variables.body.decision : null;
  return { decide, deciding, error: sentencesOf(decide.error).notes };
}
